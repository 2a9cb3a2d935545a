#ifndef TERMINAL_GUARD_H
#define TERMINAL_GUARD_H

/// Saves the settings of the terminal and restores them when the process exits or a signal ends it.
/// SIGINT, SIGWINCH, SIGCONT and SIGTSTP write their number as one byte to `signals` from now on.
///
/// - `terminal`: a descriptor of the terminal.
/// - `output`, `errors`: the reading ends of the pipes that replace standard output and standard error, or
///   -1. Their contents are written to the terminal when the process ends, so that the last output is
///   not lost.
/// - `signals`: the writing end of a non-blocking pipe.
///
/// Call this once per process.
void cle_guard_terminal(int terminal, int output, int errors, int signals);

/// Gives the calling thread a separate stack for signals, unless it has one. A thread whose stack has
/// overflowed can then still restore the terminal.
void cle_use_signal_stack(void);

/// Lets Ctrl-Z stop the job in the calling thread, and the terminal while another job is in the foreground. A thread inherits blocked
/// signals from its creator, and creators of threads block most signals. Where the terminal cannot stop a thread, its input ends.
void cle_let_stop(void);

/// Writes what was captured, and gives the terminal back. The process ends afterwards.
void cle_leave_terminal(void);

/// Restores the saved settings of the terminal. Safe in a signal handler.
void cle_restore_terminal(void);

/// Turns bracketed paste on or off. It is turned off when the process ends.
void cle_set_bracketed_paste(int on);

/// Switches to the alternate screen or back. The main screen is restored when the process ends.
void cle_set_full_screen(int on);

/// Restores the terminal and stops the whole foreground job, as Ctrl-Z does. Returns when the job is
/// continued, with the terminal set as before, or immediately if no process could continue it.
void cle_stop_job(void);

#endif
