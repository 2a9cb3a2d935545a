#define _GNU_SOURCE
#include "CLibEdit.h"

#include <fcntl.h>

void cle_widen_pipe(int pipe, int bytes) {
#ifdef F_SETPIPE_SZ
  fcntl(pipe, F_SETPIPE_SZ, bytes);
#else
  (void)pipe;
  (void)bytes;
#endif
}
