#ifndef CSUPERVISOR_PAGE_H
#define CSUPERVISOR_PAGE_H

#include "CSupervisor.h"

#include <signal.h>

struct csv_frame {
  uint64_t offset;
  /// The path of the library.
  char library[232];
};

/// What a worker reports to the supervisor. Signal handlers write to it, so it contains no pointers and needs no locks.
///
/// Code of a feature can write to it, too, so the supervisor reads it as input from a stranger: numbers are checked, texts are
/// copied, and nothing is believed if the marks at the ends have changed. What the supervisor decides is in its own memory, and what
/// the next worker needs in `csv_kept`.
struct csv_page {
  volatile uint32_t first_mark;
  volatile uint32_t line, last_line;
  /// The line that Ctrl-C was pressed for, as the worker has seen it; 0 if it was not pressed.
  volatile uint32_t interrupted_line;
  char line_text[256];
  volatile int is_restoring, has_exited;
  /// The number of the wait for cancelled effects that the worker is busy with; 0 if it does not wait.
  volatile uint32_t cancelling;
  /// The number of the drawing that the worker is busy with; 0 if it does not draw.
  volatile uint32_t drawing;
  char drawing_name[128];
  /// The part of the line that runs: a test.
  char part_name[256];
  /// Changes when the line that runs makes progress.
  volatile uint32_t steps;
  /// How often Ctrl-C was pressed between lines, and for how many of them the main actor has answered.
  volatile uint32_t idle_interrupts, answered_interrupts;
  /// `CSV_GOODBYE` and the status that the program ends with; anything else means nothing.
  volatile uint32_t goodbye;
  /// Who sets the modes of the terminal and reads its keys; see `CSV_TERMINAL_FREE`.
  volatile uint32_t terminal_use;
  /// Whether code in a library has started work that is not part of the line's.
  volatile int started_work;
  /// Why the worker has ended itself; see `CSV_CLOSED_DESCRIPTOR`.
  volatile uint32_t unfit;
  volatile int signal, is_stack_overflow, is_fault, had_libraries;
  /// Whether the worker has begun a line, also one that it repeats; whether it has completed one that was typed; and whether it has
  /// done what the end of the last worker has made necessary.
  volatile int has_begun_line, has_progressed, has_handled_loss;
  volatile uint32_t frame_count;
  /// How many of the first frames are the innermost ones of other moments.
  volatile uint32_t sample_count;
  struct csv_frame frames[CSV_FRAMES];
  char fatal_text[CSV_TEXT];
  char cancelled_place[256];
  volatile uint32_t last_mark;
};

enum { CSV_MARK = 0x63737621, CSV_GOODBYE = 0x74634100 };

/// Nobody; the line editor or a program that the shell has started; the supervisor, which takes it only if it is free, for a moment.
enum { CSV_TERMINAL_FREE, CSV_TERMINAL_LENT, CSV_TERMINAL_HELD };

/// NULL if there is no supervisor.
extern struct csv_page *csv_page;
/// Maps shared memory between two areas that cannot be accessed: a feature that writes beyond its stack or its array ends there.
/// Returns NULL if there is no memory.
void *csv_map(size_t size);
/// Whether nobody has overwritten the page.
int csv_is_intact(void);
/// The page says nothing any more.
void csv_clear_page(void);
/// Worker: if the page was overwritten, writes what this process knows into it again. A signal handler may call it.
void csv_mend_page(void);
/// Copies a text from the page, without the characters that a terminal would act on, line feeds excepted.
void csv_copy_text(char *to, const char *from, size_t size);

/// In bytes; a multiple of the size of a page.
enum { CSV_PART = 65536, CSV_TAIL = 16384 };

/// What outlives a worker. A worker can only read it, except inside of the functions that change it, so a feature that overwrites
/// memory crashes there.
struct csv_kept {
  /// What changes with each line has pages of its own, because the system takes long to protect many.
  union {
    struct {
      /// Counts of bytes of the input: those that are handled, those that are read, and those that have arrived. What is read and not
      /// handled is a line that the journal may not contain. Each change is one store, so that no worker is killed in the middle of it.
      volatile uint32_t input_start, input_read, input_end;
      volatile int input_ended;
      /// The size of `entered`, the line that was entered, until the journal contains it.
      volatile uint32_t entered_count;
      volatile uint32_t scripted_lines;
      volatile int64_t notes[CSV_NOTES];
      /// The end of the journal in memory that is not in the file yet. The upper half is the size of the file before it, and the lower
      /// half its own size, so that one store changes both.
      volatile uint64_t tail_place;
      char tail[CSV_TAIL];
    };
    char counts[CSV_PART];
  };
  /// Nobody can access it, so that the system does not join the pages on both sides.
  char border[CSV_PART];
  char scratch[1024];
  /// What was typed and not entered.
  volatile uint32_t unread_count;
  uint8_t unread[CSV_UNREAD];
  /// How many of the last bytes of `unread` were typed after that line. Those before are its keys, until `unread` is set again.
  volatile uint32_t entered_rest;
  uint8_t entered[CSV_UNREAD];
  /// Keys that the supervisor has read.
  volatile uint32_t key_count;
  uint8_t keys[CSV_UNREAD];
  /// A ring: the byte at a count is at the remainder of the division by the size, which is a power of two, so the counts may overflow.
  char input[CSV_INPUT];
};

