#include <sys/syscall.h>

#include "AttemptCalls.h"

// Calls of recent systems, which the headers of older ones do not have. Their numbers are the same on all processors.
#ifndef __NR_pidfd_send_signal
#define __NR_pidfd_send_signal 424
#endif
#ifndef __NR_io_uring_setup
#define __NR_io_uring_setup 425
#endif
#ifndef __NR_open_tree
#define __NR_open_tree 428
#endif
#ifndef __NR_move_mount
#define __NR_move_mount 429
#endif
#ifndef __NR_fsopen
#define __NR_fsopen 430
#endif
#ifndef __NR_fsconfig
#define __NR_fsconfig 431
#endif
#ifndef __NR_fsmount
#define __NR_fsmount 432
#endif
#ifndef __NR_fspick
#define __NR_fspick 433
#endif
#ifndef __NR_pidfd_open
#define __NR_pidfd_open 434
#endif
#ifndef __NR_clone3
#define __NR_clone3 435
#endif
#ifndef __NR_openat2
#define __NR_openat2 437
#endif
#ifndef __NR_pidfd_getfd
#define __NR_pidfd_getfd 438
#endif
#ifndef __NR_process_madvise
#define __NR_process_madvise 440
#endif
#ifndef __NR_mount_setattr
#define __NR_mount_setattr 442
#endif
#ifndef __NR_quotactl_fd
#define __NR_quotactl_fd 443
#endif
#ifndef __NR_process_mrelease
#define __NR_process_mrelease 448
#endif
#ifndef __NR_fchmodat2
#define __NR_fchmodat2 452
#endif
#ifndef __NR_setxattrat
#define __NR_setxattrat 463
#endif
#ifndef __NR_removexattrat
#define __NR_removexattrat 466
#endif
#ifndef __NR_file_setattr
#define __NR_file_setattr 469
#endif

// What the libraries of Swift and C need to run code that is loaded: memory, threads, the clock, and descriptors that are open.
const uint32_t csv_allowed_calls[] = {
    __NR_read, __NR_write, __NR_readv, __NR_writev, __NR_pread64, __NR_pwrite64, __NR_lseek, __NR_close, __NR_dup,
    __NR_dup3, __NR_fcntl, __NR_flock, __NR_fsync, __NR_fdatasync, __NR_fadvise64, __NR_pipe2, __NR_eventfd2,
    __NR_timerfd_create, __NR_timerfd_settime, __NR_timerfd_gettime, __NR_epoll_create1, __NR_epoll_ctl,
    __NR_epoll_pwait, __NR_ppoll, __NR_pselect6,
    // The answers of the filter's listener, which is sent to another process.
    __NR_sendmsg,
    // Questions about files.
    __NR_fstat, __NR_newfstatat, __NR_statx, __NR_statfs, __NR_fstatfs, __NR_faccessat, __NR_readlinkat,
    __NR_getdents64, __NR_getcwd, __NR_chdir, __NR_fchdir, __NR_umask,
    // Memory.
    __NR_mmap, __NR_munmap, __NR_mprotect, __NR_mremap, __NR_madvise, __NR_mincore, __NR_msync, __NR_mlock,
    __NR_munlock, __NR_brk, __NR_membarrier,
    // Threads.
    __NR_futex, __NR_set_robust_list, __NR_get_robust_list, __NR_set_tid_address, __NR_rseq, __NR_exit,
    __NR_exit_group, __NR_restart_syscall, __NR_sched_yield, __NR_sched_getaffinity, __NR_sched_getparam,
    __NR_sched_getscheduler, __NR_sched_get_priority_max, __NR_sched_get_priority_min, __NR_getcpu, __NR_prctl,
    // Signals of this process to itself.
    __NR_rt_sigaction, __NR_rt_sigprocmask, __NR_rt_sigreturn, __NR_rt_sigpending, __NR_rt_sigtimedwait,
    __NR_rt_sigsuspend, __NR_sigaltstack,
    // The clock.
    __NR_clock_gettime, __NR_clock_getres, __NR_clock_nanosleep, __NR_nanosleep, __NR_gettimeofday, __NR_times,
    __NR_getitimer, __NR_setitimer, __NR_timer_create, __NR_timer_settime, __NR_timer_gettime, __NR_timer_delete,
    // Who this process is.
    __NR_getpid, __NR_gettid, __NR_getppid, __NR_getuid, __NR_geteuid, __NR_getgid, __NR_getegid, __NR_getpgid,
    __NR_getsid, __NR_getgroups, __NR_getresuid, __NR_getresgid, __NR_uname, __NR_getrusage, __NR_sysinfo,
    __NR_getpriority, __NR_getrandom,
#ifdef __x86_64__
    __NR_stat, __NR_lstat, __NR_access, __NR_readlink, __NR_getdents, __NR_dup2, __NR_pipe, __NR_poll, __NR_select,
    __NR_epoll_create, __NR_epoll_wait, __NR_eventfd, __NR_time, __NR_alarm, __NR_pause, __NR_getpgrp,
    __NR_getrlimit, __NR_arch_prctl,
#endif
    CSV_LAST_CALL,
};

