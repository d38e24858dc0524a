"""The heap that all threads share, where the C library is GNU's."""

import platform
import subprocess
import sys

import pytest

HEAPS = """
import ctypes, threading
from cogs.memory_allocator import be_frugal

assert be_frugal()
libc = ctypes.CDLL(None)
libc.malloc.restype = ctypes.c_void_p
places, both = [], threading.Barrier(4)

def work():
    both.wait()
    places.append(libc.malloc(5000) >> 26)
    both.wait()

workers = [threading.Thread(target=work) for _ in range(4)]
[each.start() for each in workers]
[each.join() for each in workers]
print(len(set(places)))
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="another C library")
def test_all_threads_share_one_heap() -> None:
    told = subprocess.run([sys.executable, "-c", HEAPS], check=True, capture_output=True, text=True, timeout=120)
    assert int(told.stdout) <= 2  # two where the heap crosses a boundary of 64 MB just then; each a heap would be four
