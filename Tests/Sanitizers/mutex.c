// Shows the thread sanitizer the locks of Swift's Mutex.
//
// A Mutex that nobody else holds is locked by an atomic operation in the caller, which is instrumented. If another thread holds it, the
// caller calls libswiftSynchronization, which is not: the sanitizer then misses that the one thread waited for the other, and
// reports what both did under the lock. These two functions take the place of the library's by LD_PRELOAD, and
// tell the sanitizer. They rely on two mangled names, and on `self` being the context of a Swift call.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

// Weak, because compilers that a test starts inherit LD_PRELOAD and have no sanitizer.
__attribute__((weak)) void __tsan_acquire(void *);
__attribute__((weak)) void __tsan_release(void *);

SWIFT void lock(uint32_t thread, SELF mutex) __asm__(LOCK);
SWIFT void unlock(SELF mutex) __asm__(UNLOCK);

SWIFT void lock(uint32_t thread, SELF mutex) {
  SWIFT void (*original)(uint32_t, SELF) = dlsym(RTLD_NEXT, LOCK);
  original(thread, mutex);
  if (__tsan_acquire) __tsan_acquire(mutex);
}

SWIFT void unlock(SELF mutex) {
  SWIFT void (*original)(SELF) = dlsym(RTLD_NEXT, UNLOCK);
  if (__tsan_release) __tsan_release(mutex);
  original(mutex);
}
