// Repairs what code of a feature has done to the worker: its process group, its limits, its descriptors, its terminal.
#define _GNU_SOURCE
#include "Page.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <termios.h>
#include <unistd.h>

/// A descriptor that the shell needs, the file that it has to refer to, and its flags.
struct guarded {
  int descriptor, flags;
  struct stat file;
};

enum { GUARDED = 16 };
static struct guarded guarded[GUARDED];
static int guarded_count;
/// This worker and its process group.
static pid_t worker, group;

/// The resources that a line may limit to less than the shell needs, and their limits before.
static const int resources[] = {RLIMIT_NOFILE, RLIMIT_FSIZE, RLIMIT_CPU, RLIMIT_AS, RLIMIT_DATA, RLIMIT_STACK, RLIMIT_NPROC};
enum { RESOURCES = sizeof resources / sizeof *resources };
static struct rlimit limits[RESOURCES];

/// The folder of the session, and the permissions that new files do not get. They are known from the first line on.
static int folder = -1;
static mode_t mask;

/// How the terminal shows output; 0 if the input is not a terminal.
static tcflag_t output_flags;
/// The modes of the terminal and the actions of signals before the line, whether they are known, and whether this program was in the
/// foreground then.
static struct termios modes;
static struct sigaction actions[32];
static volatile int has_modes;
static int was_in_foreground;
/// Whether the line editor or another program sets the modes now.
static volatile int lends_terminal;
/// Whether a timer was running when it was last noted.
static int had_timer;

void csv_guard_descriptor(int descriptor) {
  if (!csv_page || guarded_count == GUARDED || descriptor < 0) return;
  struct guarded *next = &guarded[guarded_count];
  next->descriptor = descriptor;
  next->flags = fcntl(descriptor, F_GETFL);
  if (fstat(descriptor, &next->file) == 0) guarded_count++;
}

void csv_keep_process(void) {
  worker = getpid();
  group = getpgrp();
  for (int i = 0; i < RESOURCES; i++) getrlimit(resources[i], &limits[i]);
  struct termios settings;
  output_flags = tcgetattr(STDIN_FILENO, &settings) == 0 ? settings.c_oflag : 0;
  guarded_count = had_timer = has_modes = 0;
  csv_guard_descriptor(STDIN_FILENO);
}

// Another worker continues without the cause.
__attribute__((noreturn)) static void end_worker(uint32_t reason) {
  csv_page->unfit = reason;
  kill(getpid(), SIGKILL);
  for (;;) pause();
}

/// Lifts limits that a line has set.
static void restore_limits(void) {
  for (int i = 0; i < RESOURCES; i++) {
    struct rlimit limit;
    if (getrlimit(resources[i], &limit) != 0 || limit.rlim_cur == limits[i].rlim_cur) continue;
    // A process with the right to do so can also lift the limit of the limit.
    if (setrlimit(resources[i], &limits[i]) == 0) continue;
    if (limit.rlim_max < limits[i].rlim_cur) end_worker(CSV_LASTING_LIMIT);
    limit.rlim_cur = limits[i].rlim_cur;
    setrlimit(resources[i], &limit);
  }
}

void csv_keep_folder(void) {
  if (folder >= 0) return;
  folder = open(".", O_PATH | O_DIRECTORY | O_CLOEXEC);
  mask = umask(0);
  umask(mask);
}

/// The paths of lines are relative to the folder of the session, whatever a feature does.
static void restore_folder(void) {
  if (folder < 0) return;
  // If a feature has closed the descriptor, the folder stays as it is.
  (void)!fchdir(folder);
  umask(mask);
}

/// Without a free descriptor, the shell can load no file and name no place.
static void require_free_descriptor(void) {
  int descriptor = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3);
  if (descriptor < 0 && errno == EMFILE) end_worker(CSV_NO_DESCRIPTORS);
  if (descriptor >= 0) close(descriptor);
}

static int is_intact(const struct guarded *one) {
  struct stat file;
  return fstat(one->descriptor, &file) == 0 && file.st_dev == one->file.st_dev && file.st_ino == one->file.st_ino;
}

static void require_descriptors(void) {
  for (int i = 0; i < guarded_count; i++) {
    if (!is_intact(&guarded[i])) end_worker(CSV_CLOSED_DESCRIPTOR);
  }
}

