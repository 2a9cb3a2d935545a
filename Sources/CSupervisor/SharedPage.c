// The memory that the supervisor and its workers share.
#define _GNU_SOURCE
#include "Page.h"

#include <string.h>
#include <sys/mman.h>

struct csv_page *csv_page;

void *csv_map(size_t wanted) {
  size_t border = 1 << 20, size = (wanted + 4095) & ~(size_t)4095;
  char *area = mmap(NULL, size + 2 * border, PROT_NONE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (area == MAP_FAILED || mprotect(area + border, size, PROT_READ | PROT_WRITE) != 0) return NULL;
  return area + border;
}

int csv_is_intact(void) { return csv_page->first_mark == CSV_MARK && csv_page->last_mark == CSV_MARK; }

void csv_clear_page(void) {
  memset(csv_page, 0, sizeof *csv_page);
  csv_page->first_mark = csv_page->last_mark = CSV_MARK;
}

/// How many bytes a character has that a terminal would act on; 0 if it is another one.
static size_t control_length(const unsigned char *text) {
  if ((text[0] < 0x20 && text[0] != '\n') || text[0] == 0x7F) return 1;
  if (text[0] == 0xC2 && text[1] < 0xA0) return 2;
  if (text[0] != 0xE2) return 0;
  int is_override = (text[1] == 0x80 && text[2] >= 0xAA && text[2] <= 0xAE) ||
                    (text[1] == 0x81 && text[2] >= 0xA6 && text[2] <= 0xA9);
  return is_override ? 3 : 0;
}

void csv_copy_text(char *to, const char *from, size_t size) {
  size_t length = strnlen(from, size - 1);
  memcpy(to, from, length);
  // The last bytes may be the beginning of a character.
  memset(to + length, 0, size - length);
  for (size_t i = 0; i < length; i++) {
    size_t count = control_length((unsigned char *)to + i);
    if (count) memset(to + i, '?', count < length - i ? count : length - i);
  }
}
