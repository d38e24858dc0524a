/* Inline caches for what compiled code asks of objects that are not compiled.

   mypyc asks an object of a class that it has not made (a Struct, a rulebook) for an attribute by its name, each time
   anew, and a module for a name that it has brought in. Here each place in the code keeps what it got last, for up to
   four types, as CPython's own interpreter does: the type, the version of that type (CPython gives a class another with
   each change of it), and where the attribute was. Whatever is of no such kind is asked as before. */

#include <structmember.h>

#if defined(__GNUC__) && !defined(Py_GIL_DISABLED) && !defined(Py_LIMITED_API) && PY_VERSION_HEX >= 0x030B0000

#ifndef likely
#define likely(x) __builtin_expect(!!(x), 1)
#define unlikely(x) __builtin_expect(!!(x), 0)
#endif

enum { IN_SLOT = 1, BY_GETTER, IN_CLASS };
enum { MOST_TYPES = 4, MOST_MISSES = 256 };

typedef struct {
    PyTypeObject *type;
    unsigned int version;
    int kind;
    union {
        Py_ssize_t offset;   /* IN_SLOT: so many bytes from where the object begins */
        PyGetSetDef *getter; /* BY_GETTER: of a compiled class that is asked through a protocol */
        PyObject *value;     /* IN_CLASS: a constant or a function, which the class keeps alive */
        int answer;          /* of `isinstance` */
    } at;
} CacheEntry;

/* `key`: the name that is asked for, or the class. After MOST_MISSES types nothing more is kept. */
typedef struct {
    PyObject *key;
    int misses;
    CacheEntry entries[MOST_TYPES];
} InlineCache;

static inline int fits_entry(const CacheEntry *entry, PyTypeObject *type) {
    return entry->type == type && entry->version == type->tp_version_tag;
}

static inline CacheEntry *find_entry(InlineCache *cache, PyTypeObject *type, PyObject *key) {
    if (cache->key == key) {
        for (int at = 0; at < MOST_TYPES; at++) {
            if (fits_entry(&cache->entries[at], type)) {
                return &cache->entries[at];
            }
        }
    }
    return NULL;
}

/* Room for one type more; NULL where it has no version, the key is not the same each time, or types never end. */
static CacheEntry *new_entry(InlineCache *cache, PyTypeObject *type, PyObject *key, int kind) {
    if (type->tp_version_tag == 0 || (cache->key != NULL && cache->key != key) || cache->misses == MOST_MISSES) {
        return NULL;
    }
    if (cache->key == NULL) {
        cache->key = Py_NewRef(key);
    }
    CacheEntry *entry = &cache->entries[cache->misses % MOST_TYPES];
    cache->misses++;
    entry->type = type;
    entry->version = type->tp_version_tag;
    entry->kind = kind;
    return entry;
}

/* Whether objects of a type have nothing but what their class declares. */
static int has_no_dict(PyTypeObject *type) {
    return type->tp_dictoffset == 0 && !PyType_HasFeature(type, Py_TPFLAGS_MANAGED_DICT);
}

static PyMemberDef *slot_of(PyTypeObject *type, PyObject *descriptor) {
    if (descriptor == NULL || Py_TYPE(descriptor) != &PyMemberDescr_Type ||
        !PyType_IsSubtype(type, ((PyDescrObject *)descriptor)->d_type)) {
        return NULL;
    }
    PyMemberDef *member = ((PyMemberDescrObject *)descriptor)->d_member;
    return member->type == T_OBJECT_EX && member->flags == 0 ? member : NULL;
}

static PyGetSetDef *getter_of(PyTypeObject *type, PyObject *descriptor) {
    if (Py_TYPE(descriptor) != &PyGetSetDescr_Type || !PyType_IsSubtype(type, ((PyDescrObject *)descriptor)->d_type)) {
        return NULL;
    }
    PyGetSetDef *getter = ((PyGetSetDescrObject *)descriptor)->d_getset;
    return getter->get != NULL ? getter : NULL;
}

/* --- getting --- */

static void keep_attribute(InlineCache *cache, PyTypeObject *type, PyObject *name) {
    PyObject *descriptor;
    if (type->tp_getattro != PyObject_GenericGetAttr || cache->misses == MOST_MISSES ||
        (descriptor = _PyType_Lookup(type, name)) == NULL) {
        return;
    }
    PyMemberDef *member = slot_of(type, descriptor);
    PyGetSetDef *getter = getter_of(type, descriptor);
    CacheEntry *entry;
    if (member != NULL) {
        if ((entry = new_entry(cache, type, name, IN_SLOT)) != NULL) {
            entry->at.offset = member->offset;
        }
    } else if (getter != NULL) {
        if ((entry = new_entry(cache, type, name, BY_GETTER)) != NULL) {
            entry->at.getter = getter;
        }
    } else if (Py_TYPE(descriptor)->tp_descr_get == NULL && has_no_dict(type)) {
        if ((entry = new_entry(cache, type, name, IN_CLASS)) != NULL) {
            entry->at.value = descriptor;
        }
    }
}

