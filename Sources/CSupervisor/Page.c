// What the worker tells the supervisor and later workers.
#define _GNU_SOURCE
#include "Page.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
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

uint32_t csv_restarts(void) { return csv_page ? csv_page->restarts : 0; }

struct csv_loss csv_loss(void) {
  struct csv_loss loss = {0};
  if (!csv_page) return loss;
  loss.line = csv_page->line;
  loss.last_line = csv_page->last_line;
  loss.is_restoring = csv_page->is_restoring;
  loss.has_exited = csv_page->has_exited;
  loss.was_stopped = csv_page->was_stopped;
  loss.ignored_cancellation = csv_page->ignored_cancellation;
  loss.is_drawing = csv_page->was_drawing;
  loss.gave_up_drawing = csv_page->gave_up_drawing;
  loss.closed_descriptor = csv_page->closed_descriptor;
  loss.lasting_limit = csv_page->lasting_limit;
  loss.no_descriptors = csv_page->no_descriptors;
  loss.signal = csv_page->signal;
  loss.is_stack_overflow = csv_page->is_stack_overflow;
  loss.is_fault = csv_page->is_fault;
  loss.had_libraries = csv_page->had_libraries;
  loss.frames = csv_page->frame_count;
  loss.samples = csv_page->sample_count;
  return loss;
}

void csv_keep_loss(int signal) {
  if (!csv_page->signal) csv_page->signal = signal;
  // The next worker does not draw or wait yet. It would be killed if looking up the place of a crash took longer than either may.
  csv_page->was_drawing |= csv_page->drawing != 0;
  csv_page->drawing = csv_page->cancelling = 0;
  csv_page->has_begun_line = 0;
  csv_page->restarts++;
}

uint64_t csv_frame_offset(uint32_t index) {
  return csv_page && index < csv_page->frame_count ? csv_page->frames[index].offset : 0;
}

const char *csv_frame_library(uint32_t index) {
  if (!csv_page || index >= csv_page->frame_count) return "";
  return csv_page->libraries[csv_page->frames[index].library].path;
}

const char *csv_fatal_text(void) { return csv_page ? csv_page->fatal_text : ""; }

void csv_forget_loss(void) {
  if (!csv_page) return;
  csv_page->line = csv_page->last_line = csv_page->frame_count = csv_page->sample_count = csv_page->library_count = 0;
  csv_page->is_restoring = csv_page->has_exited = csv_page->was_stopped = 0;
  csv_page->ignored_cancellation = 0;
  csv_page->signal = csv_page->is_stack_overflow = csv_page->is_fault = 0;
  csv_page->was_drawing = csv_page->gave_up_drawing = csv_page->started_work = 0;
  csv_page->closed_descriptor = csv_page->lasting_limit = csv_page->no_descriptors = 0;
  csv_page->idle_interrupts = csv_page->answered_interrupts = 0;
  csv_page->fatal_text[0] = csv_page->drawing_name[0] = csv_page->part_name[0] = 0;
}

/// Wakes the supervisor, which sleeps until a signal arrives.
static void wake_supervisor(void) {
  kill(csv_supervisor(), SIGURG);
}

void csv_goodbye(int status) {
  if (!csv_page) return;
  csv_page->goodbye_status = status;
  csv_page->says_goodbye = 1;
  wake_supervisor();
}

/// Whether Ctrl-C was pressed for a line that has not begun yet, or for the current one.
static int was_interrupted;

/// Notes the line that Ctrl-C was pressed for. The supervisor receives the same Ctrl-C, but perhaps before the line begins.
static void note_interrupt(void) {
  uint32_t line = __atomic_load_n(&csv_page->line, __ATOMIC_SEQ_CST);
  if (!line || !__atomic_exchange_n(&was_interrupted, 0, __ATOMIC_SEQ_CST)) return;
  csv_page->interrupted_line = line;
  wake_supervisor();
}

void csv_begin_line(uint32_t number, const char *text) {
  if (!csv_page) return;
  // What work between two lines has damaged is not the line's fault.
  if (!csv_page->line && !csv_page->is_restoring) csv_check_process();
  strncpy(csv_page->line_text, text, sizeof csv_page->line_text - 1);
  csv_page->last_line = number;
  csv_page->has_begun_line = 1;
  csv_page->interrupted_line = 0;
  __atomic_store_n(&csv_page->line, number, __ATOMIC_SEQ_CST);
  note_interrupt();
}

void csv_end_line(void) {
  if (csv_page && csv_page->line) {
    csv_note_timers();
    csv_check_process();
    csv_end_copies();
  }
  if (csv_page) csv_page->line = csv_page->part_name[0] = 0;
  csv_forget_interrupt();
}

void csv_interrupt_line(void) {
  if (!csv_page) return;
  __atomic_store_n(&was_interrupted, 1, __ATOMIC_SEQ_CST);
  note_interrupt();
}