extern struct csv_kept *csv_kept;
/// Worker: from now on the memory can only be read, and what changes with each line if others' code runs here.
void csv_protect_kept(int from_others);
/// Supervisor: makes the memory valid, whatever the last worker has written to it.
void csv_check_kept(void);
/// Supervisor: keeps a key that it has read for the next line.
void csv_keep_key(uint8_t key);

/// Arms the handlers of this worker, before it has threads.
void csv_arm(void);
/// Replaces `stderr` by a stream that keeps the text of a fatal error if `keeps` says so.
void csv_replace_standard_error(int (*keeps)(void));
/// Notes the properties of this worker that lines must not change.
void csv_keep_process(void);
/// Notes the modes of the terminal and the actions of signals, before a line.
void csv_keep_terminal(void);
/// Repairs what a line, or work between two lines, has done to this process. If that is not possible, the process ends, and
/// another worker continues without the cause.
void csv_check_process(void);

/// Keeps the folder of the session, to which ``csv_check_process`` returns. Only the first call has an effect.
void csv_keep_folder(void);
/// The parent of a process; 0 if it is not known. Linux only.
pid_t csv_parent_of(pid_t process);
/// Makes a process group the one in the foreground of a terminal again, if a process of the worker has taken that place. SIGTTOU must
/// be blocked.
///
/// - Returns: Whether the group is in the foreground.
int csv_take_foreground(int terminal, pid_t group, pid_t worker);
/// Whether code runs here that may damage this process: that of a library, or of a program with features of its own.
int csv_runs_others_code(void);
/// Notes a timer that the running line has set as work that it has started.
void csv_note_timers(void);
/// Whether a feature calls `fork` with this frame; NULL in a process that is not a worker.
extern int (*csv_is_features_fork)(const void *frame);
/// Kills the copies of this process that the running line has made, and waits until they have ended.
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

/// Supervisor: keeps how a worker has ended until the next one has handled it. `signal` is 0 if the worker has exited; `reason` is why
/// the supervisor has killed it, see `CSV_STOPPED`, or 0; `line` is the line that it has been killed for, or 0 for the one that it was running.
void csv_keep_loss(int signal, uint32_t reason, uint32_t line);

// The terminal, as the supervisor uses it.

/// Takes over the terminal if the standard input and output are one.
void csv_open_terminal(void);
int csv_has_terminal(void);
/// Writes to the terminal.
void csv_say(const char *text);
/// Gives the terminal the modes that it had when the program began, if the program is in the foreground.
void csv_restore_modes(pid_t worker);
/// Undoes what a worker that has died has done to the terminal.
void csv_restore_terminal(pid_t worker);
/// While a line runs, keeps the program in the foreground, and Ctrl-C a signal.
///
/// - Returns: How often Ctrl-C was pressed while it was only a key.
int csv_hold_terminal(pid_t worker);

/// How the supervisor sees the worker that is running.
struct csv_watch {
  pid_t worker;
  int status;
  /// The seconds that were watched. Time in which the job is stopped does not count.
  double now, last_look;
  /// Until then, the supervisor looks ten times a second.
  double awake_until;
  /// Why the supervisor has killed the worker; 0 if it has not.
  uint32_t reason;
  /// The line that ran when the supervisor decided so: asking where it is can end a line that waits for a signal.
  uint32_t blamed_line;
  /// The line that was running at the first Ctrl-C, the time of that Ctrl-C, and whether the notice was shown.
  uint32_t interrupted;
  double interrupted_at;
  int was_noticed;
  /// When Ctrl-C was pressed between lines, 0 if the main actor has answered; and whether the notice was shown.
  double idle_since;
  int was_idle_noticed;
  /// The line that runs, its progress, and when that was first seen.
  uint32_t line, steps;
  double step_since;
  /// The current wait for cancelled effects, and when it was first seen.
  uint32_t cancelling;
  double cancelling_since;
  /// The current drawing, and when it was first seen.
  uint32_t drawing;
  double drawing_since;
  /// When the worker said goodbye.
  double goodbye_since;
  /// Whether the program was asked to end.
  int is_ending;
  /// The fault that another process has sent to this one; 0 if none did.
  int sent_fault;
};

/// Looks at what the worker reports, and ends it if it takes too long.
void csv_look(struct csv_watch *watch);
/// Whether something has to be watched that reports nothing by itself.
int csv_needs_looks(const struct csv_watch *watch);
/// Ctrl-C was pressed.
void csv_receive_interrupt(struct csv_watch *watch);
/// The status that the worker wants the program to end with; -1 if the session has not ended.
int csv_goodbye_status(void);

#endif
