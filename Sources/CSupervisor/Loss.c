// How the last worker has ended. The supervisor notes it in its own memory, of which the next worker gets a copy with `fork`.
#define _GNU_SOURCE
#include "Page.h"

#include <string.h>

static struct {
  struct csv_loss facts;
  struct csv_frame frames[CSV_FRAMES];
  char fatal_text[CSV_TEXT], part_name[256], drawing_name[128], cancelled_place[256];
  /// Whether no worker has handled it yet.
  int is_open;
} loss;

/// How often a worker was replaced since a line was completed.
static uint32_t restarts;

static uint32_t at_most(uint32_t value, uint32_t limit) { return value < limit ? value : limit; }

static void copy_facts(int signal, uint32_t reason, uint32_t line) {
  loss.facts = (struct csv_loss){
      .line = line ? line : csv_page->line,
      .last_line = csv_page->last_line,
      .is_restoring = csv_page->is_restoring != 0,
      .has_exited = csv_page->has_exited != 0,
      .reason = reason,
      .is_drawing = csv_page->drawing != 0,
      .unfit = csv_page->unfit <= CSV_DAMAGED_PAGE ? csv_page->unfit : CSV_DAMAGED_PAGE,
      .signal = csv_page->signal > 0 && csv_page->signal < NSIG ? csv_page->signal : signal,
      .is_stack_overflow = csv_page->is_stack_overflow != 0,
      .is_fault = csv_page->is_fault != 0,
      .had_libraries = csv_page->had_libraries != 0,
      .frames = at_most(csv_page->frame_count, CSV_FRAMES),
  };
  loss.facts.samples = at_most(csv_page->sample_count, loss.facts.frames);
  for (uint32_t i = 0; i < loss.facts.frames; i++) {
    loss.frames[i].offset = csv_page->frames[i].offset;
    csv_copy_text(loss.frames[i].library, csv_page->frames[i].library, sizeof loss.frames[i].library);
  }
  csv_copy_text(loss.fatal_text, csv_page->fatal_text, sizeof loss.fatal_text);
  csv_copy_text(loss.part_name, csv_page->part_name, sizeof loss.part_name);
  csv_copy_text(loss.drawing_name, csv_page->drawing_name, sizeof loss.drawing_name);
  csv_copy_text(loss.cancelled_place, csv_page->cancelled_place, sizeof loss.cancelled_place);
}

void csv_keep_loss(int signal, uint32_t reason, uint32_t line) {
  int is_intact = csv_is_intact();
  if (is_intact && csv_page->has_progressed) restarts = 0;
  restarts++;
  // A worker that dies before it has handled the last loss was not the cause of that one.
  if (!loss.is_open || !is_intact || csv_page->has_handled_loss) {
    memset(&loss, 0, sizeof loss);
    loss.is_open = 1;
    if (is_intact) {
      copy_facts(signal, reason, line);
    } else {
      loss.facts.signal = signal;
      loss.facts.unfit = CSV_DAMAGED_PAGE;
    }
  }
  csv_clear_page();
}

uint32_t csv_restarts(void) { return restarts; }

struct csv_loss csv_loss(void) { return loss.facts; }

uint64_t csv_frame_offset(uint32_t index) { return index < loss.facts.frames ? loss.frames[index].offset : 0; }

const char *csv_frame_library(uint32_t index) { return index < loss.facts.frames ? loss.frames[index].library : ""; }

const char *csv_fatal_text(void) { return loss.fatal_text; }

const char *csv_part_name(void) { return loss.part_name; }

const char *csv_drawing_name(void) { return loss.drawing_name; }

const char *csv_cancelled_place(void) { return loss.cancelled_place; }

void csv_forget_loss(void) {
  memset(&loss, 0, sizeof loss);
  if (csv_page) csv_page->has_handled_loss = 1;
}
