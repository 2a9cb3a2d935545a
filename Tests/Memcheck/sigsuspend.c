// Loaded into the test process under Valgrind. The main thread of a Swift program with an asynchronous
// main parks in sigsuspend, with a signal mask in read-only memory; Valgrind writes to it and crashes.

#include <signal.h>
#include <unistd.h>

int sigsuspend(const sigset_t *mask) {
  (void)mask;
  for (;;) pause();
}