void csv_forget_interrupt(void) { __atomic_store_n(&was_interrupted, 0, __ATOMIC_SEQ_CST); }

void csv_set_restoring(int is_restoring) {
  if (!csv_page) return;
  csv_page->is_restoring = is_restoring;
  if (!is_restoring) csv_check_process();
}

void csv_note_progress(void) {
  if (csv_page) csv_page->restarts = 0;
}

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

void csv_name_part(const char *name) {
  if (csv_page) strncpy(csv_page->part_name, name, sizeof csv_page->part_name - 1);
}

const char *csv_part_name(void) { return csv_page ? csv_page->part_name : ""; }

void csv_end_drawing(void) {
  if (csv_page) csv_page->drawing = 0;
}

const char *csv_drawing_name(void) { return csv_page ? csv_page->drawing_name : ""; }

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

const char *csv_cancelled_place(void) { return csv_page ? csv_page->cancelled_place : ""; }

uint32_t csv_scripted_lines(void) { return csv_page ? csv_page->scripted_lines : 0; }

void csv_set_scripted_lines(uint32_t count) {
  if (csv_page) csv_page->scripted_lines = count;
}

int64_t csv_note(uint32_t index) {
  return csv_page && index < CSV_NOTES ? csv_page->notes[index] : 0;
}

void csv_set_note(uint32_t index, int64_t value) {
  if (csv_page && index < CSV_NOTES) csv_page->notes[index] = value;
}

void csv_set_unread(const uint8_t *bytes, size_t count) {
  if (!csv_page) return;
  // A worker that is killed in between leaves nothing, not a mixture.
  __atomic_store_n(&csv_page->unread_count, 0, __ATOMIC_SEQ_CST);
  if (count > CSV_UNREAD) return;
  memcpy(csv_page->unread, bytes, count);
  __atomic_store_n(&csv_page->unread_count, (uint32_t)count, __ATOMIC_SEQ_CST);
}

const uint8_t *csv_unread(size_t *count) {
  *count = csv_page ? csv_page->unread_count : 0;
  return csv_page ? csv_page->unread : NULL;
}

void csv_set_scratch(const char *path) {
  if (!csv_page || csv_page->scratch[0] || strlen(path) >= sizeof csv_page->scratch) return;
  strcpy(csv_page->scratch, path);
}

const char *csv_scratch(void) { return csv_page ? csv_page->scratch : ""; }

/// Whether the last part that was read ends in the middle of a line.
static int is_inside_line;

_Static_assert((CSV_INPUT & (CSV_INPUT - 1)) == 0, "the counts of the input overflow");

void csv_commit_input(void) {
  if (csv_page && !is_inside_line) csv_page->input_start = csv_page->input_read;
}

void csv_reread_input(void) {
  if (csv_page) csv_page->input_read = csv_page->input_start;
}

// Reads more input into the shared buffer, of which everything is read. Returns 0 at the end.
static int fill(int descriptor) {
  // The beginning of a line that fills the buffer is not kept.
  if (csv_page->input_end - csv_page->input_start == CSV_INPUT) csv_page->input_start = csv_page->input_end;
  while (!csv_page->input_ended) {
    uint32_t offset = csv_page->input_end % CSV_INPUT;
    uint32_t room = CSV_INPUT - (csv_page->input_end - csv_page->input_start);
    if (room > CSV_INPUT - offset) room = CSV_INPUT - offset;
    ssize_t count = read(descriptor, csv_page->input + offset, room);
    if (count > 0) {
      csv_page->input_end += (uint32_t)count;
      return 1;
    }
    if (count < 0 && errno == EINTR) continue;
    if (count < 0 && errno == EAGAIN) {
      struct pollfd readable = {descriptor, POLLIN, 0};
      poll(&readable, 1, -1);
      continue;
    }
    csv_page->input_ended = 1;
  }
  return 0;
}

int csv_read_line(int descriptor, char *line, int capacity, int *is_complete) {
  *is_complete = 1;
  if (!csv_page) return -1;
  csv_commit_input();
  if (csv_page->input_read == csv_page->input_end && !fill(descriptor)) {
    is_inside_line = 0;
    return -1;
  }
  uint32_t offset = csv_page->input_read % CSV_INPUT;
  const char *start = csv_page->input + offset;
  uint32_t available = csv_page->input_end - csv_page->input_read;
  if (available > CSV_INPUT - offset) available = CSV_INPUT - offset;
  if (available > (uint32_t)capacity) available = (uint32_t)capacity;
  const char *end = memchr(start, '\n', available);
  uint32_t count = end ? (uint32_t)(end - start) : available;
  memcpy(line, start, count);
  csv_page->input_read += end ? count + 1 : count;
  is_inside_line = end == NULL;
  *is_complete = !is_inside_line;
  return (int)count;
}
