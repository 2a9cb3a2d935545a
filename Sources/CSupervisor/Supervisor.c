// The supervisor: starts workers, owns the terminal's settings, counts Ctrl-C.
#define _GNU_SOURCE
#include "Page.h"

#ifdef __linux__
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

/// After this time Ctrl-C stops a line that has ignored the first one.
static const double patience = 1;
/// Effects that were cancelled get this time to end.
static const double longest_cancellation = 2;
/// A drawing that takes more of these tenths of a second is given up. Time in which the job is stopped does not count.
static const int longest_drawing = 20;
/// What runs at the exit gets this time.
static const double longest_goodbye = 2;
/// This often in a row a worker that dies before it begins a line is replaced: before the first line of the session, and later.
static const uint32_t most_first_deaths = 3, most_early_deaths = 20;

static struct termios settings;
static int terminal = -1;
static int shared_file = -1;
static pid_t supervisor;

int csv_shared_file(void) { return shared_file; }

double csv_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static void say(const char *text) {
  if (terminal >= 0) (void)!write(terminal, text, strlen(text));
}

static void restore_settings(void) {
  // SIGTTOU is blocked, so this never stops.
  if (terminal >= 0) tcsetattr(terminal, TCSANOW, &settings);
}

static void restore_terminal(void) {
  if (csv_page->notes[CSV_NOTE_FULL_SCREEN]) {
    say("\033[0m\033[?1006l\033[?1000l\033[?2026l\033[?25h\033[?1049l");
  }
  csv_page->notes[CSV_NOTE_FULL_SCREEN] = 0;
  // Bracketed paste, colors, the cursor, and the rest of a line.
  say("\033[?2004l\033[0m\033[?25h\r\033[J");
  restore_settings();
}

static int remove_entry(const char *path, const struct stat *info, int kind, struct FTW *place) {
  (void)info;
  (void)kind;
  (void)place;
  remove(path);
  return 0;
}

static void remove_scratch(void) {
  if (csv_page->scratch[0]) nftw(csv_page->scratch, remove_entry, 16, FTW_DEPTH | FTW_PHYS);
}

// Ends as the worker has ended: the caller sees what it would have seen without a supervisor.
static void end_like(int status) {
  remove_scratch();
  if (WIFEXITED(status)) syscall(SYS_exit_group, WEXITSTATUS(status));
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  int killer = WTERMSIG(status);
  signal(killer, SIG_DFL);
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_UNBLOCK, &all, NULL);
  raise(killer);
  syscall(SYS_exit_group, 128 + killer);
}

static int thread_count(void) {
  struct stat tasks;
  return stat("/proc/self/task", &tasks) == 0 ? (int)tasks.st_nlink - 2 : 1;
}

/// How the supervisor sees the worker that is running.
struct watch {
  pid_t worker;
  int status;
  /// The line that was running at the first Ctrl-C, the time of that Ctrl-C, and whether the notice was shown.
  uint32_t interrupted;
  double interrupted_at;
  int was_noticed;
  /// When Ctrl-C was pressed between lines, 0 if the main actor has answered; and whether the notice was shown.
  double idle_since;
  int was_idle_noticed;
  /// The current wait for cancelled effects, and when it was first seen.
  uint32_t cancelling;
  double cancelling_since;
  /// The current drawing, and the tenths of a second since it began.
  uint32_t drawing;
  int drawing_ticks;
  /// When the worker said goodbye.
  double goodbye_since;
  /// Whether the program was asked to end.
  int is_ending;
  /// The fault that another process has sent to this one; 0 if none did.
  int sent_fault;
};

/// Signals that faults in a program cause. A fault in the supervisor itself ends it nevertheless: the system does not wait for
/// a signal that is blocked then.
static const int faults[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS};

static int is_fault(int signal) {
  for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
    if (faults[i] == signal) return 1;
  }
  return 0;
}

static void show_notice(const char *running) {
  char text[512];
  snprintf(text, sizeof text, "\r\033[Jstill running: %s\r\nCtrl-C again stops it\r\n", running);
  say(text);
}

static void kill_worker(struct watch *watch, volatile int *reason) {
  csv_ask_threads(watch->worker);
  *reason = 1;
  kill(watch->worker, SIGKILL);
}

/// The first Ctrl-C for a line.
static void note_interrupt(struct watch *watch, uint32_t line) {
  watch->interrupted = line;
  watch->interrupted_at = csv_now();
  watch->was_noticed = 0;
}

/// Ctrl-C between lines: a main actor that runs answers it.
static void receive_idle_interrupt(struct watch *watch) {
  if (watch->was_idle_noticed) {
    kill_worker(watch, &csv_page->was_stopped);
  } else if (watch->idle_since == 0) {
    watch->idle_since = csv_now();
  }
}

static void check_idle(struct watch *watch) {
  if (watch->idle_since == 0 || csv_now() - watch->idle_since < patience) return;
  if (csv_page->idle_interrupts == csv_page->answered_interrupts) {
    watch->idle_since = 0;
    watch->was_idle_noticed = 0;
  } else if (!watch->was_idle_noticed && !csv_page->line) {
    show_notice("work between two lines");
    watch->was_idle_noticed = 1;
  }
}

