#define _GNU_SOURCE
#include "CSwiftRuntime.h"

#include <dlfcn.h>
#include <malloc.h>

size_t cswift_heapBytes(const void *object) {
  Dl_info image;
  if (dladdr(object, &image) != 0) return 0;
  return malloc_usable_size((void *)object);
}
