// What outlives a worker: the input that it has not handled, and notes of the running command.
#define _GNU_SOURCE
#include "Page.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <stddef.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

struct csv_kept *csv_kept;

static pthread_mutex_t changing = PTHREAD_MUTEX_INITIALIZER;

/// The program's own features do no harm, so the counts can be written at any time until others' code runs.
static int guards_counts;

static void allow_counts(int protection) {
  if (guards_counts) mprotect(csv_kept->counts, CSV_PART, protection);
}

static void allow(int protection) {
  allow_counts(protection);
  mprotect(csv_kept->scratch, sizeof *csv_kept - offsetof(struct csv_kept, scratch), protection);
}

void csv_protect_kept(int from_others) {
  guards_counts |= from_others;
  allow(PROT_READ);
  mprotect(csv_kept->border, CSV_PART, PROT_NONE);
}

static void begin_change(void) {
  pthread_mutex_lock(&changing);
  allow(PROT_READ | PROT_WRITE);
}

static void end_change(void) {
  allow(PROT_READ);
  pthread_mutex_unlock(&changing);
}

static void begin_counting(void) {
  pthread_mutex_lock(&changing);
  allow_counts(PROT_READ | PROT_WRITE);
}

static void end_counting(void) {
  allow_counts(PROT_READ);
  pthread_mutex_unlock(&changing);
}

void csv_check_kept(void) {
  struct csv_kept *kept = csv_kept;
  if (kept->unread_count > CSV_UNREAD) kept->unread_count = 0;
  if (kept->entered_count > CSV_UNREAD) kept->entered_count = 0;
  if (kept->key_count > CSV_UNREAD) kept->key_count = 0;
  uint32_t unhandled = kept->input_end - kept->input_start, unread = kept->input_end - kept->input_read;
  if (unhandled > CSV_INPUT || unread > unhandled) kept->input_start = kept->input_read = kept->input_end;
  if ((uint32_t)kept->tail_place > CSV_TAIL) kept->tail_place = 0;
  kept->scratch[sizeof kept->scratch - 1] = 0;
}

// Notes.

uint32_t csv_scripted_lines(void) { return csv_kept ? csv_kept->scripted_lines : 0; }

void csv_set_scripted_lines(uint32_t count) {
  if (!csv_kept) return;
  begin_counting();
  csv_kept->scripted_lines = count;
  end_counting();
}

int64_t csv_note(uint32_t index) { return csv_kept && index < CSV_NOTES ? csv_kept->notes[index] : 0; }

void csv_set_note(uint32_t index, int64_t value) {
  if (!csv_kept || index >= CSV_NOTES || csv_kept->notes[index] == value) return;
  begin_counting();
  csv_kept->notes[index] = value;
  end_counting();
}

void csv_set_scratch(const char *path) {
  if (!csv_kept || csv_kept->scratch[0] || strlen(path) >= sizeof csv_kept->scratch) return;
  begin_change();
  strcpy(csv_kept->scratch, path);
  end_change();
}

const char *csv_scratch(void) { return csv_kept ? csv_kept->scratch : ""; }

// The end of the journal in memory.

static off_t size_of(int file) {
  struct stat info;
  return fstat(file, &info) == 0 ? info.st_size : -1;
}

/// Writes the tail to the file. A worker that is killed in between leaves the tail, and the next one replaces what is in the file.
static int write_tail(int file) {
  off_t start = (off_t)(csv_kept->tail_place >> 32);
  uint32_t count = (uint32_t)csv_kept->tail_place, written = 0;
  if (count == 0) return 1;
  if (size_of(file) != start && ftruncate(file, start) != 0) return 0;
  while (written < count) {
    ssize_t part = write(file, csv_kept->tail + written, count - written);
    if (part < 0 && errno == EINTR) continue;
    if (part <= 0) return 0;
    written += (uint32_t)part;
  }
  csv_kept->tail_place = 0;
  return 1;
}

int csv_write_journal_tail(int file) {
  if (!csv_kept) return 1;
  begin_counting();
  int is_written = write_tail(file);
  end_counting();
  return is_written;
}

int csv_append_to_journal_tail(int file, const char *text, size_t count) {
  if (!csv_kept || guards_counts || count > CSV_TAIL) return 0;
  begin_counting();
  int fits = count <= CSV_TAIL - (uint32_t)csv_kept->tail_place || write_tail(file);
  if (fits && (uint32_t)csv_kept->tail_place == 0) {
    off_t start = size_of(file);
    fits = start >= 0 && start <= UINT32_MAX;
    if (fits) csv_kept->tail_place = (uint64_t)start << 32;
  }
  if (fits) {
    memcpy(csv_kept->tail + (uint32_t)csv_kept->tail_place, text, count);
    __atomic_store_n(&csv_kept->tail_place, csv_kept->tail_place + count, __ATOMIC_SEQ_CST);
  }
  end_counting();
  return fits;
}

// What was typed at a terminal.

void csv_set_unread(const uint8_t *bytes, size_t count) {
  if (!csv_kept) return;
  begin_change();
  // A worker that is killed in between leaves nothing, not a mixture.
  __atomic_store_n(&csv_kept->unread_count, 0, __ATOMIC_SEQ_CST);
  csv_kept->entered_rest = CSV_UNREAD;
  if (count <= CSV_UNREAD) {
    memcpy(csv_kept->unread, bytes, count);
    __atomic_store_n(&csv_kept->unread_count, (uint32_t)count, __ATOMIC_SEQ_CST);
  }
  end_change();
}

