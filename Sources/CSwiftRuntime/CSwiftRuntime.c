#include "CSwiftRuntime.h"

void *_Nullable cswift_buckets_[CSWIFT_BUCKETS];

/// The layout is that of `_SwiftHashingParameters` in the shims of the standard library (GlobalObjects.h).
extern struct {
  uint64_t seeds[2];
  bool isDeterministic;
} _swift_stdlib_Hashing_parameters;

void cswift_hashRepeatably(void) {
  _swift_stdlib_Hashing_parameters.seeds[0] = _swift_stdlib_Hashing_parameters.seeds[1] = 0;
  _swift_stdlib_Hashing_parameters.isDeterministic = true;
}
