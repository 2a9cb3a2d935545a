#ifndef CSWIFTEXECUTORS_H
#define CSWIFTEXECUTORS_H

#include <stdbool.h>
#include <stdint.h>

// Hooks of the Swift concurrency runtime, which decide where jobs run.
//
// The runtime exports one variable for each decision. If it contains a function, the runtime calls that function and passes its own
// as `original`. The variables are looked up by name, so a runtime without them is not a link error: installing a hook returns
// false and changes nothing.

/// A serial executor as the runtime passes it: an object and its witness table for `SerialExecutor`.
typedef struct {
  void *_Nullable identity;
  uintptr_t implementation;
} CSwiftExecutorRef;

/// Makes an executor the main executor of the process, permanently. All jobs of the main actor are enqueued there.
bool cswift_replaceMainExecutor(CSwiftExecutorRef executor);

/// Calls a function with each job that is about to be enqueued on the global pool. If it returns true, it has taken the job.
bool cswift_interceptGlobalJobs(bool (*_Nonnull take)(void *_Nonnull job));

#endif
