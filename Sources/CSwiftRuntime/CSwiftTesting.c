#define _GNU_SOURCE
#include "CSwiftTesting.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

#include "CSwiftRuntime.h"

#define SWIFT __attribute__((swiftcall))
#define CONTEXT __attribute__((swift_context))

// `XCTestObservation` is a class-bound protocol, so a value of it is an object and a witness table. XCTest is built without library
// evolution: a witness table is the address of a conformance descriptor, which only dynamic casts read, followed by the functions in
// the order of their declaration. Each takes its arguments in registers and `self` in the context register, so that a function which
// reads neither can stand for all of them.
enum { bundleWillStart = 1, suiteWillStart, caseWillStart, caseDidFail, caseDidFinish, suiteDidFinish, bundleDidFinish, wordCount };

static void (*willStartCase)(void);

static SWIFT void ignore(void) {}
static SWIFT void announce(void) { willStartCase(); }

static const void *const witnesses[wordCount] = {
    [bundleWillStart] = ignore, [suiteWillStart] = ignore, [caseWillStart] = announce,  [caseDidFail] = ignore,
    [caseDidFinish] = ignore,   [suiteDidFinish] = ignore, [bundleDidFinish] = ignore};

bool cswift_observeTestCases(void *observer, void (*willStart)(void)) {
  typedef SWIFT void *(*Shared)(CONTEXT const void *type);
  typedef SWIFT void (*Add)(void *observer, const void *const *witnesses, CONTEXT void *center);
  const void *accessor = dlsym(RTLD_DEFAULT, "$s6XCTest0A17ObservationCenterCMa");
  Shared shared = (Shared)dlsym(RTLD_DEFAULT, "$s6XCTest0A17ObservationCenterC6sharedACvgZ");
  Add add = (Add)dlsym(RTLD_DEFAULT, "$s6XCTest0A17ObservationCenterC15addTestObserveryyAA0aB0_pF");
  if (accessor == NULL || shared == NULL || add == NULL) return false;
  willStartCase = willStart;
  add(observer, witnesses, shared(cswift_metadata(accessor)));
  return true;
}
