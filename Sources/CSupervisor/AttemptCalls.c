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

// Calls with which a process could be served before others.
const uint32_t csv_priority_calls[] = {
    __NR_setpriority,
    __NR_ioprio_set,
    __NR_sched_setscheduler,
    __NR_sched_setparam,
    __NR_sched_setattr,
    __NR_sched_setaffinity,
    __NR_migrate_pages,
    __NR_move_pages,
    CSV_LAST_CALL,
};
