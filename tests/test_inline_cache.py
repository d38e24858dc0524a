"""What the compiled engine keeps of plain classes is never out of date, and never more than Python allows."""

import shlex
import subprocess
import sysconfig
from abc import ABC
from importlib.machinery import ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest
from msgspec import Struct

from tools.fast import lacks
from tools.inline_cache import HEADER, cached

WRITTEN = """#include "__native_internal_1.h"
PyObject *f(void) {
        cpy_r_r0 = CPyStatic_machine___globals;
            cpy_r_r1 = CPyStatics[3]; /* 'Run' */
                cpy_r_r2 = CPyDict_GetItem(cpy_r_r0, cpy_r_r1);
    cpy_r_r3 = CPyDict_GetItem(cpy_r_r2, cpy_r_r1);
"""
PLACES = f"""
#include <Python.h>
#define CPyDict_GetItem PyObject_GetItem
#include "{HEADER.as_posix()}"
static PyObject *get(PyObject *self, PyObject *args) {{
    return CPyObject_GetAttr(PyTuple_GET_ITEM(args, 0), PyTuple_GET_ITEM(args, 1));
}}
static PyObject *set(PyObject *self, PyObject *args) {{
    if (PyObject_SetAttr(PyTuple_GET_ITEM(args, 0), PyTuple_GET_ITEM(args, 1), PyTuple_GET_ITEM(args, 2)) < 0)
        return NULL;
    Py_RETURN_NONE;
}}
static PyObject *call(PyObject *self, PyObject *args) {{
    PyObject *object = PyTuple_GET_ITEM(args, 0);
    return PyObject_VectorcallMethod(PyTuple_GET_ITEM(args, 1), &object, 1, NULL);
}}
static PyObject *is_a(PyObject *self, PyObject *args) {{
    int answer = PyObject_IsInstance(PyTuple_GET_ITEM(args, 0), PyTuple_GET_ITEM(args, 1));
    return answer < 0 ? NULL : PyBool_FromLong(answer);
}}
static PyObject *global(PyObject *self, PyObject *args) {{
    return CPyGlobal(PyTuple_GET_ITEM(args, 0), PyTuple_GET_ITEM(args, 1));
}}
static PyMethodDef methods[] = {{
    {{"get", get, METH_VARARGS}}, {{"set", set, METH_VARARGS}}, {{"call", call, METH_VARARGS}},
    {{"is_a", is_a, METH_VARARGS}}, {{"name", global, METH_VARARGS}}, {{NULL}}}};
static struct PyModuleDef module = {{PyModuleDef_HEAD_INIT, "places", NULL, -1, methods}};
PyMODINIT_FUNC PyInit_places(void) {{ return PyModule_Create(&module); }}
"""


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One place in compiled code for each thing that is asked."""
    if reason := lacks():
        pytest.skip(reason)
    folder = tmp_path_factory.mktemp("places")
    source, made = folder / "places.c", folder / "places.so"
    source.write_text(PLACES, "utf-8")
    compiler = shlex.split(str(sysconfig.get_config_var("CC")))
    flags = ["-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-Wno-unused-function"]
    headers = f"-I{sysconfig.get_path('include')}"
    subprocess.run([*compiler, *flags, headers, "-o", str(made), str(source)], check=True)
    return made


@pytest.fixture
def places(library: Path, tmp_path: Path) -> ModuleType:
    """Those places, as they are before anything was asked there."""
    own = tmp_path / "places.so"
    own.write_bytes(library.read_bytes())
    loader = ExtensionFileLoader("places", str(own))
    spec = spec_from_loader("places", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


class Point(Struct, gc=False):
    x: int
    y: int = 0


class Deep(Point, gc=False):
    z: int = 0


class Fixed(Struct, gc=False, frozen=True):
    x: int


class Bare:
    __slots__ = ("x",)
    shared = 1

    def double(self) -> object:
        return self.x * 2


def test_only_what_asks_a_module_for_a_name_is_put_in_another_way() -> None:
    lines = cached(WRITTEN).splitlines()
    assert lines[1] == f'#include "{HEADER.as_posix()}"'
    assert lines[5] == "cpy_r_r2 = CPyGlobal(cpy_r_r0, cpy_r_r1);"
    assert lines[6] == "cpy_r_r3 = CPyDict_GetItem(cpy_r_r2, cpy_r_r1);"
    assert cached("  int main(void)") == "int main(void)"


def test_fields_are_read_of_whatever_has_them(places: ModuleType) -> None:
    for turn in range(3):
        for kind in (Point, Deep, Fixed):
            assert places.get(kind(turn), "x") == turn
    assert places.get(Point(5, 6), "y") == 6


def test_an_attribute_that_is_not_there_is_missed_each_time(places: ModuleType) -> None:
    bare = Bare()
    places.set(bare, "x", 3)
    assert [places.get(bare, "x") for _ in range(3)] == [3, 3, 3]
    for _ in range(3):
        with pytest.raises(AttributeError):
            places.get(Bare(), "x")


def test_more_types_than_are_kept_are_all_answered(places: ModuleType) -> None:
    kinds = [type(f"Kind{number}", (), {"__slots__": (), "shared": number}) for number in range(9)]
    for _ in range(60):
        assert [places.get(kind(), "shared") for kind in kinds] == list(range(9))


def test_what_a_class_has_is_asked_anew_when_it_changes(places: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    bare = Bare()
    bare.x = 4
    for value in (1, 7):
        monkeypatch.setattr(Bare, "shared", value)
        assert [places.get(bare, "shared") for _ in range(3)] == [value] * 3
    monkeypatch.setattr(Bare, "shared", property(lambda self: self.x))
    assert [places.get(bare, "shared") for _ in range(3)] == [4] * 3


def test_an_object_with_a_value_of_its_own_keeps_it(places: ModuleType) -> None:
    class Open:
        shared = 1

    one, other = Open(), Open()
    assert [places.get(one, "shared") for _ in range(3)] == [1] * 3
    other.shared = 2
    assert (places.get(other, "shared"), places.get(one, "shared")) == (2, 1)


def test_methods_are_those_of_the_class_as_it_is(places: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    bare = Bare()
    bare.x = 4
    assert [places.call(bare, "double") for _ in range(3)] == [8] * 3
    monkeypatch.setattr(Bare, "double", lambda self: "another")
    assert [places.call(bare, "double") for _ in range(3)] == ["another"] * 3
    assert places.call(["a"], "copy") == ["a"]


def test_a_field_is_set_and_what_it_held_is_let_go(places: ModuleType) -> None:
    point = Point(1)
    for value in (10**30, 10**40, "a", 10**50):
        places.set(point, "x", value)
        assert point.x == value
    with pytest.raises(AttributeError):
        places.set(Fixed(1), "x", 2)
    assert Fixed(1).x == 1


def test_a_class_that_sets_in_its_own_way_does_so(places: ModuleType) -> None:
    class Doubling(Point, gc=False):
        def __setattr__(self, name: str, value: object) -> None:
            super().__setattr__(name, [value, value])

    for kind, expected in ((Point, 5), (Doubling, [5, 5]), (Point, 5), (Doubling, [5, 5])):
        point = kind(1)
        places.set(point, "x", 5)
        assert point.x == expected


@pytest.mark.parametrize("kind", [Point, Deep, Fixed, Bare, ABC, int])
def test_an_instance_is_one_for_python_too(places: ModuleType, kind: type) -> None:
    things: list[object] = [Point(1), Deep(1), Fixed(1), Bare(), 1, True, None]
    for _ in range(3):
        assert [places.is_a(thing, kind) for thing in things] == [isinstance(thing, kind) for thing in things]


def test_a_class_that_says_itself_who_is_one_is_asked_each_time(places: ModuleType) -> None:
    class Numbered(ABC):  # noqa: B024
        pass

    assert not places.is_a(Bare(), Numbered)
    Numbered.register(Bare)
    assert places.is_a(Bare(), Numbered)


def test_a_module_is_asked_anew_when_a_name_of_it_has_changed(places: ModuleType) -> None:
    names: dict[str, object] = {"Run": 1, "other": 2}
    assert [places.name(names, "Run") for _ in range(2)] == [1, 1]
    names["other"] = 3
    assert places.name(names, "Run") == 1
    names["Run"] = 4
    assert places.name(names, "Run") == 4
    del names["Run"]
    with pytest.raises(KeyError):
        places.name(names, "Run")
