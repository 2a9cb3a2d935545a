// Prints what the next worker reads, after this one was killed at some moment between two lines.
#include "Page.h"

#include <stdio.h>
#include <string.h>
#include <sys/mman.h>

uint32_t csv_restarts(void) { return 1; }

static void unread(const char *text) { csv_set_unread((const uint8_t *)text, strlen(text)); }

static void entered(const char *text, size_t rest) { csv_set_entered((const uint8_t *)text, strlen(text), rest); }

int main(int count, char **arguments) {
  csv_kept = mmap(NULL, sizeof *csv_kept, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  const char *moment = count > 1 ? arguments[1] : "";
  // The editor has kept all keys, and is about to take Enter.
  unread(".plus\rundo");
  if (strcmp(moment, "before Enter") != 0) entered(".plus\r", strlen("undo"));
  if (strcmp(moment, "after Enter") == 0 || strcmp(moment, "before Enter") == 0) goto killed;
  unread("undo");
  if (strcmp(moment, "before the journal") == 0) goto killed;
  csv_commit_input();
killed:
  csv_reread_input();
  size_t length;
  const uint8_t *bytes = csv_unread(&length);
  fwrite(bytes, 1, length, stdout);
  return 0;
}
