#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "AttemptCalls.h"
#include "CSupervisor.h"

#if defined(__x86_64__)
#define CSV_ARCHITECTURE AUDIT_ARCH_X86_64
// A call with this bit has the numbers of another interface of the same processor.
#define CSV_OTHER_INTERFACE 0x40000000
#elif defined(__aarch64__)
#define CSV_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

// Older headers do not have these.
#ifndef SECCOMP_FILTER_FLAG_TSYNC_ESRCH
#define SECCOMP_FILTER_FLAG_TSYNC_ESRCH (1UL << 4)
#endif

static _Atomic uint32_t refusals;

uint32_t csv_take_refusals(void) { return atomic_exchange(&refusals, 0); }

#ifdef CSV_ARCHITECTURE

static int contains(const uint32_t *calls, uint32_t call) {
  for (; *calls != CSV_LAST_CALL; calls++) {
    if (*calls == call) return 1;
  }
  return 0;
}

/// The reason why a call is refused.
static uint32_t reason(uint32_t call) {
  if (contains(csv_file_calls, call) || call == __NR_openat) return CSV_REFUSED_FILE;
#ifdef __NR_open
  if (call == __NR_open) return CSV_REFUSED_FILE;
#endif
  if (contains(csv_network_calls, call) || call == __NR_socket) return CSV_REFUSED_NETWORK;
  if (contains(csv_process_calls, call) || call == __NR_clone) return CSV_REFUSED_PROCESS;
  return contains(csv_system_calls, call) ? CSV_REFUSED_SYSTEM : CSV_REFUSED_OTHERS;
}

/// Notes what is refused. The thread that has made the call waits until it is told that the call has failed.
///
/// A signal would not do: `posix_spawn` blocks all of them while it starts a process.
static void *note_refusals(void *argument) {
  int listener = (int)(intptr_t)argument;
  while (1) {
    struct seccomp_notif call = {0};
    if (ioctl(listener, SECCOMP_IOCTL_NOTIF_RECV, &call) != 0) {
      if (errno == EINTR || errno == ENOENT) continue;
      return NULL;
    }
    atomic_fetch_or(&refusals, reason((uint32_t)call.data.nr));
    struct seccomp_notif_resp answer = {.id = call.id, .error = -EPERM};
    ioctl(listener, SECCOMP_IOCTL_NOTIF_SEND, &answer);
  }
}

struct filter {
  struct sock_filter steps[1024];
  unsigned short count;
  /// What a call that is refused does.
  uint32_t refusal;
};

static void add(struct filter *filter, struct sock_filter step) {
  filter->steps[filter->count++] = step;
}

static struct sock_filter load(size_t offset) {
  return (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offset);
}

static struct sock_filter answer(uint32_t value) {
  return (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, value);
}

static struct sock_filter jump(uint16_t comparison, uint32_t value, uint8_t yes, uint8_t no) {
  return (struct sock_filter)BPF_JUMP(BPF_JMP | comparison | BPF_K, value, yes, no);
}

static void refuse(struct filter *filter, const uint32_t *calls, uint32_t refusal) {
  for (; *calls != CSV_LAST_CALL; calls++) {
    add(filter, jump(BPF_JEQ, *calls, 0, 1));
    add(filter, answer(refusal));
  }
}

/// Refuses a call if a comparison with the lower half of an argument holds, or if `refuses_match` is 0, unless it holds.
static void compare(
    struct filter *filter, uint32_t call, size_t argument, uint16_t comparison, uint32_t value,
    int refuses_match) {
  add(filter, jump(BPF_JEQ, call, 0, 4));
  add(filter, load(offsetof(struct seccomp_data, args[0]) + sizeof(uint64_t) * argument));
  add(filter, jump(comparison, value, refuses_match ? 0 : 1, refuses_match ? 1 : 0));
  add(filter, answer(filter->refusal));
  add(filter, answer(SECCOMP_RET_ALLOW));
}

