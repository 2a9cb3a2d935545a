// Starts other programs: compilers, symbolizers, and the processes of `check`.
#define _GNU_SOURCE
#include "Page.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
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
// Kills the children of this thread once.
//
// - Returns: How many it had. Calls only what a signal handler may call.
static int kill_children(void) {
  int file = open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC), count = 0;
  char text[512];
  pid_t child = 0;
  for (ssize_t length; file >= 0 && (length = read(file, text, sizeof text)) > 0;) {
    for (ssize_t i = 0; i < length; i++) {
      if (text[i] != ' ') {
        child = child * 10 + (text[i] - '0');
        continue;
      }
      kill(child, SIGKILL), count++;
      child = 0;
    }
  }
  if (file >= 0) close(file);
  return count;
}

void csv_end_children(void) {
  struct timespec millisecond = {0, 1000000};
  for (int round = 0; round < 1000; round++) {
    while (waitpid(-1, NULL, WNOHANG) > 0) continue;
    if (kill_children() == 0) return;
    nanosleep(&millisecond, NULL);
  }
}

static void end_program(int signal) {
  (void)signal;
  csv_end_children();
  // A system without lists of children has at least the group.
  kill(0, SIGKILL);
}

static void mirror_end(pid_t child) {
  int was_signaled, status = csv_collect(child, &was_signaled);
  if (was_signaled) kill(getpid(), status);
  for (;;) syscall(SYS_exit_group, was_signaled ? 128 + status : status);
}

// Returns in a child of this process. This process waits for it, and ends it with everything that it has started when the thread
// that has started it ends: the system itself would only kill the program. A compiler runs its parts in groups of their own, so
// that killing its group would not reach them; but what loses its parent becomes a child of this process.
static void guard(pid_t parent, int output, int failure) {
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  signal(SIGTERM, end_program);
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

/// What a program gets, prepared before `fork`.
struct start {
  const struct csv_program *program;
  char **arguments, **environment;
};

// Only what is safe between `fork` and `exec` in a process with threads.
__attribute__((noreturn)) static void run(const struct start *start, pid_t parent, int output, int failure) {
  const struct csv_program *program = start->program;
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
  execve(program->path, start->arguments, start->environment);
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

static pid_t fork_program(const struct start *start, int *output, int *error) {
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
  if (child == 0) run(start, parent, outputs[1], failures[1]);
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

// The program's name is the first argument.
static char **make_arguments(const struct csv_program *program) {
  char **arguments = calloc(program->argument_count + 2, sizeof *arguments);
  if (!arguments) return NULL;
  arguments[0] = (char *)program->path;
  const char *next = program->arguments;
  for (size_t i = 1; i <= program->argument_count; i++) {
    arguments[i] = (char *)next;
    next += strlen(next) + 1;
  }
  return arguments;
}

// The variables of this process, with another temporary folder if there is one, whose text `variable` becomes.
static char **make_environment(const char *temporary_folder, char **variable) {
  static const char name[] = "TMPDIR=";
  size_t count = 0, kept = 0;
  while (environ[count]) count++;
  char **environment = calloc(count + 2, sizeof *environment);
  if (!environment) return NULL;
  for (size_t i = 0; i < count; i++) {
    int is_replaced = temporary_folder && strncmp(environ[i], name, sizeof name - 1) == 0;
    if (!is_replaced) environment[kept++] = environ[i];
  }
  if (!temporary_folder) return environment;
  size_t length = sizeof name + strlen(temporary_folder);
  if ((*variable = malloc(length))) snprintf(*variable, length, "%s%s", name, temporary_folder);
  environment[kept] = *variable;
  return environment;
}

pid_t csv_start(const struct csv_program *program, int *output, int *error) {
  char *variable = NULL;
  struct start start = {program, make_arguments(program), make_environment(program->temporary_folder, &variable)};
  pid_t child = -1;
  if (start.arguments && start.environment) {
    child = fork_program(&start, output, error);
  } else {
    *error = ENOMEM;
  }
  free(start.arguments);
  free(start.environment);
  free(variable);
  return child;
}

void csv_end(pid_t child, int ends_with_thread) {
#ifdef __linux__
  if (ends_with_thread) {
    kill(child, SIGTERM);
    return;
  }
#endif
  // The child leads a process group, which contains its own children.
  if (kill(-child, SIGKILL) != 0) kill(child, SIGKILL);
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
