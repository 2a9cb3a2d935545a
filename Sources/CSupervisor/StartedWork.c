// Worker: notes which lines start tasks, blocks, or threads outside of effects. What such work does later cannot be attributed
// otherwise. Symbols of the executable come before those of the libraries (`--export-dynamic`), so code in loaded libraries
// calls these functions, which call the libraries' own.
#define _GNU_SOURCE
#include "Page.h"

void csv_note_started_work(const void *frame) {
#ifdef __linux__
  if (!csv_page || !csv_page->line || csv_page->started_work) return;
  if (csv_is_called_by_library(frame)) csv_page->started_work = 1;
#else
  (void)frame;
#endif
}

#ifdef __linux__
#include <dlfcn.h>
#include <stdint.h>

/// The library's own function that the current one replaces.
#define FIND_OWN(function)                    \
  static __typeof__(&function) own;           \
  if (!own) own = (__typeof__(&function))dlsym(RTLD_NEXT, #function)

/// A task of a group is a part of the task that waits for the group.
static const size_t is_in_group = 1 << 13;

struct csv_task {
  void *task, *context;
};

__attribute__((swiftcall)) struct csv_task swift_task_create(
    size_t flags, void *options, const void *result, void *entry, void *context) {
  FIND_OWN(swift_task_create);
  if (!(flags & is_in_group)) csv_note_started_work(__builtin_frame_address(0));
  return own(flags, options, result, entry, context);
}

void dispatch_async(void *queue, void *block) {
  FIND_OWN(dispatch_async);
  csv_note_started_work(__builtin_frame_address(0));
  own(queue, block);
}

void dispatch_after(uint64_t time, void *queue, void *block) {
  FIND_OWN(dispatch_after);
  // `DispatchQueue.asyncAfter` uses the register of the frame pointer for something else.
  if (csv_page && csv_page->line && !csv_page->started_work && csv_is_called_by_library_without_frame_pointers()) {
    csv_page->started_work = 1;
  }
  own(time, queue, block);
}

void dispatch_group_async(void *group, void *queue, void *block) {
  FIND_OWN(dispatch_group_async);
  csv_note_started_work(__builtin_frame_address(0));
  own(group, queue, block);
}

void dispatch_resume(void *object) {
  FIND_OWN(dispatch_resume);
  csv_note_started_work(__builtin_frame_address(0));
  own(object);
}
#endif
