#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
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

/// The memory that the process of the attempt shares with the one that answers its filter. What an attempt could write there is at most
/// a wrong message to its own viewer.
static _Atomic uint32_t *refusals;
/// The socket over which the process of the attempt sends the listener of its filter; -1 without another process.
static int notary = -1;

uint32_t csv_take_refusals(void) { return refusals ? atomic_exchange(refusals, 0) : 0; }

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

/// Notes what is refused, until the other process has ended. The thread that has made the call waits until it is told that the call
/// has failed.
///
/// A signal would not do: `posix_spawn` blocks all of them while it starts a process.
static void note_refusals(int listener) {
  struct pollfd watched = {listener, POLLIN, 0};
  while (poll(&watched, 1, -1) > 0 || errno == EINTR) {
    if (watched.revents & (POLLHUP | POLLERR)) return;
    struct seccomp_notif call = {0};
    if (!(watched.revents & POLLIN) || ioctl(listener, SECCOMP_IOCTL_NOTIF_RECV, &call) != 0) continue;
    atomic_fetch_or(refusals, reason((uint32_t)call.data.nr));
    struct seccomp_notif_resp answer = {.id = call.id, .error = -EPERM};
    ioctl(listener, SECCOMP_IOCTL_NOTIF_SEND, &answer);
  }
}

union descriptor_message {
  char bytes[CMSG_SPACE(sizeof(int))];
  struct cmsghdr alignment;
};

static int send_descriptor(int socket, int descriptor) {
  char byte = 0;
  struct iovec contents = {&byte, 1};
  union descriptor_message attached = {{0}};
  struct msghdr message = {
      .msg_iov = &contents, .msg_iovlen = 1, .msg_control = &attached, .msg_controllen = sizeof attached};
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  header->cmsg_level = SOL_SOCKET;
  header->cmsg_type = SCM_RIGHTS;
  header->cmsg_len = CMSG_LEN(sizeof descriptor);
  memcpy(CMSG_DATA(header), &descriptor, sizeof descriptor);
  return sendmsg(socket, &message, 0) == 1;
}

/// Waits for a descriptor; returns -1 if the other process ends without sending one.
static int receive_descriptor(int socket) {
  char byte;
  int descriptor = -1;
  struct iovec contents = {&byte, 1};
  union descriptor_message attached = {{0}};
  struct msghdr message = {
      .msg_iov = &contents, .msg_iovlen = 1, .msg_control = &attached, .msg_controllen = sizeof attached};
  ssize_t count;
  do count = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
  while (count < 0 && errno == EINTR);
  struct cmsghdr *header = count == 1 ? CMSG_FIRSTHDR(&message) : NULL;
  if (header && header->cmsg_type == SCM_RIGHTS) memcpy(&descriptor, CMSG_DATA(header), sizeof descriptor);
  return descriptor;
}

/// Answers the filter of the process that plays the attempt, and ends as that one does.
__attribute__((noreturn)) static void answer_attempt(pid_t child, int socket) {
  // Who reads the result waits until nobody can write to it.
  for (int descriptor = 0; descriptor < 3; descriptor++) close(descriptor);
  int listener = receive_descriptor(socket);
  if (listener >= 0) note_refusals(listener);
  int was_signaled, status = csv_collect(child, &was_signaled);
  if (was_signaled) {
    signal(status, SIG_DFL);
    kill(getpid(), status);
  }
  for (;;) syscall(SYS_exit_group, was_signaled ? 128 + status : status);
}

