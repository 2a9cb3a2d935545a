#define _GNU_SOURCE
#include "CSwiftExecutors.h"

#include <dlfcn.h>
#include <stddef.h>

// The calling convention and the shapes follow the runtime's own declarations of these hooks (Swift 6.0 to 6.3).
#define SWIFT __attribute__((swiftcall))

typedef SWIFT CSwiftExecutorRef (*GetMain)(void);
typedef SWIFT CSwiftExecutorRef (*GetMainHook)(GetMain original);
typedef SWIFT bool (*IsMain)(CSwiftExecutorRef executor);
typedef SWIFT bool (*IsMainHook)(CSwiftExecutorRef executor, IsMain original);
typedef SWIFT void (*EnqueueGlobal)(void *job);
typedef SWIFT void (*EnqueueGlobalHook)(void *job, EnqueueGlobal original);

static CSwiftExecutorRef mainExecutor;
static bool (*takeGlobalJob)(void *job);

static SWIFT CSwiftExecutorRef getMain(GetMain original) {
  return mainExecutor;
}

static SWIFT bool isMain(CSwiftExecutorRef executor, IsMain original) {
  return executor.identity == mainExecutor.identity || original(executor);
}

static SWIFT void enqueueGlobal(void *job, EnqueueGlobal original) {
  if (!takeGlobalJob(job)) original(job);
}

bool cswift_replaceMainExecutor(CSwiftExecutorRef executor) {
  GetMainHook *getHook = dlsym(RTLD_DEFAULT, "swift_task_getMainExecutor_hook");
  IsMainHook *isHook = dlsym(RTLD_DEFAULT, "swift_task_isMainExecutor_hook");
  if (getHook == NULL || isHook == NULL) return false;
  mainExecutor = executor;
  *isHook = isMain;
  *getHook = getMain;
  return true;
}

bool cswift_interceptGlobalJobs(bool (*take)(void *job)) {
  EnqueueGlobalHook *hook = dlsym(RTLD_DEFAULT, "swift_task_enqueueGlobal_hook");
  if (hook == NULL) return false;
  takeGlobalJob = take;
  *hook = enqueueGlobal;
  return true;
}