// Calls whose arguments are in memory.
const uint32_t csv_unreadable_calls[] = {
    __NR_clone3,
    __NR_openat2,
    __NR_io_uring_setup,
    CSV_LAST_CALL,
};

// Calls that create, change, rename or remove files.
const uint32_t csv_file_calls[] = {
#ifdef __NR_creat
    __NR_creat,
#endif
    __NR_truncate,
    __NR_ftruncate,
    __NR_fallocate,
#ifdef __NR_unlink
    __NR_unlink,
#endif
    __NR_unlinkat,
#ifdef __NR_rename
    __NR_rename,
#endif
#ifdef __NR_renameat
    __NR_renameat,
#endif
    __NR_renameat2,
#ifdef __NR_mkdir
    __NR_mkdir,
#endif
    __NR_mkdirat,
#ifdef __NR_rmdir
    __NR_rmdir,
#endif
#ifdef __NR_link
    __NR_link,
#endif
    __NR_linkat,
#ifdef __NR_symlink
    __NR_symlink,
#endif
    __NR_symlinkat,
#ifdef __NR_mknod
    __NR_mknod,
#endif
    __NR_mknodat,
#ifdef __NR_chmod
    __NR_chmod,
#endif
    __NR_fchmod,
    __NR_fchmodat,
    __NR_fchmodat2,
#ifdef __NR_chown
    __NR_chown,
#endif
    __NR_fchown,
#ifdef __NR_lchown
    __NR_lchown,
#endif
    __NR_fchownat,
#ifdef __NR_utime
    __NR_utime,
#endif
#ifdef __NR_utimes
    __NR_utimes,
#endif
#ifdef __NR_futimesat
    __NR_futimesat,
#endif
    __NR_utimensat,
    __NR_setxattr,
    __NR_lsetxattr,
    __NR_fsetxattr,
    __NR_setxattrat,
    __NR_removexattr,
    __NR_lremovexattr,
    __NR_fremovexattr,
    __NR_removexattrat,
    __NR_file_setattr,
    __NR_mq_open,
    __NR_mq_unlink,
    CSV_LAST_CALL,
};

// Calls that open connections.
const uint32_t csv_network_calls[] = {
    __NR_connect,
    __NR_bind,
    __NR_listen,
    __NR_accept,
    __NR_accept4,
    CSV_LAST_CALL,
};

// Calls that start processes.
const uint32_t csv_process_calls[] = {
#ifdef __NR_fork
    __NR_fork,
#endif
#ifdef __NR_vfork
    __NR_vfork,
#endif
    __NR_execve,
    __NR_execveat,
    CSV_LAST_CALL,
};

// Calls that reach other processes.
const uint32_t csv_other_process_calls[] = {
    __NR_ptrace,
    __NR_process_vm_readv,
    __NR_process_vm_writev,
    __NR_process_madvise,
    __NR_process_mrelease,
    __NR_kcmp,
    __NR_tkill,
    __NR_rt_sigqueueinfo,
    __NR_rt_tgsigqueueinfo,
    __NR_pidfd_open,
    __NR_pidfd_getfd,
    __NR_pidfd_send_signal,
    __NR_shmget,
    __NR_shmat,
    __NR_shmctl,
    __NR_semget,
    __NR_semop,
    __NR_semtimedop,
    __NR_semctl,
    __NR_msgget,
    __NR_msgsnd,
    __NR_msgrcv,
    __NR_msgctl,
    CSV_LAST_CALL,
};

// Calls that change the system, or the rights of the process.
const uint32_t csv_system_calls[] = {
    __NR_mount,
    __NR_umount2,
    __NR_pivot_root,
    __NR_chroot,
    __NR_unshare,
    __NR_setns,
    __NR_move_mount,
    __NR_open_tree,
    __NR_fsopen,
    __NR_fsmount,
    __NR_fsconfig,
    __NR_fspick,
    __NR_mount_setattr,
    __NR_swapon,
    __NR_swapoff,
    __NR_reboot,
    __NR_sethostname,
    __NR_setdomainname,
    __NR_settimeofday,
    __NR_clock_settime,
    __NR_adjtimex,
    __NR_clock_adjtime,
    __NR_init_module,
    __NR_finit_module,
    __NR_delete_module,
    __NR_kexec_load,
    __NR_kexec_file_load,
    __NR_bpf,
    __NR_perf_event_open,
    __NR_userfaultfd,
    __NR_add_key,
    __NR_request_key,
    __NR_keyctl,
    __NR_quotactl,
    __NR_quotactl_fd,
    __NR_open_by_handle_at,
    __NR_name_to_handle_at,
    __NR_acct,
    __NR_syslog,
    __NR_vhangup,
#ifdef __NR_iopl
    __NR_iopl,
#endif
#ifdef __NR_ioperm
    __NR_ioperm,
#endif
    CSV_LAST_CALL,
};
