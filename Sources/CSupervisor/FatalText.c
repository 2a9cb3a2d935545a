// Worker: keeps the text of a fatal error.
#define _GNU_SOURCE
#include "Page.h"

#ifdef __linux__
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

// The runtime keeps the text and then writes it to `stderr`. A stream that replaces `stderr` stores
// that text and passes on everything else. Descriptor 2 does not change.
static const char *_Atomic *(*kept_message)(void);
static int (*keeps_text)(void);

static int is_fatal(const char *bytes, size_t count) {
  static const char *const signs[] = {
      "Fatal error", "Precondition failed", "Assertion failed", "Could not cast value of type ",
      "Simultaneous accesses to 0x", "Fatal access conflict detected"};
  const char *kept = kept_message ? *kept_message() : NULL;
  if (kept && strlen(kept) >= count && memcmp(kept, bytes, count) == 0) return 1;
  for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
    if (memmem(bytes, count, signs[i], strlen(signs[i]))) return 1;
  }
  return 0;
}

static ssize_t write_error(void *cookie, const char *bytes, size_t count) {
  (void)cookie;
  int keeps = keeps_text();
  // After the first text of a fatal error, everything else belongs to it.
  if (keeps && csv_page->fatal_text[0]) return (ssize_t)count;
  if (!keeps || !is_fatal(bytes, count)) return write(STDERR_FILENO, bytes, count);
  size_t kept = count < CSV_TEXT - 1 ? count : CSV_TEXT - 1;
  memcpy(csv_page->fatal_text, bytes, kept);
  csv_page->fatal_text[kept] = 0;
  return (ssize_t)count;
}

void csv_replace_standard_error(int (*keeps)(void)) {
  keeps_text = keeps;
  kept_message =
      (const char *_Atomic *(*)(void))dlsym(RTLD_DEFAULT, "swift_getFatalErrorMessageBuffer");
  FILE *own = fopencookie(NULL, "w", (cookie_io_functions_t){.write = write_error});
  if (!own) return;
  setvbuf(own, NULL, _IOLBF, 8192);
  stderr = own;
}
#endif
