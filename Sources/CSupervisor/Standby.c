// The standby: a process that repeats the lines of a long session while the worker runs it, so that it can continue the session
// at once when the worker dies.
#define _GNU_SOURCE
#include "Page.h"

#ifdef __linux__
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

/// A shorter session is restored before anybody could wait for it.
static const uint32_t first_line = 1000;
/// The standby repeats this many lines at a time.
static const uint32_t lines_between = 200;

/// Tells the standby that there is something to do.
static int bell = -1;
/// Supervisor: the standby; 0 if there is none.
static pid_t standby;
/// Whether this process is a standby, or has taken over.
static int has_been_standby;
/// Standby: the page of the worker. Its own page is private until it takes over.
static struct csv_page *workers_page;
/// Standby: the standard input of the program. Until it takes over, its own is empty.
static int workers_input = -1;
/// Standby: what Ctrl-C does in a worker.
static void (*interrupt_action)(int);
/// After it has taken over: what the last worker has left, and the libraries of this process, each until they are needed.
static struct csv_page *last_page, *own_page;

void csv_prepare_standby(void) { bell = eventfd(0, EFD_CLOEXEC); }

static void ring(void) {
  uint64_t one = 1;
  (void)!write(bell, &one, sizeof one);
}

// The worker.

/// The supervisor rings the bell: a feature that closes descriptors could give the number of the worker's to a file of its own.
static void call(void) {
  csv_page->calls_standby = 1;
  kill(csv_supervisor(), SIGURG);
}

void csv_allow_standby(void) {
  if (csv_page) csv_page->allows_standby = 1;
}

void csv_refuse_standby(void) {
  if (!csv_page || workers_page || csv_page->refuses_standby) return;
  csv_page->refuses_standby = 1;
  call();
}

void csv_call_standby(void) {
  static uint32_t called;
  uint32_t line = csv_page->last_line;
  if (workers_page || !csv_page->allows_standby || csv_page->refuses_standby) return;
  if (line < first_line || line - called < lines_between) return;
  called = line;
  call();
}

// The supervisor.

static void begin_standby(pid_t parent, const sigset_t *mask) {
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  struct csv_page *private_page = csv_map_page();
  if (getppid() != parent || !private_page) syscall(SYS_exit_group, 0);
  memcpy(private_page, csv_page, sizeof *csv_page);
  workers_page = csv_page;
  has_been_standby = 1;
  csv_page = private_page;
  csv_forget_loss();
  interrupt_action = signal(SIGINT, SIG_IGN);
  sigprocmask(SIG_SETMASK, mask, NULL);
  csv_arm();
}

int csv_serve_standby(const sigset_t *mask) {
  if (!csv_page->calls_standby) return 0;
  csv_page->calls_standby = 0;
  if (!standby && !csv_page->refuses_standby) {
    pid_t parent = getpid();
    standby = fork();
    if (standby == 0) {
      begin_standby(parent, mask);
      return 1;
    }
    if (standby < 0) csv_note_end_of_standby();
  }
  if (standby) ring();
  return 0;
}

pid_t csv_standby(void) { return standby; }

void csv_note_end_of_standby(void) {
  standby = 0;
  // What has ended it would end the next one.
  csv_page->refuses_standby = 1;
}

pid_t csv_hand_over(void) {
  pid_t next = standby;
  standby = 0;
  if (!next || kill(next, SIGCONT) != 0) return 0;
  csv_page->standby_takes_over = 1;
  ring();
  return next;
}

int csv_was_standby_lost(void) {
  int was_lost = csv_page->standby_takes_over || csv_page->standby_was_unfit;
  csv_page->standby_takes_over = csv_page->standby_was_unfit = 0;
  return was_lost;
}

// The standby.

int csv_is_standby(void) { return workers_page != NULL; }

int csv_has_been_standby(void) { return has_been_standby; }

struct csv_page *csv_supervisors_page(void) { return workers_page ? workers_page : csv_page; }

__attribute__((noreturn)) static void leave(void) {
  for (;;) syscall(SYS_exit_group, 0);
}

void csv_leave_standby(void) {
  if (last_page) {
    // The next worker has to know what has ended the last one.
    memcpy(csv_page, last_page, sizeof *csv_page);
    csv_page->standby_was_unfit = 1;
  }
  leave();
}

void csv_adopt_libraries(void) {
  if (!own_page) return;
  memcpy(csv_page->libraries, own_page->libraries, sizeof csv_page->libraries);
  csv_page->library_count = own_page->library_count;
  own_page = NULL;
}

static void hide_input(void) {
  workers_input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3);
  int empty = open("/dev/null", O_RDONLY | O_CLOEXEC);
  if (workers_input < 0 || empty < 0 || dup2(empty, STDIN_FILENO) < 0) leave();
  close(empty);
  csv_keep_process();
  csv_guard_descriptor(bell);
  csv_guard_descriptor(workers_input);
}

static void take_over(void) {
  if (dup2(workers_input, STDIN_FILENO) < 0) leave();
  close(workers_input);
  csv_keep_process();
  // At a terminal, Ctrl-C is for the supervisor until the session is restored.
  if (!isatty(STDIN_FILENO)) signal(SIGINT, interrupt_action);
  own_page = csv_page;
  csv_page = workers_page;
  workers_page = NULL;
  last_page = csv_map_page();
  if (!last_page) leave();
  memcpy(last_page, csv_page, sizeof *csv_page);
  csv_page->standby_takes_over = last_page->standby_takes_over = 0;
}

/// Waits until the bell rings. Returns 0 if it cannot.
static int await_bell(void) {
  uint64_t count;
  ssize_t length = read(bell, &count, sizeof count);
  return length == sizeof count || (length < 0 && errno == EINTR);
}

int csv_await_lines(void) {
  if (!workers_page) return 1;
  if (workers_input < 0) hide_input();
  if (!workers_page->standby_takes_over && !await_bell()) leave();
  if (!workers_page->standby_takes_over) return 0;
  take_over();
  return 1;
}

int csv_is_standby_asked(void) { return workers_page && workers_page->standby_takes_over; }

int csv_is_standby_refused(void) {
  const struct csv_page *page = csv_supervisors_page();
  return page && page->refuses_standby;
}
#else
void csv_allow_standby(void) {}
void csv_refuse_standby(void) {}
void csv_call_standby(void) {}
void csv_adopt_libraries(void) {}
void csv_leave_standby(void) {}
int csv_is_standby(void) { return 0; }
int csv_has_been_standby(void) { return 0; }
struct csv_page *csv_supervisors_page(void) { return csv_page; }
int csv_await_lines(void) { return 1; }
int csv_is_standby_asked(void) { return 0; }
int csv_is_standby_refused(void) { return 0; }
#endif
