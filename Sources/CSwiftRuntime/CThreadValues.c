#include "CSwiftRuntime.h"

_Thread_local intptr_t cswift_runningPresentedFeatures_ = 0;
