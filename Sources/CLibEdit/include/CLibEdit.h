#ifndef CLIBEDIT_H
#define CLIBEDIT_H

#if !__has_include(<histedit.h>)
#error "libedit is missing: apt-get install libedit-dev"
#endif

#include <histedit.h>
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <wchar.h>

#include "TerminalGuard.h"

// Swift imports neither variadic functions nor mutable C globals, so every call of the editor has a
// wrapper with a fixed number of parameters.

/// Returns the file that libedit draws on, which shows on `terminal`; NULL if that fails. Call this once.
FILE *cle_drawing(int terminal);

/// Discards what libedit draws, or shows it again. Must not be called while a line is being read.
void cle_set_blind(int on, int terminal);

/// Creates an editor that reads from `input` and draws on `output`; returns NULL if that fails.
static inline EditLine *cle_open(const char *name, int input, int output) {
  FILE *in = fdopen(input, "r");
  FILE *out = cle_drawing(output);
  return in && out ? el_init_fd(name, in, out, stderr, input, output, 2) : NULL;
}

static inline void cle_set_client(EditLine *editor, void *client) {
  el_set(editor, EL_CLIENTDATA, client);
}

static inline void *cle_client(EditLine *editor) {
  void *client = NULL;
  el_get(editor, EL_CLIENTDATA, &client);
  return client;
}

static inline int cle_set_flag(EditLine *editor, int option, int value) {
  return el_set(editor, option, value);
}

static inline int cle_set_text(EditLine *editor, int option, const char *text) {
  return el_set(editor, option, text);
}

/// `quote` encloses the parts of a prompt that have no width.
static inline int cle_set_prompt(EditLine *editor, char *(*prompt)(EditLine *), char quote) {
  return el_set(editor, EL_PROMPT_ESC, prompt, quote);
}

static inline int cle_set_reader(EditLine *editor, int (*read)(EditLine *, wchar_t *)) {
  return el_set(editor, EL_GETCFN, read);
}

static inline int cle_add_function(
    EditLine *editor, const char *name, unsigned char (*function)(EditLine *, int)) {
  return el_set(editor, EL_ADDFN, name, name, function);
}

static inline int cle_bind(EditLine *editor, const char *key, const char *command) {
  return el_set(editor, EL_BIND, key, command, NULL);
}

/// `mode` is "-d" for while a line is being edited, and "-x" for the rest of the time.
static inline int cle_terminal_mode(EditLine *editor, const char *mode, const char *setting) {
  return el_set(editor, EL_SETTY, mode, setting, NULL);
}

/// Reads the size of the terminal again.
///
/// libedit writes beyond its buffers if a line has more rows than the terminal. The number of rows is
/// therefore set to more than a line of the maximum length can have.
static inline void cle_resize(EditLine *editor) {
  el_resize(editor);
  el_set(editor, EL_SETTC, "li", "1000", NULL);
}

static inline int cle_refresh(EditLine *editor) { return el_set(editor, EL_REFRESH); }

static inline int cle_set_history(EditLine *editor, History *lines) {
  return el_set(editor, EL_HIST, history, lines);
}

static inline int cle_history_set(History *lines, int option, int value) {
  HistEvent event;
  return history(lines, &event, option, value);
}

static inline int cle_history_enter(History *lines, const char *line) {
  HistEvent event;
  return history(lines, &event, H_ENTER, line);
}

/// The width of a character as libedit counts it, at least 0.
static inline int cle_columns(wchar_t character) {
  extern int wcwidth(wchar_t); // hidden without _XOPEN_SOURCE, which Swift's importer does not set
  int columns = wcwidth(character);
  return columns < 0 ? 0 : columns;
}

/// Flushes the process's standard output.
static inline void cle_flush_standard_output(void) { fflush(stdout); }

/// Flushes standard output after every line, even if it is a pipe.
static inline void cle_line_buffer_standard_output(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

/// Sets the capacity of a pipe, if the system supports that.
void cle_widen_pipe(int pipe, int bytes);

/// Creates a file in memory; returns -1 if the system does not support that.
int cle_memory_file(const char *name);

/// Runs a command line in the foreground of the terminal, which is its standard output and standard error.
///
/// Returns the process ID, or -1 if it cannot be started.
int cle_start_shell(const char *command, int input, int terminal);

// Local sockets, which do not block. The functions return -1 if they fail.

/// Creates a socket at a path for this user alone, and replaces one that is there.
int cle_socket_listen(const char *path);
int cle_socket_accept(int listener);
int cle_socket_connect(const char *path);
/// Returns the number of bytes that were sent.
long cle_socket_send(int socket, const void *bytes, long count);

/// The size of the terminal in columns and rows; 80 and 24 if it is unknown.
static inline void cle_terminal_size(int terminal, int *columns, int *rows) {
  struct winsize size = {0};
  int known = ioctl(terminal, TIOCGWINSZ, &size) == 0;
  *columns = known && size.ws_col >= 2 ? size.ws_col : 80;
  *rows = known && size.ws_row >= 1 ? size.ws_row : 24;
}

#endif