/// - Parameter has_passed: Whether a tenth of a second has passed.
static void check_drawing(struct watch *watch, int has_passed) {
  uint32_t drawing = csv_page->drawing;
  if (drawing != watch->drawing) {
    watch->drawing = drawing;
    watch->drawing_ticks = 0;
  } else if (drawing && has_passed && ++watch->drawing_ticks == longest_drawing) {
    kill_worker(watch, &csv_page->gave_up_drawing);
  }
}

/// Ends a worker that does not leave: a function that `atexit` has registered may not end.
static void check_goodbye(struct watch *watch) {
  if (!csv_page->says_goodbye) return;
  if (watch->goodbye_since == 0) watch->goodbye_since = csv_now();
  if (csv_now() - watch->goodbye_since > longest_goodbye) kill(watch->worker, SIGKILL);
}

static void receive_interrupt(struct watch *watch, const siginfo_t *info) {
  // A terminal sends it to both processes, and the worker reports it only here.
  if (info->si_code <= 0 && info->si_code != SI_QUEUE) kill(watch->worker, SIGINT);
  uint32_t line = csv_page->line;
  if (terminal < 0) return;
  if (!line) {
    receive_idle_interrupt(watch);
  } else if (line != watch->interrupted) {
    note_interrupt(watch, line);
  } else if (csv_now() - watch->interrupted_at > patience) {
    kill_worker(watch, &csv_page->was_stopped);
  }
}

/// Whether the line that Ctrl-C has interrupted is still running, and the notice was not shown yet.
static int awaits_notice(const struct watch *watch) {
  return csv_page->line && csv_page->line == watch->interrupted && !watch->was_noticed;
}

/// Ends a worker that waits for effects that do not end after their cancellation.
static void check_cancellation(struct watch *watch) {
  uint32_t cancelling = csv_page->cancelling;
  if (cancelling != watch->cancelling) {
    watch->cancelling = cancelling;
    watch->cancelling_since = csv_now();
  } else if (cancelling && csv_now() - watch->cancelling_since > longest_cancellation) {
    csv_page->cancelling = 0;
    kill_worker(watch, &csv_page->ignored_cancellation);
  }
}

static void check_time(struct watch *watch, int has_passed) {
  check_idle(watch);
  check_drawing(watch, has_passed);
  check_goodbye(watch);
  uint32_t line = csv_page->interrupted_line;
  if (terminal >= 0 && line && line == csv_page->line && line != watch->interrupted) {
    note_interrupt(watch, line);
  }
  if (awaits_notice(watch) && csv_now() - watch->interrupted_at > patience) {
    show_notice(csv_page->line_text);
    watch->was_noticed = 1;
  }
  check_cancellation(watch);
}

/// Collects ended and stopped children.
///
/// - Returns: Whether the worker has ended.
static int reap(struct watch *watch) {
  int status;
  pid_t child;
  while ((child = waitpid(-1, &status, WNOHANG | WUNTRACED | WCONTINUED)) > 0) {
    if (child != watch->worker) continue;
    if (WIFSTOPPED(status)) {
      // Ctrl-Z: the whole job stops, and continues here. Nobody would continue a worker that a feature has stopped.
      if (WSTOPSIG(status) != SIGSTOP) kill(getpid(), SIGSTOP);
      kill(watch->worker, SIGCONT);
    }
    if (WIFEXITED(status) || WIFSIGNALED(status)) {
      watch->status = status;
      return 1;
    }
  }
  return 0;
}

/// Returns when the worker has ended.
///
/// - Parameter signals: What the supervisor waits for.
static void await_end(struct watch *watch, const sigset_t *signals, pid_t parent) {
  struct timespec tick = {0, 100000000};
  for (;;) {
    siginfo_t info;
    int needs_ticks = parent != 0 || csv_page->cancelling || awaits_notice(watch) || csv_page->drawing ||
                      csv_page->says_goodbye || watch->idle_since != 0;
    int received = needs_ticks ? sigtimedwait(signals, &info, &tick) : sigwaitinfo(signals, &info);
    if (parent && getppid() != parent) kill(watch->worker, SIGKILL), watch->is_ending = 1;
    check_time(watch, received < 0 && errno == EAGAIN);
    // A feature that ends its process group (`kill(0, SIGTERM)`) crashes only itself.
    int is_workers = received > 0 && received != SIGINT && received != SIGCHLD &&
                     (info.si_code == SI_USER || info.si_code == SI_QUEUE) && info.si_pid == watch->worker;
    if (is_workers) continue;
    if (received == SIGINT) {
      receive_interrupt(watch, &info);
    } else if (received == SIGCHLD) {
      if (reap(watch)) return;
    } else if (is_fault(received)) {
      // The worker leaves the terminal as it was before this process ends.
      kill(watch->worker, SIGTERM);
      watch->is_ending = 1;
      watch->sent_fault = received;
    } else if (received > 0 && received != SIGTSTP && received != SIGTTOU && received != SIGTTIN &&
               received != SIGPIPE && received != SIGURG) {
      // A terminal that is closed tells only the first process of its session.
      if (info.si_code <= 0 || received == SIGHUP) kill(watch->worker, received);
      if (received != SIGQUIT) watch->is_ending = 1;
    }
  }
}