static __attribute__((noinline)) PyObject *get_by_any_entry(InlineCache *cache, PyObject *object, PyObject *name) {
    PyTypeObject *type = Py_TYPE(object);
    CacheEntry *entry = find_entry(cache, type, name);
    if (entry == NULL) {
        keep_attribute(cache, type, name);
    } else if (entry->kind == BY_GETTER) {
        return entry->at.getter->get(object, entry->at.getter->closure);
    } else {
        PyObject *value =
            entry->kind == IN_CLASS ? entry->at.value : *(PyObject **)((char *)object + entry->at.offset);
        if (value != NULL) {
            return Py_NewRef(value);
        }
    }
    return PyObject_GetAttr(object, name);
}

static inline PyObject *get_cached(InlineCache *cache, PyObject *object, PyObject *name) {
    const CacheEntry *entry = &cache->entries[0];
    if (likely(fits_entry(entry, Py_TYPE(object)) && entry->kind == IN_SLOT && cache->key == name)) {
        PyObject *value = *(PyObject **)((char *)object + entry->at.offset);
        if (likely(value != NULL)) {
            return Py_NewRef(value);
        }
    }
    return get_by_any_entry(cache, object, name);
}

/* --- setting --- */

/* Whether to set a field is only to write into its slot: of a Struct that the collector does not watch. */
static int is_plain_struct(PyTypeObject *type) {
    static PyObject *method = NULL;
    if (method == NULL && (method = PyUnicode_InternFromString("__setattr__")) == NULL) {
        PyErr_Clear();
        return 0;
    }
    PyObject *setter = _PyType_Lookup(type, method);
    return strcmp(Py_TYPE(type)->tp_name, "msgspec._core.StructMeta") == 0 && !PyType_IS_GC(type) &&
           setter != NULL && Py_TYPE(setter) == &PyWrapperDescr_Type;
}

/* Sets it as Python does; only where that has been allowed is it kept how. */
static __attribute__((noinline)) int set_and_keep(InlineCache *cache, PyObject *object, PyObject *name, PyObject *value) {
    PyTypeObject *type = Py_TYPE(object);
    int done = PyObject_SetAttr(object, name, value);
    if (done == 0 && value != NULL && cache->misses < MOST_MISSES && is_plain_struct(type)) {
        PyMemberDef *member = slot_of(type, _PyType_Lookup(type, name));
        CacheEntry *entry = member == NULL ? NULL : new_entry(cache, type, name, IN_SLOT);
        if (entry != NULL) {
            entry->at.offset = member->offset;
        }
    }
    return done;
}

static inline int set_cached(InlineCache *cache, PyObject *object, PyObject *name, PyObject *value) {
    CacheEntry *entry = find_entry(cache, Py_TYPE(object), name);
    if (unlikely(entry == NULL || value == NULL)) {
        return set_and_keep(cache, object, name, value);
    }
    PyObject **slot = (PyObject **)((char *)object + entry->at.offset);
    PyObject *before = *slot;
    *slot = Py_NewRef(value);
    Py_XDECREF(before);
    return 0;
}

/* --- calling a method --- */

static __attribute__((noinline)) PyObject *call_cached(
    InlineCache *cache, PyObject *name, PyObject *const *args, size_t nargsf, PyObject *kwnames) {
    PyTypeObject *type = Py_TYPE(args[0]);
    CacheEntry *entry = find_entry(cache, type, name);
    if (entry != NULL) {
        PyObject *method = Py_NewRef(entry->at.value);
        PyObject *result = PyObject_Vectorcall(method, args, nargsf & ~PY_VECTORCALL_ARGUMENTS_OFFSET, kwnames);
        Py_DECREF(method);
        return result;
    }
    if (type->tp_getattro == PyObject_GenericGetAttr && has_no_dict(type)) {
        PyObject *method = _PyType_Lookup(type, name);
        if (method != NULL && PyType_HasFeature(Py_TYPE(method), Py_TPFLAGS_METHOD_DESCRIPTOR) &&
            (entry = new_entry(cache, type, name, IN_CLASS)) != NULL) {
            entry->at.value = method;
        }
    }
    return PyObject_VectorcallMethod(name, args, nargsf, kwnames);
}

