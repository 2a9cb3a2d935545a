#ifndef CTHREADVALUES_H
#define CTHREADVALUES_H

// Variables that every thread has its own copy of. Swift has no spelling for them, and a task-local value costs more than the
// reducer of a presented child.

extern _Thread_local intptr_t cswift_runningPresentedFeatures_;

/// How many reducers of presented features are running on the current thread, one inside the other.
static inline intptr_t cswift_runningPresentedFeatures(void) { return cswift_runningPresentedFeatures_; }

/// Adds to the number of reducers of presented features that are running on the current thread.
static inline void cswift_addRunningPresentedFeatures(intptr_t count) { cswift_runningPresentedFeatures_ += count; }

#endif
