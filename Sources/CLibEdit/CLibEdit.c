#define _GNU_SOURCE
#include "CLibEdit.h"

#include <fcntl.h>
#include <sys/mman.h>

void cle_widen_pipe(int pipe, int bytes) {
#ifdef F_SETPIPE_SZ
  fcntl(pipe, F_SETPIPE_SZ, bytes);
#else
  (void)pipe;
  (void)bytes;
#endif
}

int cle_memory_file(const char *name) {
#ifdef MFD_CLOEXEC
  return memfd_create(name, MFD_CLOEXEC);
#else
  (void)name;
  return -1;
#endif
}
