#ifndef CSWIFTEXECUTORS_H
#define CSWIFTEXECUTORS_H

#include <stdbool.h>
#include <stdint.h>

// Hooks of the Swift concurrency runtime that decide where jobs go.
//
// The runtime exports one variable a decision; when it holds a function, that function is asked in place of the runtime's own,
// which it is handed as `original`. The variables are looked up by name, so a runtime without them is not a link error: installing
// answers false and nothing is changed.

/// A serial executor as the runtime passes it: the object, and its witness table for `SerialExecutor`.
typedef struct {
  void *_Nullable identity;
  uintptr_t implementation;
} CSwiftExecutorRef;

/// Makes an executor the main executor of the process, for good: every job of the main actor is enqueued there.
bool cswift_replaceMainExecutor(CSwiftExecutorRef executor);

/// Shows a function each job that is about to go to the global pool; where it answers true it has taken the job.
bool cswift_interceptGlobalJobs(bool (*_Nonnull take)(void *_Nonnull job));

#endif