void csv_begin_attempt(void) {
  int ends[2];
  void *shared = mmap(NULL, sizeof *refusals, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (shared == MAP_FAILED || socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) return;
  pid_t parent = getpid(), child = fork();
  if (child > 0) {
    refusals = shared;
    close(ends[1]);
    answer_attempt(child, ends[0]);
  }
  close(ends[0]);
  if (child < 0) {
    close(ends[1]);
    return;
  }
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) syscall(SYS_exit_group, 1);
  // Without a controlling terminal, `/dev/tty` is nothing.
  setsid();
  refusals = shared;
  notary = ends[1];
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

static void add_answer(struct filter *filter, uint32_t call, uint32_t value) {
  add(filter, jump(BPF_JEQ, call, 0, 1));
  add(filter, answer(value));
}

static void add_calls(struct filter *filter, const uint32_t *calls, uint32_t value) {
  for (; *calls != CSV_LAST_CALL; calls++) add_answer(filter, *calls, value);
}

/// Allows a call if a comparison with the lower half of an argument holds, or if `allows_match` is 0, unless it holds.
static void compare(
    struct filter *filter, uint32_t call, size_t argument, uint16_t comparison, uint32_t value,
    int allows_match) {
  add(filter, jump(BPF_JEQ, call, 0, 4));
  add(filter, load(offsetof(struct seccomp_data, args[0]) + sizeof(uint64_t) * argument));
  add(filter, jump(comparison, value, allows_match ? 1 : 0, allows_match ? 0 : 1));
  add(filter, answer(filter->refusal));
  add(filter, answer(SECCOMP_RET_ALLOW));
}

/// Files are opened only for reading, and only if the kernel knows which ones may be.
static void add_opening(struct filter *filter, int reads_files) {
  const uint32_t writing = O_ACCMODE | O_CREAT | O_TRUNC;
  if (reads_files) {
#ifdef __NR_open
    compare(filter, __NR_open, 1, BPF_JSET, writing, 0);
#endif
    compare(filter, __NR_openat, 2, BPF_JSET, writing, 0);
  } else {
#ifdef __NR_open
    add_answer(filter, __NR_open, SECCOMP_RET_ERRNO | EACCES);
#endif
    add_answer(filter, __NR_openat, SECCOMP_RET_ERRNO | EACCES);
  }
}

static void add_calls_with_arguments(struct filter *filter, int reads_files) {
  static const uint32_t controls[] = {TCGETS, FIONREAD, FIONBIO, FIOCLEX, FIONCLEX, TIOCGWINSZ};
  const uint32_t process = (uint32_t)getpid();
  add_opening(filter, reads_files);
  compare(filter, __NR_clone, 0, BPF_JSET, CLONE_THREAD, 1);
  // Swift and the C library signal threads of this process.
  compare(filter, __NR_kill, 0, BPF_JEQ, process, 1);
  compare(filter, __NR_tgkill, 0, BPF_JEQ, process, 1);
  compare(filter, __NR_prlimit64, 0, BPF_JEQ, 0, 1);
  // What the library asks a descriptor.
  const unsigned char count = sizeof controls / sizeof *controls;
  add(filter, jump(BPF_JEQ, __NR_ioctl, 0, count + 3));
  add(filter, load(offsetof(struct seccomp_data, args[1])));
  for (unsigned char i = 0; i < count; i++) add(filter, jump(BPF_JEQ, controls[i], count - i, 0));
  add(filter, answer(SECCOMP_RET_ERRNO | ENOTTY));
  add(filter, answer(SECCOMP_RET_ALLOW));
  // The C library itself asks local services for the names of users and writes to the log of the system. That is not what a
  // feature has asked for, so it only fails.
  add(filter, jump(BPF_JEQ, __NR_socket, 0, 4));
  add(filter, load(offsetof(struct seccomp_data, args[0])));
  add(filter, jump(BPF_JEQ, AF_UNIX, 0, 1));
  add(filter, answer(SECCOMP_RET_ERRNO | EPERM));
  add(filter, answer(filter->refusal));
}

static void fill(struct filter *filter, uint32_t refusal, int reads_files) {
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
  add_calls(filter, csv_allowed_calls, SECCOMP_RET_ALLOW);
  // The arguments of these are in memory, which a filter cannot read. Without them, the C library makes the older calls.
  add_calls(filter, csv_unreadable_calls, SECCOMP_RET_ERRNO | ENOSYS);
  add_calls(filter, csv_file_calls, refusal);
  add_calls(filter, csv_network_calls, refusal);
  add_calls(filter, csv_process_calls, refusal);
  add_calls(filter, csv_other_process_calls, refusal);
  add_calls(filter, csv_system_calls, refusal);
  add_calls_with_arguments(filter, reads_files);
  // The libraries go on without what they only try, such as another priority.
  add(filter, answer(SECCOMP_RET_ERRNO | EPERM));
}

/// Threads that exist already have the filter, too.
static long install(struct filter *filter, unsigned long flags) {
  struct sock_fprog program = {filter->count, filter->steps};
  return syscall(
      __NR_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC | flags, &program);
}

/// Forgets the variables of the process that has started this one, also where the kernel shows them. Strings of the environment that
/// the C library has made itself are not there.
static void forget_environment(void) {
  static const char *const kept[] = {"LANG", "LC_ALL", "LC_CTYPE", "LC_NUMERIC", "LC_TIME", "TZ"};
  enum { KEPT = sizeof kept / sizeof *kept };
  char *values[KEPT];
  for (size_t i = 0; i < KEPT; i++) {
    const char *value = getenv(kept[i]);
    values[i] = value ? strdup(value) : NULL;
  }
  for (char **variable = environ; variable && *variable; variable++) memset(*variable, 0, strlen(*variable));
  clearenv();
  for (size_t i = 0; i < KEPT; i++) {
    if (values[i]) setenv(kept[i], values[i], 1);
    free(values[i]);
  }
}

int csv_limit_attempt(const struct csv_reach *reach) {
  static struct filter filter;
  forget_environment();
  if (reach && !csv_restrict(reach)) return 0;
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return 0;
  long listener = -1;
  if (notary >= 0) {
    fill(&filter, SECCOMP_RET_USER_NOTIF, reach != NULL);
    listener = install(&filter, SECCOMP_FILTER_FLAG_NEW_LISTENER | SECCOMP_FILTER_FLAG_TSYNC_ESRCH);
  }
  if (listener >= 0) {
    int is_sent = send_descriptor(notary, (int)listener);
    close((int)listener);
    close(notary);
    return is_sent;
  }
  // A system that cannot tell what it refuses.
  fill(&filter, SECCOMP_RET_ERRNO | EPERM, reach != NULL);
  return install(&filter, 0) == 0;
}

#else

void csv_begin_attempt(void) {}

int csv_limit_attempt(const struct csv_reach *reach) {
  (void)reach;
  return 0;
}

#endif
