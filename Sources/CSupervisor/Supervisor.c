// The supervisor: starts workers, and ends with them or replaces them.
#define _GNU_SOURCE
#include "Page.h"

#ifdef __linux__
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <signal.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/// This often in a row a worker that dies before it begins a line is replaced: before the first line of the session, and later.
static const uint32_t most_first_deaths = 3, most_early_deaths = 20;

static int shared_file = -1;
static int room_file = -1;
static pid_t supervisor;

int csv_shared_file(void) { return shared_file; }
int csv_room_file(void) { return room_file; }

static int remove_entry(const char *path, const struct stat *info, int kind, struct FTW *place) {
  (void)info;
  (void)kind;
  (void)place;
  remove(path);
  return 0;
}

static void remove_scratch(void) {
  if (csv_kept->scratch[0]) nftw(csv_kept->scratch, remove_entry, 16, FTW_DEPTH | FTW_PHYS);
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

/// Signals that faults in a program cause. A fault in the supervisor itself ends it nevertheless: the system does not wait for
/// a signal that is blocked then.
static const int faults[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS};

static int is_fault(int signal) {
  for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
    if (faults[i] == signal) return 1;
  }
  return 0;
}

/// Collects ended and stopped children.
///
/// - Returns: Whether the worker has ended.
static int reap(struct csv_watch *watch) {
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

/// Whether the worker has sent a signal to this process. A feature that ends its process group (`kill(0, SIGTERM)`) crashes only itself.
static int is_workers(const struct csv_watch *watch, int received, const siginfo_t *info) {
  return received > 0 && received != SIGINT && received != SIGCHLD &&
         (info->si_code == SI_USER || info->si_code == SI_QUEUE) && info->si_pid == watch->worker;
}

static void receive(struct csv_watch *watch, int received, const siginfo_t *info) {
  static const int ignored[] = {SIGTSTP, SIGTTOU, SIGTTIN, SIGPIPE, SIGURG};
  for (size_t i = 0; i < sizeof ignored / sizeof *ignored; i++) {
    if (received == ignored[i]) return;
  }
  if (received == SIGINT) {
    // A terminal sends it to both processes, and the worker reports it only here.
    if (info->si_code <= 0 && info->si_code != SI_QUEUE) kill(watch->worker, SIGINT);
    return csv_receive_interrupt(watch);
  }
  watch->is_ending |= received != SIGQUIT;
  if (is_fault(received)) {
    // The worker leaves the terminal as it was before this process ends.
    watch->sent_fault = received;
    kill(watch->worker, SIGTERM);
  } else if (info->si_code <= 0 || received == SIGHUP) {
    // A terminal that is closed tells only the first process of its session.
    kill(watch->worker, received);
  }
}

/// Returns when the worker has ended.
///
/// - Parameter signals: What the supervisor waits for.
static void await_end(struct csv_watch *watch, const sigset_t *signals, pid_t parent) {
  struct timespec tick = {0, 100000000};
  for (;;) {
    siginfo_t info;
    int needs_ticks = parent != 0 || csv_needs_looks(watch);
    int received = needs_ticks ? sigtimedwait(signals, &info, &tick) : sigwaitinfo(signals, &info);
    if (parent && getppid() != parent) kill(watch->worker, SIGKILL), watch->is_ending = 1;
    csv_look(watch);
    if (received == SIGURG) watch->awake_until = watch->now + 1;
    if (received == SIGCHLD && reap(watch)) return;
    if (received > 0 && received != SIGCHLD && !is_workers(watch, received, &info)) receive(watch, received, &info);
  }
}

/// Whether the program ends with the worker.
static int has_ended(const struct csv_watch *watch) {
  int status = watch->status;
  if (watch->reason) return 0;
  // A line that has overwritten the page has not ended the session.
  if (!csv_is_intact()) return watch->is_ending;
  if (csv_page->unfit) return 0;
  if (csv_goodbye_status() >= 0 || watch->is_ending) return 1;
  // Somebody else's request to end, from outside.
  if (WIFSIGNALED(status)) {
    int killer = WTERMSIG(status);
    // The worker itself survives Ctrl-C. A program that a line has put in its place may not.
    if (killer == SIGINT && csv_has_terminal() && csv_page->line) return 0;
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
  csv_kept = csv_map(sizeof *csv_kept);
  csv_page = csv_map(sizeof *csv_page);
  if (!csv_kept || !csv_page) return 0;
  csv_clear_page();
  shared_file = memfd_create("journal", MFD_CLOEXEC);
  room_file = memfd_create("room", MFD_CLOEXEC);
  csv_open_terminal();
  return 1;
}

pid_t csv_supervisor(void) { return csv_page ? supervisor : 0; }

/// Runs in a new worker.
static void begin_worker(int number, const sigset_t *mask) {
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  if (getppid() != supervisor) syscall(SYS_exit_group, 0);
  // While the session is being restored, there is no handler for Ctrl-C yet.
  if (number > 0 && csv_has_terminal()) signal(SIGINT, SIG_IGN);
  sigprocmask(SIG_SETMASK, mask, NULL);
  csv_arm();
}

/// Ends the program, because its worker has ended it.
static void end_with(const struct csv_watch *watch) {
  // A worker restores them, too, but its line editor may be setting them on another thread at that moment.
  csv_restore_modes(watch->worker);
  csv_end_children();
  // The number of a signal is the status of a process that it has ended.
  int was_killed = watch->goodbye_since != 0 && WIFSIGNALED(watch->status) && !watch->is_ending;
  int status = was_killed ? csv_goodbye_status() << 8 : watch->status;
  end_like(watch->sent_fault ? watch->sent_fault : status);
}

/// Notes how a worker has ended that another one replaces.
static void note_loss(const struct csv_watch *watch) {
  static uint32_t early_deaths;
  static int has_lines;
  int has_begun_line = csv_page->has_begun_line || !csv_is_intact();
  has_lines |= has_begun_line;
  early_deaths = has_begun_line ? 0 : early_deaths + 1;
  // It would die again. If lines have run, somebody may kill the processes of the session again and again.
  if (early_deaths == (has_lines ? most_early_deaths : most_first_deaths)) end_like(watch->status);
  csv_keep_loss(WIFSIGNALED(watch->status) ? WTERMSIG(watch->status) : 0, watch->reason, watch->blamed_line);
  csv_check_kept();
}

int csv_supervise(pid_t parent) {
  // The parent may have ended before this process could watch it.
  if (parent > 0 && getppid() != parent) syscall(SYS_exit_group, 1);
  if (thread_count() != 1) return -1;
  if (!start_sharing()) return csv_page = NULL, csv_kept = NULL, -1;
  supervisor = getpid();
  if (parent < 0) parent = getppid();
  sigset_t signals, before;
  block_signals(&signals, &before);
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  for (int number = 0;; number++) {
    fflush(NULL);
    struct csv_watch watch = {.worker = fork(), .now = 1};
    if (watch.worker < 0) {
      sigprocmask(SIG_SETMASK, &before, NULL);
      csv_page = NULL;
      csv_kept = NULL;
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
    csv_restore_terminal(watch.worker);
    note_loss(&watch);
  }
}
#else
int csv_shared_file(void) { return -1; }
int csv_room_file(void) { return -1; }
int csv_supervise(pid_t parent) {
  (void)parent;
  return -1;
}
#endif
