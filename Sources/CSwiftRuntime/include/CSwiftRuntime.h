#ifndef CSWIFTRUNTIME_H
#define CSWIFTRUNTIME_H

#include <stddef.h>
#include <stdint.h>

// Entry points of the Swift runtime that have no Swift spelling.
//
// The payload of an indirect enum case lies in a box: a reference-counted heap object that holds one
// value of the payload's type behind its header, at that type's alignment. The enum itself stores the
// object's address. To make such a case the box has to be allocated, and to read one its value has to
// be found; only the runtime knows where the value begins.

/// A box and the address of the value inside it. Returned in two registers.
typedef struct {
  void *_Nonnull object;
  void *_Nonnull value;
} CSwiftBox;

/// A box with room for one value of `type` (a metadata pointer). The caller owns one reference and
/// has to initialize the value.
extern __attribute__((swiftcall)) CSwiftBox swift_allocBox(const void *_Nonnull type);

/// The address of the value inside `box`. NULL for NULL, which stands for the box of an empty type.
extern void *_Nullable swift_projectBox(void *_Nullable box);

/// The metatype `(any P).Type` as metadata for the existential type `any P`.
extern const void *_Nonnull swift_getExistentialMetatypeMetadata(const void *_Nonnull existential);

/// What asking a type for its metadata answers. Returned in two registers.
typedef struct {
  const void *_Nullable type;
  uintptr_t state;
} CSwiftMetadata;

/// The metadata of a type that is not generic, complete. `accessor` is the function that its context descriptor names.
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

/// The readable form of a mangled name, in memory to be freed; NULL: it is none. `flags` is 0.
extern char *_Nullable swift_demangle(
    const char *_Nonnull name, size_t length, char *_Nullable buffer, size_t *_Nullable bufferSize, uint32_t flags);

#endif
