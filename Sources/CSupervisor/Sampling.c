// The supervisor asks a worker that hangs where it is.
#define _GNU_SOURCE
#include "Page.h"

#ifdef __linux__
#include <dirent.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

/// The place of an endless loop is looked for as long as this.
static const double longest_question = 1;
static const double longest_sampling = 0.25;

// Asks each of the worker's threads where it is, until one is in a loaded library: the main actor can
// be on any thread.
static void ask_each_thread(pid_t worker) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/task", worker);
  DIR *tasks = opendir(path);
  struct dirent *entry;
  while (tasks && csv_page->frame_count == 0 && (entry = readdir(tasks))) {
    if (entry->d_name[0] == '.') continue;
    syscall(SYS_tgkill, worker, atoi(entry->d_name), SIGPROF);
    for (int i = 0; i < 4 && csv_page->frame_count == 0; i++) usleep(500);
  }
  if (tasks) closedir(tasks);
}

// A loop can be outside of the library most of the time, so the threads are asked again.
static int ask_until_answered(pid_t worker, double end) {
  __atomic_store_n(&csv_page->frame_count, 0, __ATOMIC_RELEASE);
  while (csv_page->frame_count == 0 && csv_now() < end) ask_each_thread(worker);
  return csv_page->frame_count != 0;
}

static int is_new(const struct csv_frame *frame, const struct csv_frame *known, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    if (known[i].offset == frame->offset && strcmp(known[i].library, frame->library) == 0) return 0;
  }
  return 1;
}

// Some instructions of a loop belong to no line. Answers from several instructions make it likely that one belongs to a line of
// the loop: their innermost frames come before all frames of the last answer.
void csv_ask_threads(pid_t worker) {
  struct csv_frame innermost[CSV_SAMPLES];
  uint32_t samples = 0;
  csv_page->sample_count = 0;
  int has_answered = ask_until_answered(worker, csv_now() + longest_question);
  double end = csv_now() + longest_sampling;
  while (has_answered && samples < CSV_SAMPLES) {
    if (is_new(&csv_page->frames[0], innermost, samples)) innermost[samples++] = csv_page->frames[0];
    // A short loop has few instructions. On a busy machine, the worker needs a turn between two questions.
    if (csv_now() > end) break;
    usleep(1000);
    has_answered = ask_until_answered(worker, csv_now() + longest_question);
  }
  uint32_t frames = csv_page->frame_count;
  if (frames > CSV_FRAMES - samples) frames = CSV_FRAMES - samples;
  memmove(csv_page->frames + samples, csv_page->frames, frames * sizeof *innermost);
  memcpy(csv_page->frames, innermost, samples * sizeof *innermost);
  csv_page->sample_count = samples;
  csv_page->frame_count = frames + samples;
}
#endif
