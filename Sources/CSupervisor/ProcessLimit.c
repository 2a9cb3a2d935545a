#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "CSupervisor.h"

#if defined(__x86_64__)
#define CSV_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define CSV_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#define CSV_REFUSE(error) BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | (error))
#define CSV_REFUSE_CALL(number, error) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (number), 0, 1), CSV_REFUSE(error)

int csv_forbid_processes(void) {
#ifdef CSV_ARCHITECTURE
  // RLIMIT_NPROC counts the threads of all processes of the user, and does not apply to root.
  struct sock_filter filter[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, CSV_ARCHITECTURE, 1, 0),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
      CSV_REFUSE_CALL(__NR_execve, EPERM),
      CSV_REFUSE_CALL(__NR_execveat, EPERM),
#ifdef __NR_fork
      CSV_REFUSE_CALL(__NR_fork, EPERM),
#endif
#ifdef __NR_vfork
      CSV_REFUSE_CALL(__NR_vfork, EPERM),
#endif
      // The flags of clone3 are in memory, which a filter cannot read. Without it, the C library calls clone.
      CSV_REFUSE_CALL(__NR_clone3, ENOSYS),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_clone, 0, 3),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[0])),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 1, 0),
      CSV_REFUSE(EPERM),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = {sizeof filter / sizeof filter[0], filter};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return 0;
  // Threads that exist already have the filter, too.
  return syscall(__NR_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program) == 0;
#else
  return 0;
#endif
}
