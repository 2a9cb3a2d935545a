#ifndef CSWIFTTESTING_H
#define CSWIFTTESTING_H

#include <stdbool.h>

/// Calls a function before each later test case of XCTest.
///
/// `observer` is a Swift object that XCTest keeps for the rest of the process. Returns false, and changes nothing, if the process
/// has not loaded XCTest or its functions are not known.
bool cswift_observeTestCases(void *_Nonnull observer, void (*_Nonnull willStart)(void));

#endif
