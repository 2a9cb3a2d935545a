#ifndef CSUPERVISOR_H
#define CSUPERVISOR_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// The supervisor and its worker.
//
// The program forks once, before it has threads. The parent becomes the supervisor: it owns the
// terminal's settings, counts Ctrl-C, and replaces the worker when the worker dies. The child is the
// worker: it runs the session. They share one page of memory that survives the worker, because an
// anonymous shared mapping needs no cooperation from a process that is being killed.

enum {
  CSV_FRAMES = 32,
  CSV_LIBRARIES = 256,
  CSV_TEXT = 2048,
  CSV_INPUT = 65536,
  CSV_UNREAD = 65536,
  CSV_NOTES = 8,
  CSV_SAMPLES = 8,
  /// The note that is not 0 while the terminal shows its alternate screen.
  CSV_NOTE_FULL_SCREEN = 0,
};

/// Why the supervisor has killed a worker.
enum {
  /// Ctrl-C was pressed twice.
  CSV_STOPPED = 1,
  /// Effects did not end after their cancellation.
  CSV_IGNORED_CANCELLATION,
  /// A drawing took too long.
  CSV_SLOW_DRAWING,
  /// A line took longer than the limit.
  CSV_TOO_LONG,
};

/// What has made a worker unfit to continue.
enum {
  /// A descriptor that the shell needs was closed or replaced.
  CSV_CLOSED_DESCRIPTOR = 1,
  /// A limit was set that the process cannot lift.
  CSV_LASTING_LIMIT,
  /// No descriptor is left for another file.
  CSV_NO_DESCRIPTORS,
  /// The memory in which the worker reports to the supervisor was overwritten.
  CSV_DAMAGED_PAGE,
};

/// What a worker was doing when it ended.
struct csv_loss {
  /// The number of the line that was running; 0 if none was.
  uint32_t line;
  /// The number of the last line that began.
  uint32_t last_line;
  /// Whether the worker was restoring the session when it ended.
  int is_restoring;
  /// Whether `exit`, `quick_exit` or `_exit` was called by code other than the shell's.
  int has_exited;
  /// Why the supervisor has killed the worker, see `CSV_STOPPED`; 0 if it has not.
  uint32_t reason;
  /// Whether the prompt was drawing the feature, apart from any line.
  int is_drawing;
  /// What has made the worker unfit, see `CSV_CLOSED_DESCRIPTOR`; 0 if nothing has.
  uint32_t unfit;
  /// The signal that ended the worker; 0 if none did.
  int signal;
  int is_stack_overflow;
  /// Whether an instruction has caused the signal, and not a process that has sent it.
  int is_fault;
  /// Whether code of a loaded file could run, and so could have damaged the memory of the process.
  int had_libraries;
  /// The number of frames in loaded libraries.
  uint32_t frames;
  /// How many of these come first and are the innermost frames of other moments.
  uint32_t samples;
};

/// Opens the standard descriptors that are closed, so that no other file gets their numbers: reading finds
/// the end of the input, and writing to standard output fails.
void csv_fill_standard_descriptors(void);

/// The limit of the address space, in bytes.
uint64_t csv_memory_limit(void);

/// Starts to supervise: returns in each worker, never in the supervisor.
///
/// Call this before any thread exists.
///
/// - Parameter parent: The process with which the supervisor and its worker end; -1 for the one that is the parent now, 0 for
///   none.
/// - Returns: 0 in the first worker, 1 and up in a worker that replaces another one, -1 if there is no
///   supervisor: the process already has threads, or it cannot fork.
int csv_supervise(pid_t parent);

/// A line gets this time without progress if nobody can press Ctrl-C: 0 for any time. Call this before `csv_supervise`.
void csv_set_line_limit(uint32_t seconds);
uint32_t csv_line_limit(void);

/// Whether this process is a worker.
int csv_is_worker(void);
/// The process of the supervisor, even if it has ended; 0 if there is none.
pid_t csv_supervisor(void);
/// How often a worker was replaced since a line was completed.
uint32_t csv_restarts(void);
/// What the previous worker was doing when it ended.
struct csv_loss csv_loss(void);
/// The offset of a frame of the loss in its library, innermost first.
uint64_t csv_frame_offset(uint32_t index);
/// The path of a frame's library.
const char *csv_frame_library(uint32_t index);
/// The text of the runtime's fatal error; empty if there was none.
const char *csv_fatal_text(void);
/// The loss was handled. If this worker dies before, the next one gets the same loss.
void csv_forget_loss(void);