/// A descriptor that blocks, or does not, although the shell expects otherwise, would stop it.
static void restore_flags(void) {
  for (int i = 0; i < guarded_count; i++) {
    int flags = fcntl(guarded[i].descriptor, F_GETFL);
    if (flags >= 0 && flags != guarded[i].flags) fcntl(guarded[i].descriptor, F_SETFL, guarded[i].flags);
  }
}

void csv_lend_terminal(int is_lent) {
  lends_terminal = is_lent;
  if (!csv_page) return;
  volatile uint32_t *use = &csv_page->terminal_use;
  // The supervisor holds it for a few system calls, or nobody does, and a feature has written that to the page.
  for (int waits = 0; is_lent && waits < 1000; waits++) {
    if (__sync_val_compare_and_swap(use, CSV_TERMINAL_FREE, CSV_TERMINAL_LENT) != CSV_TERMINAL_HELD) return;
    usleep(1000);
  }
  *use = is_lent ? CSV_TERMINAL_LENT : CSV_TERMINAL_FREE;
}

void csv_forget_modes(void) { has_modes = 0; }

void csv_keep_terminal(void) {
  if (!output_flags || lends_terminal) return;
  has_modes = tcgetattr(STDIN_FILENO, &modes) == 0;
  was_in_foreground = tcgetpgrp(STDIN_FILENO) == group;
  for (int signal = 1; signal < 32; signal++) sigaction(signal, NULL, &actions[signal]);
}

static void restore_modes(void) {
  struct termios present;
  pid_t foreground = tcgetpgrp(STDIN_FILENO);
  // Whoever is in the foreground sets the modes. A line can have taken the terminal from this process (`setsid`).
  if (tcgetattr(STDIN_FILENO, &present) != 0 || (foreground > 0 && foreground != group)) return;
  if (has_modes && !lends_terminal) {
    if (memcmp(&present, &modes, sizeof modes) != 0) tcsetattr(STDIN_FILENO, TCSANOW, &modes);
  } else if ((output_flags & OPOST) && !(present.c_oflag & OPOST)) {
    present.c_oflag = output_flags;
    tcsetattr(STDIN_FILENO, TCSANOW, &present);
  }
}

static void restore_actions(void) {
  for (int signal = 1; has_modes && signal < 32; signal++) {
    struct sigaction present;
    if (sigaction(signal, NULL, &present) != 0) continue;
    int is_same = present.sa_sigaction == actions[signal].sa_sigaction && present.sa_flags == actions[signal].sa_flags;
    if (!is_same) sigaction(signal, &actions[signal], NULL);
  }
}

/// The terminal belongs to the program, shows output, and each line of it at the left.
static void restore_terminal(void) {
  if (!output_flags) return;
  // Without this, a job in the background would be stopped.
  sigset_t stop, before;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &stop, &before);
  if (!has_modes || was_in_foreground) csv_take_foreground(STDIN_FILENO, group, worker);
  tcflow(STDIN_FILENO, TCOON);
  restore_modes();
  restore_actions();
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

void csv_check_process(void) {
  if (!group) return;
  // At a terminal, other programs share its modes and its foreground.
  if (!csv_runs_others_code() && !output_flags) return;
  // The copy has no other threads, and the shell goes on in the original.
  if (getpid() != worker) _exit(0);
  if (!csv_is_intact()) {
    csv_mend_page();
    end_worker(CSV_DAMAGED_PAGE);
  }
  if (getpgrp() != group) setpgid(0, group);
  restore_limits();
  restore_folder();
  require_descriptors();
  require_free_descriptor();
  // Nothing is shown and nothing is read until the session is restored.
  if (csv_page->is_restoring) return;
  restore_flags();
  restore_terminal();
}

void csv_check_input(void) {
  if (csv_page && group) require_descriptors();
}

void csv_note_timers(void) {
  static const int kinds[] = {ITIMER_REAL, ITIMER_VIRTUAL, ITIMER_PROF};
  int has_timer = 0;
  if (!csv_runs_others_code()) return;
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
    struct itimerval timer;
    if (getitimer(kinds[i], &timer) == 0) has_timer |= timer.it_value.tv_sec != 0 || timer.it_value.tv_usec != 0;
  }
  if (has_timer && !had_timer) csv_page->started_work = 1;
  had_timer = has_timer;
}
