#include "CSwiftRuntime.h"

void *_Nullable cswift_buckets_[CSWIFT_BUCKETS];
