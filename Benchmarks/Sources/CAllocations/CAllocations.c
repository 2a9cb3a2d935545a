#include "CAllocations.h"

#include <stdatomic.h>
#include <stddef.h>

// The program's own functions come before those of the C library, for all libraries that it is linked with.

extern void *__libc_malloc(size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static atomic_long allocations;

void *malloc(size_t size) {
  atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
  return __libc_malloc(size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
  *memory = __libc_memalign(alignment, size);
  return *memory == NULL ? 12 : 0;
}

void *aligned_alloc(size_t alignment, size_t size) {
  atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
  return __libc_memalign(alignment, size);
}

long cbenchmarks_allocationCount(void) { return atomic_load(&allocations); }
