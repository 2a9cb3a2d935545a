#ifndef CSUPERVISOR_PAGE_H
#define CSUPERVISOR_PAGE_H

#include "CSupervisor.h"

#include <signal.h>

struct csv_frame {
  uint32_t library;
  uint64_t offset;
};

struct csv_library {
  uint64_t base, start, end;
  char path[232];
};

/// The memory that the supervisor and its workers share. Signal handlers write to it, so it contains
/// no pointers and needs no locks.
struct csv_page {
  volatile uint32_t line, last_line;
  /// The line that Ctrl-C was pressed for, as the worker has seen it; 0 if it was not pressed.
  volatile uint32_t interrupted_line;
  char line_text[256];
  volatile int is_restoring, says_goodbye, has_exited, was_stopped, ignored_cancellation;
  /// The number of the wait for cancelled effects that the worker is busy with; 0 if it does not wait.
  volatile uint32_t cancelling;
  /// The number of the drawing that the worker is busy with; 0 if it does not draw.
  volatile uint32_t drawing;
  /// Whether the last worker has ended while it was drawing.
  volatile int was_drawing;
  volatile int gave_up_drawing;
  char drawing_name[128];
  /// The part of the line that runs: a test.
  char part_name[256];
  /// How often Ctrl-C was pressed between lines, and for how many of them the main actor has answered.
  volatile uint32_t idle_interrupts, answered_interrupts;
  /// The status that the program ends with after `says_goodbye`.
  volatile int goodbye_status;
  /// Whether code in a library has started work that is not part of the line's.
  volatile int started_work;
  volatile int closed_descriptor;
  /// Whether a limit that a line has set can only be lifted by the system.
  volatile int lasting_limit;
  /// Whether a line has opened as many files as the process may.
  volatile int no_descriptors;
  volatile int signal, is_stack_overflow, is_fault, had_libraries;
  /// How often a worker was replaced since a line was completed.
  volatile uint32_t restarts;
  /// Whether the worker has begun a line, also one that it repeats.
  volatile int has_begun_line;
  volatile uint32_t frame_count;
  /// How many of the first frames are the innermost ones of other moments.
  volatile uint32_t sample_count;
  struct csv_frame frames[CSV_FRAMES];
  char fatal_text[CSV_TEXT];
  char cancelled_place[256];
  volatile uint32_t library_count;
  struct csv_library libraries[CSV_LIBRARIES];
  volatile uint32_t scripted_lines;
  volatile int64_t notes[CSV_NOTES];
  char scratch[1024];
  volatile uint32_t unread_count;
  uint8_t unread[CSV_UNREAD];
  /// Counts of bytes of the input: those that are handled, those that are read, and those that have arrived. What is read and not
  /// handled is a line that the journal may not contain. Each change is one store, so that no worker is killed in the middle of it.
  volatile uint32_t input_start, input_read, input_end;
  volatile int input_ended;
  /// A ring: the byte at a count is at the remainder of the division by the size, which is a power of two, so the counts may overflow.
  char input[CSV_INPUT];
};

/// NULL if there is no supervisor.
extern struct csv_page *csv_page;
/// Maps a page between two areas that cannot be accessed: a feature that writes beyond its stack or its array ends there. Returns
/// NULL if there is no memory.
struct csv_page *csv_map_page(void);
/// Arms the handlers of this worker, before it has threads.
void csv_arm(void);
/// Notes the properties of this worker that lines must not change.
void csv_keep_process(void);
/// Repairs what a line, or work between two lines, has done to this process. If that is not possible, the process ends, and
/// another worker continues without the cause. A copy of the process that has come back to the shell ends, too.
void csv_check_process(void);
/// Notes a timer that the running line has set as work that it has started.
void csv_note_timers(void);
/// Whether a feature calls `fork` with this frame; NULL in a process that is not a worker.
extern int (*csv_is_features_fork)(const void *frame);
/// Kills the copies of this process that the running line has made.
void csv_end_copies(void);
/// Whether code of a loaded library called a function, directly or through at most a few others. `frame` is the frame of the
/// function.
int csv_is_called_by_library(const void *frame);
/// The same for a function that is called by code that keeps no frame pointers. It takes longer.
int csv_is_called_by_library_without_frame_pointers(void);
/// Notes that the running line starts work of its own, if code of a loaded library does so.
void csv_note_started_work(const void *frame);
/// The seconds since some moment.
double csv_now(void);
/// Asks the threads of a worker until one names a place in a loaded library, and stores the frames in the page.
void csv_ask_threads(pid_t worker);
/// Kills the children of this thread, and what they have started, which becomes a child of this process if it adopts
/// orphans (`PR_SET_CHILD_SUBREAPER`). Waits for their end, for a second at most. A signal handler may call it. Linux only.
void csv_end_children(void);

/// Supervisor: keeps how a worker has ended until the next one has read it. `signal` is 0 if the worker has exited.
void csv_keep_loss(int signal);

#endif
