// The memory that the supervisor and its workers share.
#define _GNU_SOURCE
#include "Page.h"

#include <sys/mman.h>

struct csv_page *csv_page;

struct csv_page *csv_map_page(void) {
  size_t border = 1 << 20, size = (sizeof *csv_page + 4095) & ~(size_t)4095;
  char *area = mmap(NULL, size + 2 * border, PROT_NONE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (area == MAP_FAILED || mprotect(area + border, size, PROT_READ | PROT_WRITE) != 0) return NULL;
  return (struct csv_page *)(area + border);
}
