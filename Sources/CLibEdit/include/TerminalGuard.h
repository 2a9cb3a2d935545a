#ifndef TERMINAL_GUARD_H
#define TERMINAL_GUARD_H

/// Remembers how the terminal is set and puts it back when the process exits or a signal ends it.
/// Arms SIGINT, SIGWINCH, SIGCONT and SIGTSTP to write their number as one byte to `signals`.
///
/// - `terminal`: open on the terminal, for its settings and for what is written to it.
/// - `captured`: the reading end of a pipe that stands in for standard output, or -1; what is left in
///   it is written to the terminal at the end, so that the last words of a program are not lost.
/// - `signals`: the writing end of a non-blocking pipe.
///
/// Call once in a process.
void cle_guard_terminal(int terminal, int captured, int signals);

/// Gives the calling thread a stack of its own for signals, unless it has one: a thread whose stack
/// has run over can then still put the terminal back.
void cle_use_signal_stack(void);

/// Puts the terminal back as it was when guarding began. Safe in a signal handler.
void cle_restore_terminal(void);

/// Says whether the terminal has been told to mark what is pasted, which is then taken back at the
/// end.
void cle_set_bracketed_paste(int on);

/// Gives the program a screen of its own, or the terminal's contents from before back, which is done
/// at the end, too.
void cle_set_full_screen(int on);

/// Stops the whole foreground job as Ctrl-Z does, with the terminal put back, and returns when it is
/// continued (at once where nobody could continue it), with the terminal set as it was.
void cle_stop_job(void);

#endif