/// Whether the program ends with the worker.
static int has_ended(const struct watch *watch) {
  int status = watch->status;
  if (csv_page->was_stopped || csv_page->ignored_cancellation || csv_page->gave_up_drawing) return 0;
  if (csv_page->closed_descriptor || csv_page->lasting_limit || csv_page->no_descriptors) return 0;
  if (csv_page->says_goodbye || watch->is_ending) return 1;
  // Somebody else's request to end, from outside.
  if (WIFSIGNALED(status)) {
    int killer = WTERMSIG(status);
    // The worker itself survives Ctrl-C. A program that a line has put in its place may not.
    if (killer == SIGINT && terminal >= 0 && csv_page->line) return 0;
    return csv_page->signal == 0 && killer != SIGKILL && !is_fault(killer) && killer != SIGPIPE;
  }
  // An exit that neither a line nor a feature has called is the shell's own.
  return csv_page->line == 0 && csv_page->frame_count == 0;
}

static void block_signals(sigset_t *signals, sigset_t *before) {
  static const int watched[] = {SIGCHLD, SIGINT,  SIGQUIT, SIGTERM, SIGHUP,  SIGTSTP, SIGTTOU,
                                SIGTTIN, SIGPIPE, SIGUSR1, SIGUSR2, SIGALRM, SIGXCPU, SIGURG};
  sigemptyset(signals);
  for (size_t i = 0; i < sizeof watched / sizeof *watched; i++) sigaddset(signals, watched[i]);
  for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) sigaddset(signals, faults[i]);
  sigprocmask(SIG_BLOCK, signals, before);
}

static int start_sharing(void) {
  csv_page = csv_map_page();
  if (!csv_page) return 0;
  shared_file = memfd_create("journal", MFD_CLOEXEC);
  if (isatty(STDIN_FILENO) && isatty(STDOUT_FILENO)) {
    terminal = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3);
    tcgetattr(terminal, &settings);
  }
  return 1;
}

pid_t csv_supervisor(void) { return csv_page ? supervisor : 0; }

/// Runs in a new worker.
static void begin_worker(int number, const sigset_t *mask) {
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  if (getppid() != supervisor) syscall(SYS_exit_group, 0);
  // While the session is being restored, there is no handler for Ctrl-C yet.
  if (number > 0 && terminal >= 0) signal(SIGINT, SIG_IGN);
  sigprocmask(SIG_SETMASK, mask, NULL);
  csv_arm();
}

/// Ends the program, because its worker has ended it.
static void end_with(const struct watch *watch) {
  if (WIFSIGNALED(watch->status)) restore_settings();
  csv_end_children();
  // The number of a signal is the status of a process that it has ended.
  int was_killed = watch->goodbye_since != 0 && WIFSIGNALED(watch->status) && !watch->is_ending;
  int status = was_killed ? csv_page->goodbye_status << 8 : watch->status;
  end_like(watch->sent_fault ? watch->sent_fault : status);
}

/// Notes how a worker has ended that another one replaces.
static void note_loss(const struct watch *watch) {
  static uint32_t early_deaths;
  static int has_lines;
  has_lines |= csv_page->has_begun_line;
  early_deaths = csv_page->has_begun_line ? 0 : early_deaths + 1;
  // It would die again. If lines have run, somebody may kill the processes of the session again and again.
  if (early_deaths == (has_lines ? most_early_deaths : most_first_deaths)) end_like(watch->status);
  csv_keep_loss(WIFSIGNALED(watch->status) ? WTERMSIG(watch->status) : 0);
}

int csv_supervise(pid_t parent) {
  // The parent may have ended before this process could watch it.
  if (parent > 0 && getppid() != parent) syscall(SYS_exit_group, 1);
  if (thread_count() != 1 || !start_sharing()) return -1;
  supervisor = getpid();
  if (parent < 0) parent = getppid();
  sigset_t signals, before;
  block_signals(&signals, &before);
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  for (int number = 0;; number++) {
    fflush(NULL);
    struct watch watch = {.worker = fork()};
    if (watch.worker < 0) {
      sigprocmask(SIG_SETMASK, &before, NULL);
      csv_page = NULL;
      return -1;
    }
    if (watch.worker == 0) {
      begin_worker(number, &before);
      return number;
    }
    await_end(&watch, &signals, parent);
    if (has_ended(&watch)) end_with(&watch);
    // What a dead worker has started (a compiler, for example) became a child of the supervisor.
    csv_end_children();
    restore_terminal();
    note_loss(&watch);
  }
}
#else
int csv_shared_file(void) { return -1; }
int csv_supervise(pid_t parent) {
  (void)parent;
  return -1;
}
#endif
