#define _GNU_SOURCE
#include "CLibEdit.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

void cle_widen_pipe(int pipe, int bytes) {
#ifdef F_SETPIPE_SZ
  fcntl(pipe, F_SETPIPE_SZ, bytes);
#else
  (void)pipe;
  (void)bytes;
#endif
}

static FILE *drawing;

FILE *cle_drawing(int terminal) {
  // A descriptor of its own, which can be redirected without the terminal's.
  int copy = fcntl(terminal, F_DUPFD_CLOEXEC, 3);
  return drawing = copy < 0 ? NULL : fdopen(copy, "w");
}

void cle_set_blind(int on, int terminal) {
  if (!drawing) return;
  fflush(drawing);
  int target = on ? open("/dev/null", O_WRONLY | O_CLOEXEC) : terminal;
  if (target < 0) return;
  dup3(target, fileno(drawing), O_CLOEXEC);
  if (on) close(target);
}

int cle_memory_file(const char *name) {
#ifdef MFD_CLOEXEC
  return memfd_create(name, MFD_CLOEXEC);
#else
  (void)name;
  return -1;
#endif
}
