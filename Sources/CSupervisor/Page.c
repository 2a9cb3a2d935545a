// What a worker tells the supervisor.
#define _GNU_SOURCE
#include "Page.h"

#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

void csv_fill_standard_descriptors(void) {
  static const int modes[] = {O_RDONLY, O_RDONLY, O_WRONLY};
  for (int descriptor = 0; descriptor < 3; descriptor++) {
    // The lowest free number is this one.
    if (fcntl(descriptor, F_GETFD) < 0) (void)!open("/dev/null", modes[descriptor]);
  }
}

uint64_t csv_memory_limit(void) {
  struct rlimit limit;
  return getrlimit(RLIMIT_AS, &limit) == 0 ? limit.rlim_cur : UINT64_MAX;
}

int csv_is_worker(void) { return csv_page != NULL; }

/// What this worker has written to the page and needs itself.
static struct {
  uint32_t line, last_line;
  int is_restoring, has_progressed;
} own;

void csv_mend_page(void) {
  if (csv_is_intact()) return;
  csv_clear_page();
  csv_page->line = own.line;
  csv_page->last_line = own.last_line;
  csv_page->is_restoring = own.is_restoring;
  csv_page->has_begun_line = own.last_line != 0;
  csv_page->has_progressed = own.has_progressed;
  csv_page->has_handled_loss = 1;
}

/// Wakes the supervisor, which sleeps until a signal arrives. It stays awake for a second.
static void wake_supervisor(void) {
  static double last;
  double now = csv_now();
  if (now - last < 0.05) return;
  last = now;
  kill(csv_supervisor(), SIGURG);
}

void csv_goodbye(int status) {
  if (!csv_page) return;
  csv_page->goodbye = CSV_GOODBYE | (uint32_t)(status & 0xFF);
  kill(csv_supervisor(), SIGURG);
}

// Lines.

/// Whether Ctrl-C was pressed for a line that has not begun yet, or for the current one.
static int was_interrupted;

/// Notes the line that Ctrl-C was pressed for. The supervisor receives the same Ctrl-C, but perhaps before the line begins.
static void note_interrupt(void) {
  uint32_t line = __atomic_load_n(&csv_page->line, __ATOMIC_SEQ_CST);
  if (!line || !__atomic_exchange_n(&was_interrupted, 0, __ATOMIC_SEQ_CST)) return;
  csv_page->interrupted_line = line;
  kill(csv_supervisor(), SIGURG);
}

/// Whether this process was checked for the next line, and when it was checked after the last one.
static int is_prepared;
static double last_check;

void csv_prepare_line(void) {
  // What work between two lines has damaged is not the line's fault. Where lines follow each other at once, nothing has worked.
  if (!csv_page || own.line || own.is_restoring || is_prepared) return;
  if (csv_now() - last_check > 0.001) csv_check_process();
  is_prepared = 1;
}

void csv_begin_line(uint32_t number, const char *text) {
  if (!csv_page) return;
  csv_keep_folder();
  csv_prepare_line();
  if (!own.line && !own.is_restoring) csv_keep_terminal();
  strncpy(csv_page->line_text, text, sizeof csv_page->line_text - 1);
  own.line = own.last_line = number;
  is_prepared = 0;
  csv_page->last_line = number;
  csv_page->has_begun_line = 1;
  csv_page->interrupted_line = 0;
  csv_page->steps++;
  __atomic_store_n(&csv_page->line, number, __ATOMIC_SEQ_CST);
  note_interrupt();
  wake_supervisor();
}

void csv_end_line(void) {
  if (csv_page && own.line) {
    csv_note_timers();
    // A copy could damage again what is repaired then.
    csv_end_copies();
    csv_check_process();
    last_check = csv_now();
  }
  own.line = 0;
  if (csv_page) csv_page->line = csv_page->part_name[0] = 0;
  csv_forget_interrupt();
}

void csv_note_step(void) {
  if (csv_page) csv_page->steps++;
}

void csv_name_part(const char *name) {
  if (!csv_page) return;
  strncpy(csv_page->part_name, name, sizeof csv_page->part_name - 1);
  csv_page->steps++;
}

void csv_interrupt_line(void) {
  if (!csv_page) return;
  __atomic_store_n(&was_interrupted, 1, __ATOMIC_SEQ_CST);
  note_interrupt();
}

void csv_forget_interrupt(void) { __atomic_store_n(&was_interrupted, 0, __ATOMIC_SEQ_CST); }

void csv_set_restoring(int is_restoring) {
  own.is_restoring = is_restoring;
  if (!csv_page) return;
  csv_page->is_restoring = is_restoring;
  if (!is_restoring) csv_check_process();
}

void csv_note_progress(void) {
  own.has_progressed = 1;
  if (csv_page) csv_page->has_progressed = 1;
}

// Between lines.

void csv_report_interrupt(void) {
  if (csv_page) sigqueue(csv_supervisor(), SIGINT, (union sigval){0});
}

void csv_ask_main_actor(void) {
  if (csv_page) csv_page->idle_interrupts++;
}

void csv_answer_interrupt(void) {
  if (csv_page) csv_page->answered_interrupts = csv_page->idle_interrupts;
}

void csv_begin_drawing(void) {
  static uint32_t number;
  if (!csv_page) return;
  csv_page->drawing_name[0] = 0;
  if (++number == 0) number = 1;
  csv_page->drawing = number;
  wake_supervisor();
}

void csv_name_drawing(const char *name) {
  if (csv_page) strncpy(csv_page->drawing_name, name, sizeof csv_page->drawing_name - 1);
}

void csv_end_drawing(void) {
  if (csv_page) csv_page->drawing = 0;
}

int csv_take_started_work(void) {
  if (!csv_page) return 0;
  return __atomic_exchange_n(&csv_page->started_work, 0, __ATOMIC_SEQ_CST);
}

void csv_begin_cancelling(const char *place) {
  static uint32_t number;
  if (!csv_page) return;
  strncpy(csv_page->cancelled_place, place, sizeof csv_page->cancelled_place - 1);
  if (++number == 0) number = 1;
  csv_page->cancelling = number;
  // The supervisor measures the time.
  wake_supervisor();
}

void csv_end_cancelling(void) {
  if (csv_page) csv_page->cancelling = 0;
}