/* --- asking for the class --- */

/* Whether the type of an object alone says if it is an instance: neither has a say of its own, as an ABC would. */
static int hangs_on_type_alone(PyTypeObject *type, PyObject *class) {
    static PyObject *check = NULL, *own = NULL;
    if (own == NULL && ((check = PyUnicode_InternFromString("__instancecheck__")) == NULL ||
                        (own = PyUnicode_InternFromString("__class__")) == NULL)) {
        PyErr_Clear();
        return 0;
    }
    return PyType_Check(class) && _PyType_Lookup(Py_TYPE(class), check) == _PyType_Lookup(&PyType_Type, check) &&
           type->tp_getattro == PyObject_GenericGetAttr && has_no_dict(type) &&
           _PyType_Lookup(type, own) == _PyType_Lookup(&PyBaseObject_Type, own);
}

static __attribute__((noinline)) int is_instance_cached(InlineCache *cache, PyObject *object, PyObject *class) {
    PyTypeObject *type = Py_TYPE(object);
    if ((PyObject *)type == class) {
        return 1;
    }
    CacheEntry *entry = find_entry(cache, type, class);
    if (entry != NULL) {
        return entry->at.answer;
    }
    int answer = PyObject_IsInstance(object, class);
    if (answer >= 0 && cache->misses < MOST_MISSES && hangs_on_type_alone(type, class) &&
        (entry = new_entry(cache, type, class, IN_CLASS)) != NULL) {
        entry->at.answer = answer;
    }
    return answer;
}

/* --- what a module has brought in --- */

#if PY_VERSION_HEX < 0x030E0000
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
/* A module's names change while it is imported and hardly ever afterwards; each change gives its dict another version. */
static inline PyObject *get_global(uint64_t *version, PyObject **value, PyObject *names, PyObject *name) {
    if (likely(*version == ((PyDictObject *)names)->ma_version_tag)) {
        return Py_NewRef(*value);
    }
    PyObject *current = CPyDict_GetItem(names, name);
    if (current != NULL) {
        *version = ((PyDictObject *)names)->ma_version_tag;
        *value = current;
    }
    return current;
}
#define CPyGlobal(names, name)                         \
    __extension__({                                    \
        static uint64_t version;                       \
        static PyObject *value;                        \
        get_global(&version, &value, (names), (name)); \
    })
#else
#define CPyGlobal(names, name) CPyDict_GetItem((names), (name))
#endif

/* --- being called --- */

/* The arguments of a call that names none of them and leaves none out, as nearly each is; how many is known to the
   compiler. */
#define TAKE_ARGUMENTS(otherwise, args, nargs, kwnames, parser, ...)                   \
    __extension__({                                                                    \
        PyObject **into[] = {__VA_ARGS__};                                             \
        enum { COUNT = sizeof(into) / sizeof(into[0]) };                               \
        int taken = 1;                                                                 \
        if (likely((kwnames) == NULL && (Py_ssize_t)(nargs) == COUNT)) {               \
            for (int at = 0; at < COUNT; at++) {                                       \
                *into[at] = (args)[at];                                                \
            }                                                                          \
        } else {                                                                       \
            taken = otherwise((args), (nargs), (kwnames), (parser), __VA_ARGS__);      \
        }                                                                              \
        taken;                                                                         \
    })
#define CPyArg_ParseStackAndKeywordsSimple(...) TAKE_ARGUMENTS(CPyArg_ParseStackAndKeywordsSimple, __VA_ARGS__)
#define CPyArg_ParseStackAndKeywordsOneArg(...) TAKE_ARGUMENTS(CPyArg_ParseStackAndKeywordsOneArg, __VA_ARGS__)

#undef CPyObject_GetAttr
#define CPyObject_GetAttr(object, name)       \
    __extension__({                           \
        static InlineCache cache;             \
        get_cached(&cache, (object), (name)); \
    })
#define PyObject_SetAttr(object, name, value)          \
    __extension__({                                    \
        static InlineCache cache;                      \
        set_cached(&cache, (object), (name), (value)); \
    })
#define PyObject_VectorcallMethod(name, args, nargsf, kwnames)    \
    __extension__({                                               \
        static InlineCache cache;                                 \
        call_cached(&cache, (name), (args), (nargsf), (kwnames)); \
    })
#define PyObject_IsInstance(object, class)             \
    __extension__({                                    \
        static InlineCache cache;                      \
        is_instance_cached(&cache, (object), (class)); \
    })

#else
#define CPyGlobal(names, name) CPyDict_GetItem((names), (name))
#endif