static void refuse_by_arguments(struct filter *filter) {
  const uint32_t writing = O_ACCMODE | O_CREAT | O_TRUNC;
  const uint32_t process = (uint32_t)getpid();
#ifdef __NR_open
  compare(filter, __NR_open, 1, BPF_JSET, writing, 1);
#endif
  compare(filter, __NR_openat, 2, BPF_JSET, writing, 1);
  compare(filter, __NR_clone, 0, BPF_JSET, CLONE_THREAD, 0);
  // Swift and the C library signal threads of this process.
  compare(filter, __NR_kill, 0, BPF_JEQ, process, 0);
  compare(filter, __NR_tgkill, 0, BPF_JEQ, process, 0);
  compare(filter, __NR_prlimit64, 0, BPF_JEQ, 0, 0);
  compare(filter, __NR_ioctl, 1, BPF_JEQ, TIOCSTI, 1);
}

/// The C library itself asks local services for the names of users and writes to the log of the system. That is not what a
/// feature has asked for, so it only fails.
static void refuse_sockets(struct filter *filter) {
  add(filter, jump(BPF_JEQ, __NR_socket, 0, 4));
  add(filter, load(offsetof(struct seccomp_data, args[0])));
  add(filter, jump(BPF_JEQ, AF_UNIX, 0, 1));
  add(filter, answer(SECCOMP_RET_ERRNO | EPERM));
  add(filter, answer(filter->refusal));
}

static void fill(struct filter *filter, uint32_t refusal) {
  filter->count = 0;
  filter->refusal = refusal;
  add(filter, load(offsetof(struct seccomp_data, arch)));
  add(filter, jump(BPF_JEQ, CSV_ARCHITECTURE, 1, 0));
  add(filter, answer(SECCOMP_RET_KILL_PROCESS));
  add(filter, load(offsetof(struct seccomp_data, nr)));
#ifdef CSV_OTHER_INTERFACE
  add(filter, jump(BPF_JGE, CSV_OTHER_INTERFACE, 0, 1));
  add(filter, answer(SECCOMP_RET_KILL_PROCESS));
#endif
  // The arguments of these are in memory, which a filter cannot read. Without them, the C library makes the older calls.
  refuse(filter, csv_unreadable_calls, SECCOMP_RET_ERRNO | ENOSYS);
  // The libraries themselves make these, and go on without them.
  refuse(filter, csv_priority_calls, SECCOMP_RET_ERRNO | EPERM);
  refuse(filter, csv_file_calls, refusal);
  refuse(filter, csv_network_calls, refusal);
  refuse(filter, csv_process_calls, refusal);
  refuse(filter, csv_other_process_calls, refusal);
  refuse(filter, csv_system_calls, refusal);
  refuse_by_arguments(filter);
  refuse_sockets(filter);
  add(filter, answer(SECCOMP_RET_ALLOW));
}

/// Threads that exist already have the filter, too.
static long install(struct filter *filter, unsigned long flags) {
  struct sock_fprog program = {filter->count, filter->steps};
  return syscall(
      __NR_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC | flags, &program);
}

int csv_limit_attempt(void) {
  static struct filter filter;
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return 0;
  fill(&filter, SECCOMP_RET_USER_NOTIF);
  long listener =
      install(&filter, SECCOMP_FILTER_FLAG_NEW_LISTENER | SECCOMP_FILTER_FLAG_TSYNC_ESRCH);
  if (listener >= 0) {
    pthread_t thread;
    if (pthread_create(&thread, NULL, note_refusals, (void *)(intptr_t)listener) != 0) return 0;
    pthread_detach(thread);
  } else {
    // A system that cannot tell what it refuses.
    fill(&filter, SECCOMP_RET_ERRNO | EPERM);
    if (install(&filter, 0) != 0) return 0;
  }
  csv_lock_files();
  return 1;
}

#else

int csv_limit_attempt(void) { return 0; }

#endif
