// The terminal, as the supervisor uses it: it belongs to the program, whatever a feature does to it.
#define _GNU_SOURCE
#include "Page.h"

#ifdef __linux__
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

static struct termios settings;
static int terminal = -1;
/// For reading keys: reading never waits, and no other process shares that.
static int keys = -1;

/// How often the rest of a text is written after a signal.
enum { most_tries = 16 };

void csv_open_terminal(void) {
  if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO)) return;
  terminal = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3);
  tcgetattr(terminal, &settings);
  keys = open("/dev/tty", O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
}

int csv_has_terminal(void) { return terminal >= 0; }

void csv_say(const char *text) {
  if (terminal < 0) return;
  size_t left = strlen(text);
  // A signal can end a write to a full terminal before all is written. One that stays full, because it was stopped, gets a limit.
  for (int tries = 0; left > 0 && tries < most_tries; tries++) {
    ssize_t count = write(terminal, text, left);
    if (count < 0 && errno != EINTR) return;
    if (count < 0) continue;
    text += count;
    left -= (size_t)count;
  }
}

void csv_restore_modes(pid_t worker) {
  // In the background, the modes are those of another program. SIGTTOU is blocked, so this never stops.
  if (terminal >= 0 && csv_take_foreground(terminal, getpgrp(), worker)) tcsetattr(terminal, TCSANOW, &settings);
}

void csv_restore_terminal(pid_t worker) {
  if (csv_kept->notes[CSV_NOTE_FULL_SCREEN]) {
    csv_say("\033[0m\033[?1006l\033[?1000l\033[?2026l\033[?25h\033[?1049l");
  }
  csv_kept->notes[CSV_NOTE_FULL_SCREEN] = 0;
  // Bracketed paste, colors, the cursor, and the rest of a line.
  csv_say("\033[?2004l\033[0m\033[?25h\r\033[J");
  csv_restore_modes(worker);
}

pid_t csv_parent_of(pid_t process) {
  char path[64], status[512];
  snprintf(path, sizeof path, "/proc/%d/stat", process);
  FILE *file = fopen(path, "re");
  if (!file) return 0;
  size_t count = fread(status, 1, sizeof status - 1, file);
  fclose(file);
  status[count] = 0;
  // The name of the program, which is in parentheses, can contain anything.
  const char *end = strrchr(status, ')');
  int parent = 0;
  return end && sscanf(end + 1, " %*c %d", &parent) == 1 ? parent : 0;
}

/// Whether a process group was made by the worker or its children, or has no processes any more.
static int is_of_worker(pid_t group, pid_t worker) {
  if (kill(-group, 0) != 0 && errno == ESRCH) return 1;
  pid_t process = group;
  for (int i = 0; i < 64 && process > 1; i++, process = csv_parent_of(process)) {
    if (process == worker) return 1;
  }
  return 0;
}

int csv_take_foreground(int descriptor, pid_t group, pid_t worker) {
  pid_t present = tcgetpgrp(descriptor);
  if (present == group) return 1;
  if (present <= 0 || !is_of_worker(present, worker)) return 0;
  return tcsetpgrp(descriptor, group) == 0;
}

/// Reads the keys that were typed while Ctrl-C was one of them. The others are for the next line.
static int read_keys(const struct termios *modes) {
  unsigned char bytes[256];
  int interrupts = 0;
  // Otherwise, they arrive with the end of their line, and belong to whoever reads lines.
  if (modes->c_lflag & ICANON) return 0;
  for (ssize_t count; (count = read(keys, bytes, sizeof bytes)) > 0;) {
    for (ssize_t i = 0; i < count; i++) {
      if (bytes[i] == settings.c_cc[VINTR]) interrupts++;
      else csv_keep_key(bytes[i]);
    }
  }
  return interrupts;
}

int csv_hold_terminal(pid_t worker) {
  struct termios modes;
  if (terminal < 0 || !csv_take_foreground(terminal, getpgrp(), worker)) return 0;
  if (tcgetattr(terminal, &modes) != 0) return 0;
  if ((modes.c_lflag & ISIG) && modes.c_cc[VINTR] == settings.c_cc[VINTR]) return 0;
  int interrupts = read_keys(&modes);
  modes.c_lflag |= ISIG;
  static const int signals[] = {VINTR, VQUIT, VSUSP};
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) modes.c_cc[signals[i]] = settings.c_cc[signals[i]];
  tcsetattr(terminal, TCSANOW, &modes);
  return interrupts;
}
#else
int csv_take_foreground(int descriptor, pid_t group, pid_t worker) {
  (void)descriptor;
  (void)group;
  (void)worker;
  return 1;
}
#endif