const uint8_t *csv_unread(size_t *count) {
  *count = csv_kept ? csv_kept->unread_count : 0;
  return csv_kept ? csv_kept->unread : NULL;
}

void csv_set_entered(const uint8_t *bytes, size_t count, size_t rest) {
  if (!csv_kept || (count == 0 && csv_kept->entered_count == 0)) return;
  begin_change();
  __atomic_store_n(&csv_kept->entered_count, 0, __ATOMIC_SEQ_CST);
  if (count <= CSV_UNREAD) {
    memcpy(csv_kept->entered, bytes, count);
    csv_kept->entered_rest = rest < CSV_UNREAD ? (uint32_t)rest : CSV_UNREAD;
    __atomic_store_n(&csv_kept->entered_count, (uint32_t)count, __ATOMIC_SEQ_CST);
  }
  end_change();
}

/// The line that was entered comes before what was typed after it.
static void return_entered(void) {
  uint32_t count = csv_kept->entered_count, unread = csv_kept->unread_count;
  csv_kept->entered_count = 0;
  if (count == 0) return;
  // A worker that was killed before it had set what is unread leaves the keys of the line there: they are not read twice.
  if (csv_kept->entered_rest < unread) {
    memmove(csv_kept->unread, csv_kept->unread + unread - csv_kept->entered_rest, csv_kept->entered_rest);
    csv_kept->unread_count = unread = csv_kept->entered_rest;
  }
  if (count + unread > CSV_UNREAD) return;
  memmove(csv_kept->unread + count, csv_kept->unread, unread);
  memcpy(csv_kept->unread, csv_kept->entered, count);
  csv_kept->unread_count = count + unread;
}

void csv_keep_key(uint8_t key) {
  if (csv_kept->key_count < CSV_UNREAD) csv_kept->keys[csv_kept->key_count++] = key;
}

size_t csv_take_keys(uint8_t *bytes) {
  if (!csv_kept || csv_kept->key_count == 0) return 0;
  begin_change();
  uint32_t count = csv_kept->key_count;
  if (count > CSV_UNREAD) count = CSV_UNREAD;
  memcpy(bytes, csv_kept->keys, count);
  csv_kept->key_count = 0;
  end_change();
  return count;
}

// What comes from a file or a pipe.

/// Whether the last part that was read ends in the middle of a line.
static int is_inside_line;

_Static_assert((CSV_INPUT & (CSV_INPUT - 1)) == 0, "the counts of the input overflow");

void csv_commit_input(void) {
  if (!csv_kept || is_inside_line) return;
  if (csv_kept->entered_count == 0 && csv_kept->input_start == csv_kept->input_read) return;
  begin_counting();
  csv_kept->entered_count = 0;
  csv_kept->input_start = csv_kept->input_read;
  end_counting();
}

void csv_reread_input(void) {
  if (!csv_kept) return;
  begin_change();
  csv_kept->input_read = csv_kept->input_start;
  // A line that ends each worker before it begins is only put back: the last byte is the Enter key.
  if (csv_restarts() > 1 && csv_kept->entered_count) csv_kept->entered_count--;
  return_entered();
  end_change();
}

// Reads into memory of this process, because reading can take any time. Returns 0 at the end.
static size_t read_some(int descriptor, char *bytes, size_t room) {
  for (;;) {
    ssize_t count = read(descriptor, bytes, room);
    if (count > 0) return (size_t)count;
    if (count < 0 && errno == EINTR) continue;
    if (count == 0 || errno != EAGAIN) return 0;
    struct pollfd readable = {descriptor, POLLIN, 0};
    poll(&readable, 1, -1);
  }
}

// Reads more input into the shared buffer, of which everything is read. Returns 0 at the end.
static int fill(int descriptor) {
  static char bytes[CSV_INPUT];
  if (csv_kept->input_ended) return 0;
  uint32_t offset = csv_kept->input_end % CSV_INPUT;
  // The beginning of a line that fills the buffer is not kept.
  uint32_t used = csv_kept->input_end - csv_kept->input_start;
  uint32_t room = used == CSV_INPUT ? CSV_INPUT : CSV_INPUT - used;
  if (room > CSV_INPUT - offset) room = CSV_INPUT - offset;
  size_t count = read_some(descriptor, bytes, room);
  begin_change();
  if (used == CSV_INPUT) csv_kept->input_start = csv_kept->input_end;
  memcpy(csv_kept->input + offset, bytes, count);
  csv_kept->input_end += (uint32_t)count;
  csv_kept->input_ended = count == 0;
  end_change();
  return count > 0;
}

int csv_read_line(int descriptor, char *line, int capacity, int *is_complete) {
  *is_complete = 1;
  if (!csv_kept) return -1;
  csv_commit_input();
  if (csv_kept->input_read == csv_kept->input_end && !fill(descriptor)) {
    is_inside_line = 0;
    return -1;
  }
  uint32_t offset = csv_kept->input_read % CSV_INPUT;
  const char *start = csv_kept->input + offset;
  uint32_t available = csv_kept->input_end - csv_kept->input_read;
  if (available > CSV_INPUT - offset) available = CSV_INPUT - offset;
  if (available > (uint32_t)capacity) available = (uint32_t)capacity;
  const char *end = memchr(start, '\n', available);
  uint32_t count = end ? (uint32_t)(end - start) : available;
  memcpy(line, start, count);
  begin_counting();
  csv_kept->input_read += end ? count + 1 : count;
  end_counting();
  is_inside_line = end == NULL;
  *is_complete = !is_inside_line;
  return (int)count;
}