/// The program ends with a status, because the session has ended. If code that runs at the exit does not end, the supervisor
/// ends it.
void csv_goodbye(int status);
/// Repairs what work between two lines has done to this process. If that is not possible, another worker continues. Call this before
/// the journal contains a line.
void csv_prepare_line(void);
/// A line begins to run. `text` is shown if it runs for too long.
void csv_begin_line(uint32_t number, const char *text);
/// The line has ended.
void csv_end_line(void);
/// The line that runs makes progress: the main actor takes turns.
void csv_note_step(void);
/// Whether the line editor, or another program, uses the terminal and sets its modes.
void csv_lend_terminal(int is_lent);
/// The line editor has set the modes for the time between two lines. The line that may be running does not bring back those from before.
void csv_forget_modes(void);
/// Whether the lines that run now restore the session.
void csv_set_restoring(int is_restoring);
/// A line that somebody typed was completed: the session makes progress.
void csv_note_progress(void);
/// Ctrl-C was pressed for the line that is running, or for the one that begins next.
void csv_interrupt_line(void);
/// A Ctrl-C that was pressed between two lines is not for the next one.
void csv_forget_interrupt(void);
/// Ctrl-C was pressed while the terminal sent no signal for it, because a line was being edited.
void csv_report_interrupt(void);
/// Ctrl-C was pressed. If no line runs, the main actor has to answer.
void csv_ask_main_actor(void);
/// The main actor runs: Ctrl-C between lines has reached it.
void csv_answer_interrupt(void);
/// The prompt begins to draw the feature. If that does not end in time, the worker is replaced.
void csv_begin_drawing(void);
/// What is being drawn, for an error.
void csv_name_drawing(const char *name);
void csv_end_drawing(void);
/// The part of the current line that begins now.
void csv_name_part(const char *name);
/// The part of the line that the lost worker was running; empty if the line had no parts.
const char *csv_part_name(void);
/// The name of what the lost worker was drawing; empty if it is not known.
const char *csv_drawing_name(void);
/// Whether code in a loaded library has started a task, a thread, or a block since the last call.
int csv_take_started_work(void);
/// The worker ends if a line closes or replaces this descriptor. At most 16 are guarded.
void csv_guard_descriptor(int descriptor);
/// The input seems to have ended. If a feature has closed it, the worker ends, and another one continues.
void csv_check_input(void);
/// The feature waits for effects that were cancelled. `place` is `Counter.swift:38`, or empty if they have several places.
void csv_begin_cancelling(const char *place);
/// The feature no longer waits for cancelled effects.
void csv_end_cancelling(void);
/// The place of the effects that the lost worker waited for; empty if it is not known.
const char *csv_cancelled_place(void);
/// Features in a library can be named in errors from now on. `path` is the one that `dlopen` got.
void csv_add_library(const char *path);
/// Only code of a library can damage this process: the features of the program itself are known not to.
void csv_trust_program(void);

/// A file in memory that all workers of this supervisor share, for the lines of the session; -1 if
/// there is none.
int csv_shared_file(void);
/// Appends to that file, in memory that outlives a worker, without a system call for each line.
///
/// - Returns: 0 if the text has to be written to the file: it is too long, or others' code runs, which could overwrite the memory.
int csv_append_to_journal_tail(int file, const char *text, size_t count);
/// Writes to the file what was appended to it. Call it before the file is read or written in another way.
///
/// - Returns: 0 if it could not be written. It is kept then.
int csv_write_journal_tail(int file);
/// A file as ``csv_shared_file``, for what happens in the room of the session.
int csv_room_file(void);
/// How many lines before those that are typed have begun: the startup file and the arguments.
uint32_t csv_scripted_lines(void);
void csv_set_scripted_lines(uint32_t count);
/// Values of the running command that outlive a worker, all 0 initially.
int64_t csv_note(uint32_t index);
void csv_set_note(uint32_t index, int64_t value);
/// What was typed or pasted at the terminal and belongs to no line that was entered, for the next worker. More than
/// `CSV_UNREAD` bytes are not kept.
void csv_set_unread(const uint8_t *bytes, size_t count);
/// The line that was entered at the terminal, until `csv_commit_input` is called. Of what is unread, only the last `rest` bytes follow it.
void csv_set_entered(const uint8_t *bytes, size_t count, size_t rest);
/// Stores the keys that the supervisor has read while Ctrl-C was no signal, at most `CSV_UNREAD`, and returns their number.
size_t csv_take_keys(uint8_t *bytes);
/// Returns what the last worker has not read, and stores how many bytes it is.
const uint8_t *csv_unread(size_t *count);
/// A folder that the supervisor removes when the program ends. Later calls are ignored.
void csv_set_scratch(const char *path);
/// The folder; empty if there is none.
const char *csv_scratch(void);

