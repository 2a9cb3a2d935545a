#include "TerminalGuard.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <termios.h>
#include <unistd.h>

static struct termios settings;
static volatile sig_atomic_t has_settings;
static volatile sig_atomic_t bracketed_paste;
static volatile sig_atomic_t full_screen;
static int terminal = -1;
// What features write to standard output and to standard error.
static int captured[] = {-1, -1};
static int signals = -1;
static pid_t owner;
static struct sigaction previous[NSIG];

static void write_all(const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(terminal, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    bytes += written;
    count -= (size_t)written;
  }
}

// Replaces the bytes that a terminal would act on. This can run in a signal handler.
static void replace_controls(unsigned char *bytes, size_t count) {
  static unsigned char before, last;
  for (size_t i = 0; i < count; i++) {
    unsigned char byte = bytes[i];
    int is_control = (byte < 0x20 && byte != '\n' && byte != '\t') || byte == 0x7F;
    int is_c1 = last == 0xC2 && byte < 0xA0;
    int is_override = before == 0xE2 && ((last == 0x80 && byte >= 0xAA && byte <= 0xAE) ||
                                         (last == 0x81 && byte >= 0xA6 && byte <= 0xA9));
    if (is_control || is_c1 || is_override) bytes[i] = '?';
    before = last;
    last = byte;
  }
}

static void write_captured(void) {
  char buffer[4096];
  ssize_t count;
  for (int i = 0; i < 2; i++) {
    while (captured[i] >= 0 && (count = read(captured[i], buffer, sizeof buffer)) > 0) {
      replace_controls((unsigned char *)buffer, (size_t)count);
      write_all(buffer, (size_t)count);
    }
  }
}

void cle_set_bracketed_paste(int on) {
  static const char begin[] = "\033[?2004h", end[] = "\033[?2004l";
  if (on == bracketed_paste) return;
  bracketed_paste = on;
  write_all(on ? begin : end, sizeof begin - 1);
}

void cle_set_full_screen(int on) {
  // Drawing may have been interrupted: reset colors and show the cursor.
  static const char begin[] = "\033[?1049h\033[H\033[J", 
                    end[] = "\033[0m\033[?1006l\033[?1000l\033[?2026l\033[?25h\033[?1049l";
  if (on == full_screen) return;
  full_screen = on;
  write_all(on ? begin : end, on ? sizeof begin - 1 : sizeof end - 1);
}

void cle_restore_terminal(void) {
  if (!has_settings || owner != getpid()) return;
  int error = errno;
  cle_set_bracketed_paste(0);
  cle_set_full_screen(0);
  tcsetattr(terminal, TCSANOW, &settings);
  errno = error;
}

static int is_captured(int descriptor) {
  struct stat here, there;
  return captured[1] >= 0 && fstat(captured[1], &here) == 0 && fstat(descriptor, &there) == 0 &&
         here.st_dev == there.st_dev && here.st_ino == there.st_ino;
}

void cle_leave_terminal(void) {
  if (owner != getpid()) return;
  fflush(stdout);
  write_captured();
  if (is_captured(STDERR_FILENO)) dup2(terminal, STDERR_FILENO);
  if (captured[0] >= 0) dup2(terminal, STDOUT_FILENO);
  cle_restore_terminal();
}

static void forward(int signal) {
  int error = errno;
  unsigned char byte = (unsigned char)signal;
  ssize_t written = write(signals, &byte, 1);
  (void)written;
  errno = error;
}

static void end(int signal, siginfo_t *info, void *context) {
  write_captured();
  cle_restore_terminal();
  // The supervisor's handler decides by the sender, so the signal is not raised again for it.
  if (previous[signal].sa_flags & SA_SIGINFO) return previous[signal].sa_sigaction(signal, info, context);
  sigaction(signal, &previous[signal], NULL);
  // A fault happens again on return, now with the previous action (a backtracer, for example).
  // A signal that was sent does not, so it is raised again.
  int was_sent = info->si_code <= 0;
  int is_fault = signal == SIGSEGV || signal == SIGBUS || signal == SIGILL || signal == SIGTRAP ||
                 signal == SIGFPE;
  if (was_sent || !is_fault) raise(signal);
}

static void arm_end(int signal) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = end;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigaction(signal, NULL, &previous[signal]);
  // A program that was started to outlive its terminal (nohup) continues to do so, and so does one that handles SIGPIPE.
  int is_kept = signal == SIGPIPE ? previous[signal].sa_handler != SIG_DFL : previous[signal].sa_handler == SIG_IGN;
  if (!is_kept) sigaction(signal, &action, NULL);
}

static void arm_forward(int signal) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = forward;
  action.sa_flags = SA_RESTART | SA_ONSTACK;
  sigaction(signal, &action, NULL);
}

static _Thread_local char signal_stack[32 * 1024];

void cle_use_signal_stack(void) {
  stack_t stack;
  if (sigaltstack(NULL, &stack) != 0 || !(stack.ss_flags & SS_DISABLE)) return;
  memset(&stack, 0, sizeof stack);
  stack.ss_size = sizeof signal_stack;
  stack.ss_sp = signal_stack;
  sigaltstack(&stack, NULL);
}

void cle_guard_terminal(int terminal_descriptor, int output, int errors, int signal_descriptor) {
  terminal = terminal_descriptor;
  captured[0] = output;
  captured[1] = errors;
  signals = signal_descriptor;
  owner = getpid();
  has_settings = tcgetattr(terminal, &settings) == 0;
  atexit(cle_leave_terminal);
  static const int ending[] = {
      SIGSEGV, SIGBUS,  SIGILL,  SIGTRAP, SIGFPE,  SIGABRT, SIGTERM,
      SIGHUP,  SIGQUIT, SIGPIPE, SIGUSR1, SIGUSR2, SIGALRM, SIGXCPU};
  for (size_t i = 0; i < sizeof ending / sizeof *ending; i++) arm_end(ending[i]);
  static const int forwarded[] = {SIGINT, SIGWINCH, SIGCONT, SIGTSTP};
  for (size_t i = 0; i < sizeof forwarded / sizeof *forwarded; i++) arm_forward(forwarded[i]);
}

static void set_terminal(const struct termios *wanted) {
  // A job that was continued in the background stops here again, until it is in the foreground.
  while (tcsetattr(terminal, TCSADRAIN, wanted) != 0 && errno == EINTR) continue;
}

void cle_let_stop(void) {
  sigset_t stops;
  sigemptyset(&stops);
  sigaddset(&stops, SIGTSTP);
  sigaddset(&stops, SIGTTIN);
  sigaddset(&stops, SIGTTOU);
  pthread_sigmask(SIG_UNBLOCK, &stops, NULL);
}

void cle_stop_job(void) {
  struct termios present;
  int had_present = tcgetattr(terminal, &present) == 0;
  int had_bracketed_paste = bracketed_paste, had_full_screen = full_screen;
  cle_restore_terminal();
  // The other processes of the job are stopped first. This process ignores that signal and then sends
  // one to this thread, which is delivered before the call returns, whatever other threads do.
  signal(SIGTSTP, SIG_IGN);
  kill(0, SIGTSTP);
  // A thread that is still in the handler keeps the signal pending, which would stop the job a second
  // time. Ignoring the signal once more discards it.
  signal(SIGTSTP, SIG_IGN);
  signal(SIGTSTP, SIG_DFL);
  cle_let_stop();
  pthread_kill(pthread_self(), SIGTSTP);
  arm_forward(SIGTSTP);
  if (had_present) set_terminal(&present);
  cle_set_full_screen(had_full_screen);
  cle_set_bracketed_paste(had_bracketed_paste);
}
