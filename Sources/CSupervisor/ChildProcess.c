// Starts other programs: compilers, symbolizers, and the processes of `check`.
#define _GNU_SOURCE
#include "CSupervisor.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

extern char **environ;

static int make_pipe(int ends[2]) {
#ifdef __linux__
  return pipe2(ends, O_CLOEXEC);
#else
  if (pipe(ends) != 0) return -1;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 0;
#endif
}

__attribute__((noreturn)) static void leave(void) {
#ifdef __linux__
  // Not this program's `_exit`, which is for workers.
  for (;;) syscall(SYS_exit_group, 127);
#else
  _exit(127);
#endif
}

static void report(int failure) {
  (void)!write(failure, &errno, sizeof errno);
  leave();
}

#ifdef __linux__
static void kill_group(int signal) {
  (void)signal;
  kill(0, SIGKILL);
}

static void mirror_end(pid_t child) {
  int was_signaled, status = csv_collect(child, &was_signaled);
  if (was_signaled) kill(getpid(), status);
  for (;;) syscall(SYS_exit_group, was_signaled ? 128 + status : status);
}

// Returns in a child of this process. This process waits for it, and kills the whole group when the thread that has started it
// ends: the system itself would only kill the program, and not what the program has started.
static void guard(pid_t parent, int output, int failure) {
  signal(SIGTERM, kill_group);
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  if (getppid() != parent) leave();
  pid_t child = (pid_t)syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0);
  if (child < 0) report(failure);
  if (child == 0) {
    signal(SIGTERM, SIG_DFL);
    return;
  }
  close(output);
  close(failure);
  mirror_end(child);
}
#endif

// Only what is safe between `fork` and `exec` in a process with threads.
__attribute__((noreturn)) static void run(
    const struct csv_program *program, char *const *arguments, pid_t parent, int output, int failure) {
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  setpgid(0, 0);
#ifdef __linux__
  if (program->ends_with_thread) guard(parent, output, failure);
#else
  (void)parent;
#endif
  int input = open("/dev/null", O_RDONLY);
  if (input < 0 || dup2(input, STDIN_FILENO) < 0 || dup2(output, STDOUT_FILENO) < 0 ||
      (program->includes_errors && dup2(output, STDERR_FILENO) < 0) ||
      (program->folder && chdir(program->folder) != 0)) {
    report(failure);
  }
#ifdef SYS_close_range
  // Descriptors that code in this process has opened without O_CLOEXEC.
  syscall(SYS_close_range, 3u, ~0u, 4u /* CLOSE_RANGE_CLOEXEC */);
#endif
  execve(program->path, arguments, environ);
  report(failure);
  leave();
}

// Waits until the program runs, or returns why it does not.
static int await_start(int failure) {
  int error = 0;
  ssize_t count;
  do count = read(failure, &error, sizeof error);
  while (count < 0 && errno == EINTR);
  return count == sizeof error ? error : 0;
}

static pid_t start(const struct csv_program *program, char *const *arguments, int *output, int *error) {
  int outputs[2], failures[2];
  if (make_pipe(outputs) != 0) {
    *error = errno;
    return -1;
  }
  if (make_pipe(failures) != 0) {
    *error = errno;
    close(outputs[0]);
    close(outputs[1]);
    return -1;
  }
  // A handler of this process must not run in the other one.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t parent = getpid(), child = fork();
  if (child == 0) run(program, arguments, parent, outputs[1], failures[1]);
  *error = child < 0 ? errno : 0;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  close(outputs[1]);
  close(failures[1]);
  if (child > 0) *error = await_start(failures[0]);
  close(failures[0]);
  if (*error == 0) {
    *output = outputs[0];
    return child;
  }
  close(outputs[0]);
  int was_signaled;
  if (child > 0) csv_collect(child, &was_signaled);
  return -1;
}

pid_t csv_start(const struct csv_program *program, int *output, int *error) {
  // The program's name is the first argument.
  char **arguments = calloc(program->argument_count + 2, sizeof *arguments);
  if (!arguments) {
    *error = ENOMEM;
    return -1;
  }
  arguments[0] = (char *)program->path;
  const char *next = program->arguments;
  for (size_t i = 1; i <= program->argument_count; i++) {
    arguments[i] = (char *)next;
    next += strlen(next) + 1;
  }
  pid_t child = start(program, arguments, output, error);
  free(arguments);
  return child;
}

int csv_has_ended(pid_t child, int waits) {
  siginfo_t info = {0};
  int result, options = WEXITED | WNOWAIT | (waits ? 0 : WNOHANG);
  do result = waitid(P_PID, (id_t)child, &info, options);
  while (result < 0 && errno == EINTR);
  return result < 0 || info.si_pid == child;
}

int csv_collect(pid_t child, int *was_signaled) {
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
  *was_signaled = WIFSIGNALED(status);
  return WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status);
}
