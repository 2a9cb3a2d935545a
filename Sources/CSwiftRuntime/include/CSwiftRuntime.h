#ifndef CSWIFTRUNTIME_H
#define CSWIFTRUNTIME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Entry points of the Swift runtime that have no Swift spelling.
//
// The payload of an indirect enum case is stored in a box: a reference-counted object that contains, after its header, one value of
// the payload's type. The enum itself stores the address of the object. Only the runtime knows how to allocate a box and where its
// value begins.

/// A box and the address of the value inside it. Returned in two registers.
typedef struct {
  void *_Nonnull object;
  void *_Nonnull value;
} CSwiftBox;

/// Allocates a box for one value of `type` (a metadata pointer). The caller owns one reference and must initialize the value.
extern __attribute__((swiftcall)) CSwiftBox swift_allocBox(const void *_Nonnull type);

/// The address of the value in a box; NULL if `box` is NULL, as it is for an empty type.
extern void *_Nullable swift_projectBox(void *_Nullable box);

/// Sets the seeds of `Hasher`, and gives sets with the same elements the same order wherever they are in memory.
void cswift_hashRepeatably(void);

/// The metatype `(any P).Type` as metadata for the existential type `any P`.
extern const void *_Nonnull swift_getExistentialMetatypeMetadata(const void *_Nonnull existential);

/// The bytes that the allocator has given for an object; 0 for an object in the memory of the program or one of its libraries, such as
/// a constant.
size_t cswift_heapBytes(const void *_Nonnull object);

/// A field of a class as the runtime's mirrors see it. `free` releases the name, if there is one.
typedef struct {
  const char *_Nullable name;
  void (*_Nullable free)(const char *_Nullable name);
  bool isStrong;
  bool isVariable;
} CSwiftField;

/// The number of stored properties of a class and its superclasses. `type` is a metadata pointer.
extern __attribute__((swiftcall)) intptr_t swift_reflectionMirror_recursiveCount(const void *_Nonnull type);

/// The type of a stored property, counted from those of the outermost superclass on.
extern __attribute__((swiftcall)) const void *_Nullable swift_reflectionMirror_recursiveChildMetadata(
    const void *_Nonnull type, intptr_t index, CSwiftField *_Nonnull field);

/// The distance of a stored property from the start of an instance.
extern __attribute__((swiftcall)) intptr_t swift_reflectionMirror_recursiveChildOffset(const void *_Nonnull type, intptr_t index);

/// The response of a metadata accessor. Returned in two registers.
typedef struct {
  const void *_Nullable type;
  uintptr_t state;
} CSwiftMetadata;

/// The complete metadata of a type that is not generic. `accessor` is its metadata accessor.
static inline const void *_Nullable cswift_metadata(const void *_Nonnull accessor) {
  typedef __attribute__((swiftcall)) CSwiftMetadata (*Accessor)(uintptr_t request);
  return ((Accessor)accessor)(0).type;
}

/// Calls a Swift function whose arguments are passed in at most six registers. `result` is the memory of a result that is
/// returned indirectly. A function with fewer arguments ignores the other words.
static inline void cswift_call(
    const void *_Nonnull function, void *_Nullable result, uintptr_t a, uintptr_t b, uintptr_t c, uintptr_t d, uintptr_t e,
    uintptr_t f) {
  typedef __attribute__((swiftcall)) void (*Function)(
      __attribute__((swift_indirect_result)) void *, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t);
  ((Function)function)(result, a, b, c, d, e, f);
}

#include "CSwiftExecutors.h"
#include "CSwiftTesting.h"
#include "CThreadValues.h"

/// The demangled form of a name, which the caller frees; NULL if the name is not mangled. `flags` is 0.
extern char *_Nullable swift_demangle(
    const char *_Nonnull name, size_t length, char *_Nullable buffer, size_t *_Nullable bufferSize, uint32_t flags);

enum { CSWIFT_BUCKETS = 1024 };

/// Empty buckets of a hash table. A global variable of Swift would be checked at each use, because it is created with its first.
static inline void *_Nullable *_Nonnull cswift_buckets(void) {
  extern void *_Nullable cswift_buckets_[CSWIFT_BUCKETS];
  return cswift_buckets_;
}

#endif
