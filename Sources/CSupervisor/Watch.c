// The supervisor looks at what the worker reports: Ctrl-C, and what takes too long.
#define _GNU_SOURCE
#include "Page.h"

#include <time.h>

double csv_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

#ifdef __linux__
#include <signal.h>
#include <stdio.h>

/// After this time Ctrl-C stops a line that has ignored the first one.
static const double patience = 1;
/// Effects that were cancelled get this time to end.
static const double longest_cancellation = 2;
/// A drawing that takes longer is given up.
static const double longest_drawing = 2;
/// What runs at the exit gets this time.
static const double longest_goodbye = 2;
/// Between two looks more time has passed only if the job was stopped, or if nothing was watched.
static const double longest_look = 1;
/// A line without a terminal gets this time in seconds, unless it makes progress; 0 for any time.
static uint32_t line_limit;

void csv_set_line_limit(uint32_t seconds) { line_limit = seconds; }
uint32_t csv_line_limit(void) { return line_limit; }

/// What the worker reports in a field of the page; 0 if a feature has overwritten the page.
#define REPORTED(field) (csv_is_intact() ? csv_page->field : 0)

int csv_goodbye_status(void) {
  uint32_t goodbye = REPORTED(goodbye);
  return (goodbye & ~0xFFu) == CSV_GOODBYE ? (int)(goodbye & 0xFF) : -1;
}

static void show_notice(const char *running) {
  char text[512];
  snprintf(text, sizeof text, "\r\033[Jstill running: %s\r\nCtrl-C again stops it\r\n", running);
  csv_say(text);
}

static void kill_worker(struct csv_watch *watch, uint32_t reason) {
  if (watch->reason) return;
  watch->blamed_line = REPORTED(line);
  csv_ask_threads(watch->worker);
  watch->reason = reason;
  kill(watch->worker, SIGKILL);
}

/// The first Ctrl-C for a line.
static void note_interrupt(struct csv_watch *watch, uint32_t line) {
  watch->interrupted = line;
  watch->interrupted_at = watch->now;
  watch->was_noticed = 0;
}

/// Ctrl-C between lines: a main actor that runs answers it.
static void receive_idle_interrupt(struct csv_watch *watch) {
  if (watch->was_idle_noticed) {
    kill_worker(watch, CSV_STOPPED);
  } else if (watch->idle_since == 0) {
    watch->idle_since = watch->now;
  }
}

void csv_receive_interrupt(struct csv_watch *watch) {
  uint32_t line = REPORTED(line);
  if (!csv_has_terminal()) return;
  if (!line) {
    receive_idle_interrupt(watch);
  } else if (line != watch->interrupted) {
    note_interrupt(watch, line);
  } else if (watch->now - watch->interrupted_at > patience) {
    kill_worker(watch, CSV_STOPPED);
  }
}

static void check_idle(struct csv_watch *watch) {
  if (watch->idle_since == 0 || watch->now - watch->idle_since < patience) return;
  if (REPORTED(idle_interrupts) == REPORTED(answered_interrupts)) {
    watch->idle_since = 0;
    watch->was_idle_noticed = 0;
  } else if (!watch->was_idle_noticed && !REPORTED(line)) {
    show_notice("work between two lines");
    watch->was_idle_noticed = 1;
  }
}

static void check_drawing(struct csv_watch *watch) {
  uint32_t drawing = REPORTED(drawing);
  if (drawing != watch->drawing) {
    watch->drawing = drawing;
    watch->drawing_since = watch->now;
  } else if (drawing && watch->now - watch->drawing_since > longest_drawing) {
    kill_worker(watch, CSV_SLOW_DRAWING);
  }
}

/// Ends a worker that does not leave: a function that `atexit` has registered may not end.
static void check_goodbye(struct csv_watch *watch) {
  if (csv_goodbye_status() < 0) return;
  if (watch->goodbye_since == 0) watch->goodbye_since = watch->now;
  if (watch->now - watch->goodbye_since > longest_goodbye) kill(watch->worker, SIGKILL);
}

/// Ends a worker that waits for effects that do not end after their cancellation.
static void check_cancellation(struct csv_watch *watch) {
  uint32_t cancelling = REPORTED(cancelling);
  if (cancelling != watch->cancelling) {
    watch->cancelling = cancelling;
    watch->cancelling_since = watch->now;
  } else if (cancelling && watch->now - watch->cancelling_since > longest_cancellation) {
    kill_worker(watch, CSV_IGNORED_CANCELLATION);
  }
}

/// Whether the line that Ctrl-C has interrupted is still running, and the notice was not shown yet.
static int awaits_notice(const struct csv_watch *watch) {
  return REPORTED(line) && REPORTED(line) == watch->interrupted && !watch->was_noticed;
}

static void check_interrupt(struct csv_watch *watch) {
  uint32_t line = REPORTED(interrupted_line);
  if (csv_has_terminal() && line && line == REPORTED(line) && line != watch->interrupted) {
    note_interrupt(watch, line);
  }
  if (awaits_notice(watch) && watch->now - watch->interrupted_at > patience) {
    char text[sizeof csv_page->line_text];
    csv_copy_text(text, csv_page->line_text, sizeof text);
    show_notice(text);
    watch->was_noticed = 1;
  }
}

/// Without a terminal, nobody can press Ctrl-C.
static void check_line(struct csv_watch *watch) {
  uint32_t line = REPORTED(line), steps = REPORTED(steps);
  if (line) watch->awake_until = watch->now + 1;
  if (line != watch->line || steps != watch->steps) {
    watch->line = line;
    watch->steps = steps;
    watch->step_since = watch->now;
  } else if (line && line_limit && !csv_has_terminal() && watch->now - watch->step_since > line_limit) {
    kill_worker(watch, CSV_TOO_LONG);
  }
}

/// The terminal belongs to the program while a line runs. While a line is edited, the editor sets its modes.
static void hold_terminal(struct csv_watch *watch) {
  if (!REPORTED(line)) return;
  if (!__sync_bool_compare_and_swap(&csv_page->terminal_use, CSV_TERMINAL_FREE, CSV_TERMINAL_HELD)) return;
  // The line may have ended since: then the keys belong to the editor.
  int interrupts = REPORTED(line) ? csv_hold_terminal(watch->worker) : 0;
  __sync_bool_compare_and_swap(&csv_page->terminal_use, CSV_TERMINAL_HELD, CSV_TERMINAL_FREE);
  if (interrupts) kill(watch->worker, SIGINT);
  while (interrupts-- > 0) csv_receive_interrupt(watch);
}

void csv_look(struct csv_watch *watch) {
  double now = csv_now(), passed = now - watch->last_look;
  watch->last_look = now;
  watch->now += passed < longest_look ? passed : longest_look;
  check_line(watch);
  check_idle(watch);
  check_drawing(watch);
  check_goodbye(watch);
  check_interrupt(watch);
  check_cancellation(watch);
  hold_terminal(watch);
}

int csv_needs_looks(const struct csv_watch *watch) {
  return watch->now < watch->awake_until || REPORTED(line) || REPORTED(cancelling) || REPORTED(drawing) ||
         csv_goodbye_status() >= 0 || watch->idle_since != 0;
}
#else
void csv_set_line_limit(uint32_t seconds) { (void)seconds; }
uint32_t csv_line_limit(void) { return 0; }
#endif
