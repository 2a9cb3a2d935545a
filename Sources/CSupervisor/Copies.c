// The copies of the worker that a feature makes with `fork`. A copy has only the thread that has called `fork`, so it cannot run a
// session, but it could read what is typed, and write to the journal. It ends with its line.
#define _GNU_SOURCE
#include "Page.h"

#ifdef __linux__
#include <dlfcn.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

int (*csv_is_features_fork)(const void *frame);

enum { COPIES = 256 };
static pid_t copies[COPIES];
static int copy_count;

/// The signals of the terminal and of the system end a copy. The worker only notes them.
static void begin_copy(void) {
  static const int requests[] = {SIGINT, SIGQUIT, SIGTSTP, SIGTERM, SIGHUP, SIGUSR1, SIGUSR2, SIGALRM};
  for (size_t i = 0; i < sizeof requests / sizeof *requests; i++) signal(requests[i], SIG_DFL);
}

// Replaces the C library's function in the whole process: symbols of the executable come first.
pid_t fork(void) {
  static pid_t (*own)(void);
  if (!own) own = (pid_t (*)(void))dlsym(RTLD_NEXT, "fork");
  int is_features = csv_is_features_fork && csv_is_features_fork(__builtin_frame_address(0));
  pid_t child = own();
  if (!is_features) return child;
  if (child == 0) begin_copy();
  if (child > 0 && copy_count < COPIES) copies[copy_count++] = child;
  return child;
}

/// Whether a process is a child of this one that still runs the same program.
static int is_copy(pid_t process) {
  char path[64], own[512], other[512];
  ssize_t own_length = readlink("/proc/self/exe", own, sizeof own);
  snprintf(path, sizeof path, "/proc/%d/exe", process);
  ssize_t length = readlink(path, other, sizeof other);
  if (length <= 0 || length != own_length || memcmp(own, other, (size_t)length) != 0) return 0;
  return csv_parent_of(process) == getpid();
}

void csv_end_copies(void) {
  int killed = 0;
  for (int i = 0; i < copy_count; i++) {
    if (is_copy(copies[i]) && kill(copies[i], SIGKILL) == 0) copies[killed++] = copies[i];
  }
  // A process that was killed while it waited for keys still reads those that arrive before it gets a processor to end on.
  for (int i = 0; i < killed; i++) csv_has_ended(copies[i], 1);
  copy_count = 0;
}
#else
int (*csv_is_features_fork)(const void *frame);
void csv_end_copies(void) {}
#endif
