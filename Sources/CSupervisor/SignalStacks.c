// Gives each thread of a worker a stack for signal handlers, those of libdispatch and Foundation
// included: a thread whose stack has overflowed can then still report where.
#define _GNU_SOURCE
#include "Page.h"

#if defined(__has_feature)
#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)
// The sanitizers define pthread_create themselves.
#define CSV_HAS_SANITIZER 1
#endif
#endif

#ifdef __linux__
#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>

enum { STACK = 64 * 1024 };

static pthread_key_t stack_key;
static int is_armed;

static void drop_stack(void *stack) {
  stack_t off = {.ss_flags = SS_DISABLE};
  sigaltstack(&off, NULL);
  munmap(stack, STACK);
}

static void use_stack(void) {
  int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;
  void *memory = mmap(NULL, STACK, PROT_READ | PROT_WRITE, flags, -1, 0);
  if (memory == MAP_FAILED) return;
  stack_t stack = {.ss_sp = memory, .ss_size = STACK};
  sigaltstack(&stack, NULL);
  pthread_setspecific(stack_key, memory);
}

void csv_use_signal_stack(void) {
  pthread_key_create(&stack_key, drop_stack);
  use_stack();
  is_armed = 1;
}

#ifndef CSV_HAS_SANITIZER
struct armed_start {
  void *(*run)(void *);
  void *argument;
};

static void *begin(void *box) {
  struct armed_start start = *(struct armed_start *)box;
  free(box);
  use_stack();
  return start.run(start.argument);
}

// Replaces the C library's function in the whole process: symbols of the executable come first.
int pthread_create(
    pthread_t *thread, const pthread_attr_t *attributes, void *(*run)(void *), void *argument) {
  static int (*create)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
  if (!create) {
    create = (int (*)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *))dlsym(
        RTLD_NEXT, "pthread_create");
  }
  csv_note_started_work(__builtin_frame_address(0));
  struct armed_start *start = is_armed ? malloc(sizeof *start) : NULL;
  if (!start) return create(thread, attributes, run, argument);
  *start = (struct armed_start){run, argument};
  int error = create(thread, attributes, begin, start);
  if (error) free(start);
  return error;
}
#endif
#endif