/// Reads one line from a descriptor, byte for byte, and keeps what follows it for the next worker. The line itself is kept, too, until
/// `csv_commit_input` is called or another line is read.
///
/// - Returns: The number of bytes that were stored in `line`; -1 at the end of the input. `is_complete`
///   is 0 if the line continues.
int csv_read_line(int descriptor, char *line, int capacity, int *is_complete);
/// The journal contains the line that was read or entered last: the next worker does not read it again.
void csv_commit_input(void);
/// The journal does not contain the line that the last worker has read, or that was entered: it is read again.
void csv_reread_input(void);

/// A program that another process runs.
struct csv_program {
  const char *path;
  /// The arguments after the name of the program, each with a NUL at its end.
  const char *arguments;
  size_t argument_count;
  /// The folder to run in; NULL for the folder of this process.
  const char *folder;
  /// What becomes TMPDIR; NULL for that of this process.
  const char *temporary_folder;
  /// Whether the output includes standard error.
  int includes_errors;
  /// Whether the program and what it has started are killed when the thread that has started it ends. Linux only.
  int ends_with_thread;
};

/// Starts a program without input, in a process group of its own. The standard descriptors of this process must be open.
///
/// - Parameters:
///   - output: Becomes a descriptor for what the program writes, which the caller closes.
///   - error: Becomes the reason if the program cannot be started.
/// - Returns: The process, or -1. The caller must collect it.
pid_t csv_start(const struct csv_program *program, int *output, int *error);
/// Kills a program that was started and not yet collected, and what it has started: its process group, or with
/// `ends_with_thread` all of it. Does not wait for the end.
void csv_end(pid_t child, int ends_with_thread);
/// Whether a process has ended. If `waits` is not 0, waits until it has. It keeps its number until it is collected.
int csv_has_ended(pid_t child, int waits);
/// Waits for the end of a process, whose number another one may get afterwards.
///
/// - Returns: Its exit status, or the signal that has ended it.
int csv_collect(pid_t child, int *was_signaled);

// Limits of a process.

enum {
  /// Creating, changing, renaming, or removing a file.
  CSV_REFUSED_FILE = 1,
  /// Opening a connection.
  CSV_REFUSED_NETWORK = 2,
  /// Starting a process.
  CSV_REFUSED_PROCESS = 4,
  /// Signals to other processes, their memory, and what processes share.
  CSV_REFUSED_OTHERS = 8,
  /// Mounting, the clock of the system, and the like.
  CSV_REFUSED_SYSTEM = 16,
};

/// The files that a process can use. Lists of paths are joined, and each path ends with a NUL.
struct csv_reach {
  /// Files in these folders, and these files, can be created, changed, and removed.
  const char *writable;
  size_t writable_count;
  /// Files in these folders, and these files, can be read, unless everything can be.
  const char *readable;
  size_t readable_count;
  int reads_everything;
  /// These files can be started as programs.
  const char *programs;
  size_t program_count;
  /// Whether TCP, and signals to other processes, can be used.
  int uses_others;
};

/// The version of Landlock, with which the kernel restricts a process; 0 if there is none.
int csv_landlock_version(void);
/// Takes from all threads of this process, for ever, the right to use other files than these, and to start programs.
///
/// Returns 0 if the kernel cannot do this, or if a thread does not answer.
int csv_restrict(const struct csv_reach *reach);

/// Splits off the process that plays an attempt, and returns in it. The first process notes what is refused to the other one, and
/// ends as that one does, so that code of the attempt cannot answer in its place.
///
/// Call this before any thread exists.
void csv_begin_attempt(void);
/// Refuses from now on, in all threads, what is not on the list of an attempt: it can use its memory, its clock, the descriptors that are
/// open, and read the files of the list. New threads can be started. The environment is forgotten, except for the language and the
/// time zone.
///
/// - Parameter reach: NULL if the kernel has no Landlock; then no file can be opened.
/// Returns 0 if the system does not support this.
int csv_limit_attempt(const struct csv_reach *reach);
/// Returns what was refused since the last call, as a sum of `CSV_REFUSED_...`.
uint32_t csv_take_refusals(void);

#endif
