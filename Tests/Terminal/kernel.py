"""What the kernel of this machine can restrict, and a kernel that can do less."""

import ctypes
import struct


def without_landlock():
    """Lets the calls of Landlock fail as on a kernel that does not have them, in this process and those that it starts."""
    library = ctypes.CDLL(None, use_errno=True)
    # Load the number of the call; from 444 to 446, answer ENOSYS.
    steps = [(0x20, 0, 0, 0), (0x35, 0, 2, 444), (0x25, 1, 0, 446), (0x06, 0, 0, 0x50000 | 38), (0x06, 0, 0, 0x7FFF0000)]
    filter = b"".join(struct.pack("HBBI", *step) for step in steps)
    buffer = ctypes.create_string_buffer(filter)
    program = struct.pack("HxxxxxxP", len(steps), ctypes.addressof(buffer))
    library.prctl(38, 1, 0, 0, 0)
    if library.prctl(22, 2, ctypes.c_char_p(program), 0, 0) != 0:
        raise OSError("no filter")


def has_landlock():
    return ctypes.CDLL(None).syscall(444, None, ctypes.c_size_t(0), ctypes.c_uint32(1)) > 0
