// Worker: notes where in a loaded library the process dies, or where it is when it is asked.
#define _GNU_SOURCE
#include "Page.h"

#ifdef __linux__
#include <dlfcn.h>
#include <errno.h>
#include <link.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <ucontext.h>
#include <unistd.h>
#include <unwind.h>

static pid_t armed;

/// Whether the handlers of this process are armed; not in a copy of a worker.
static int keeps_fatal_text(void) {
  csv_mend_page();
  return armed == getpid();
}

// The code of the libraries.
struct library {
  uint64_t base, start, end;
  char path[sizeof csv_page->frames->library];
};

static struct library libraries[CSV_LIBRARIES];
static uint32_t library_count;

static void add_code(const struct dl_phdr_info *info, const char *path) {
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[i];
    if (header->p_type != PT_LOAD || !(header->p_flags & PF_X) || library_count == CSV_LIBRARIES) continue;
    struct library *library = &libraries[library_count];
    library->base = info->dlpi_addr;
    library->start = info->dlpi_addr + header->p_vaddr;
    library->end = library->start + header->p_memsz;
    strncpy(library->path, path, sizeof library->path - 1);
    library_count++;
  }
}

static int add_object(struct dl_phdr_info *info, size_t size, void *wanted) {
  (void)size;
  if (strcmp(info->dlpi_name, wanted) != 0) return 0;
  add_code(info, wanted);
  return 1;
}

// The first object is the program.
static int keep_program(struct dl_phdr_info *info, size_t size, void *kept) {
  memcpy(kept, info, size < sizeof *info ? size : sizeof *info);
  return 1;
}

static struct dl_phdr_info program;
static char program_path[sizeof libraries->path];

static void find_program(void) {
  if (readlink("/proc/self/exe", program_path, sizeof program_path - 1) < 0) return;
  dl_iterate_phdr(keep_program, &program);
}

/// Whether the program's own features are known to be harmless.
static int trusts_program;

void csv_trust_program(void) { trusts_program = 1; }
int csv_runs_others_code(void) { return library_count > 0 || !trusts_program; }

void csv_add_library(const char *path) {
  if (!csv_page) return;
  dl_iterate_phdr(add_object, (void *)path);
  csv_protect_kept(1);
}

static int library_of(uint64_t address) {
  for (uint32_t i = 0; i < library_count; i++) {
    if (address >= libraries[i].start && address < libraries[i].end) return (int)i;
  }
  return -1;
}

// The frames. Everything here is safe in a signal handler.
// The supervisor reads the frames as soon as there are any, so their number is stored when all are there.
static uint32_t collected;
static void publish_frames(void) { __atomic_store_n(&csv_page->frame_count, collected, __ATOMIC_RELEASE); }

static void add_frame(uint64_t address) {
  int library = library_of(address);
  if (library < 0 || collected == CSV_FRAMES) return;
  memcpy(csv_page->frames[collected].library, libraries[library].path, sizeof libraries->path);
  csv_page->frames[collected].offset = address - libraries[library].base;
  collected++;
}

// The kernel reads the memory, so an address that is not mapped is no fault.
static int peek(uint64_t address, void *to, size_t count) {
  struct iovec here = {to, count}, there = {(void *)address, count};
  // An argument that is passed on the stack as an `int` would have random upper bits.
  return syscall(SYS_process_vm_readv, (long)getpid(), &here, 1ul, &there, 1ul, 0ul) == (ssize_t)count;
}

// A function that awaits another one is not on the stack. Its context, which the other one's context
// begins with, holds the address at which it continues.
static void walk_awaiting(uint64_t context) {
  uint64_t fields[2];
  for (int i = 0; i < 64 && collected < CSV_FRAMES; i++) {
    if (context == 0 || context & 7 || !peek(context, fields, sizeof fields)) return;
    add_frame(fields[1]);
    context = fields[0];
  }
}

/// Swift marks the saved frame pointer of a frame that has an asynchronous context, which is stored
/// below it.
static const uint64_t asynchronous_mark = 1ull << 60;

// The tables of unwinding, which libgcc reads without locks and without allocating memory since glibc
// 2.35 and GCC 12.
struct unwound {
  uint64_t interrupted, caller;
  int count, has_passed;
};

static int goes_on(struct unwound *unwound) {
  return ++unwound->count < 512 && collected < CSV_FRAMES;
}

static _Unwind_Reason_Code find_caller(struct _Unwind_Context *context, void *unwound_) {
  struct unwound *unwound = unwound_;
  uint64_t address = _Unwind_GetIP(context);
  if (unwound->has_passed) {
    unwound->caller = address;
    return _URC_END_OF_STACK;
  }
  unwound->has_passed = address == unwound->interrupted;
  return goes_on(unwound) ? _URC_NO_REASON : _URC_END_OF_STACK;
}

struct registers {
  uint64_t instruction, stack, frame;
};

// A signal can arrive in a stub of the linker or between the first instructions of a function. Then
// the frame pointer is still that of the caller, and what it leads to is the caller of the caller. The
// tables know better. Some linkers write none for stubs, which leave the return address on the top.
static uint64_t caller_of(struct registers registers) {
  struct unwound unwound = {registers.instruction, 0, 0, 0};
  _Unwind_Backtrace(find_caller, &unwound);
  uint64_t top = 0;
  if (!unwound.caller && peek(registers.stack, &top, sizeof top)) return top;
  return unwound.caller;
}

// Swift code and its runtime keep frame pointers. Following them needs no stack and no tables.
static void walk_frame_pointers(uint64_t frame_pointer) {
  uint64_t frame[2], context;
  for (int i = 0; i < 512 && collected < CSV_FRAMES; i++) {
    if (frame_pointer & 7 || !peek(frame_pointer, frame, sizeof frame)) return;
    if (frame[0] & asynchronous_mark && peek(frame_pointer - 8, &context, sizeof context)) {
      walk_awaiting(context);
    }
    frame[0] &= ~asynchronous_mark;
    add_frame(frame[1] - 1); // An address inside the call.
    if (frame[0] <= frame_pointer) return;
    frame_pointer = frame[0];
  }
}

// A trap is inside a function whose frame is complete, and its stack may be used up. Other signals can
// arrive anywhere.
static void walk_swift(struct registers registers, int is_trap) {
  uint64_t frame[2] = {0, 0};
  add_frame(registers.instruction);
  if (!is_trap && peek(registers.frame, frame, sizeof frame)) {
    uint64_t caller = caller_of(registers);
    if (caller != frame[1]) add_frame(caller - 1);
  }
  walk_frame_pointers(registers.frame);
}

// C code (abort, waiting for a lock) keeps no frame pointers, but has tables.
static _Unwind_Reason_Code add_unwound(struct _Unwind_Context *context, void *unwound) {
  int is_before = 0;
  uint64_t address = _Unwind_GetIPInfo(context, &is_before);
  // The instruction that the signal has interrupted: the frames so far are those of the handler.
  if (is_before) collected = 0;
  add_frame(is_before ? address : address - 1);
  return goes_on(unwound) ? _URC_NO_REASON : _URC_END_OF_STACK;
}

static void walk_tables(void) {
  struct unwound unwound = {0, 0, 0, 0};
  _Unwind_Backtrace(add_unwound, &unwound);
}

// The signals.

static struct registers registers_of(const ucontext_t *context) {
#if defined(__x86_64__)
  const greg_t *values = context->uc_mcontext.gregs;
  return (struct registers){
      (uint64_t)values[REG_RIP], (uint64_t)values[REG_RSP], (uint64_t)values[REG_RBP]};
#elif defined(__aarch64__)
  return (struct registers){
      context->uc_mcontext.pc, context->uc_mcontext.sp, context->uc_mcontext.regs[29]};
#else
  (void)context;
  return (struct registers){0, 0, 0};
#endif
}

static int is_reporting;

static void collect_frames(struct registers registers, int is_swift) {
  collected = 0;
  if (is_swift || library_of(registers.instruction) >= 0) {
    walk_swift(registers, is_swift);
  }
  if (collected == 0) walk_tables();
}

static void answer_question(int signal, siginfo_t *info, void *context) {
  (void)signal, (void)info;
  int error = errno;
  csv_mend_page();
  // One answer is enough. A thread that answers late must not change it.
  if (csv_page->frame_count || __atomic_exchange_n(&is_reporting, 1, __ATOMIC_ACQ_REL)) return;
  collect_frames(registers_of(context), 0);
  if (collected == 0) collect_frames(registers_of(context), 1);
  publish_frames();
  __atomic_store_n(&is_reporting, 0, __ATOMIC_RELEASE);
  errno = error;
}

// A copy of the worker ends by the signal, as it would without a supervisor.
static void end_copy(int signal_) {
  signal(signal_, SIG_DFL);
  raise(signal_);
}

static void report_fault(int signal_, siginfo_t *info, void *context) {
  if (armed != getpid()) return end_copy(signal_);
  // Another thread that dies meanwhile waits for the end of the process.
  while (__atomic_exchange_n(&is_reporting, 1, __ATOMIC_ACQ_REL)) pause();
  csv_mend_page();
  struct registers registers = registers_of(context);
  uint64_t address = (uint64_t)info->si_addr;
  csv_page->signal = signal_;
  csv_page->is_stack_overflow = signal_ == SIGSEGV && address + 65536 > registers.stack &&
                                address < registers.stack + 65536;
  int is_instruction = signal_ == SIGSEGV || signal_ == SIGBUS || signal_ == SIGILL || signal_ == SIGTRAP || signal_ == SIGFPE;
  // The system reports the faults of instructions with positive codes.
  csv_page->is_fault = is_instruction && !csv_page->is_stack_overflow && info->si_code > 0;
  csv_page->had_libraries = library_count > 0;
  int is_swift = signal_ == SIGILL || signal_ == SIGTRAP || csv_page->is_stack_overflow;
  collect_frames(registers, is_swift);
  if (collected == 0) {
    // The feature is a part of the program.
    add_code(&program, program_path);
    collect_frames(registers, is_swift);
  }
  publish_frames();
  // The signal itself ends the process, so that the supervisor sees it.
  signal(signal_, SIG_DFL);
  sigset_t one;
  sigemptyset(&one);
  sigaddset(&one, signal_);
  pthread_sigmask(SIG_UNBLOCK, &one, NULL);
  syscall(SYS_tgkill, getpid(), syscall(SYS_gettid), signal_);
}

// A signal that the feature has sent to its own process, or that it has asked the system for. Others are requests to end.
static void report_own_signal(int signal_, siginfo_t *info, void *context) {
  int is_sent = info->si_code == SI_USER || info->si_code == SI_QUEUE || info->si_code == SI_TKILL;
  int is_terminals = signal_ == SIGQUIT || signal_ == SIGHUP || signal_ == SIGTERM;
  if (is_sent ? info->si_pid == getpid() : !is_terminals) return report_fault(signal_, info, context);
  signal(signal_, SIG_DFL);
  sigset_t one;
  sigemptyset(&one);
  sigaddset(&one, signal_);
  pthread_sigmask(SIG_UNBLOCK, &one, NULL);
  syscall(SYS_tgkill, getpid(), syscall(SYS_gettid), signal_);
}

// Unlike a signal that is ignored, one with a handler has its default action in the programs that a feature starts.
static void ignore(int signal_) { (void)signal_; }

static void report_exit(void) {
  if (!csv_page || armed != getpid() || csv_goodbye_status() >= 0) return;
  csv_mend_page();
  if (csv_page->signal) return;
  csv_page->has_exited = 1;
  collected = 0;
  walk_tables();
  publish_frames();
}

// Symbols of the executable come before those of the C library, also for loaded libraries
// (`--export-dynamic`).
__attribute__((noreturn)) void _exit(int status) {
  report_exit();
  for (;;) syscall(SYS_exit_group, status);
}

void csv_use_signal_stack(void);

int csv_is_called_by_library(const void *frame) {
  if (!csv_page || armed != getpid()) return 0;
  uint64_t fields[2], pointer = (uint64_t)frame;
  // The overlays of Swift are a few frames away from the function in C.
  for (int i = 0; i < 12; i++) {
    if (pointer & 7 || !peek(pointer, fields, sizeof fields)) return 0;
    if (library_of(fields[1] - 1) >= 0) return 1;
    fields[0] &= ~asynchronous_mark;
    if (fields[0] <= pointer) return 0;
    pointer = fields[0];
  }
  return 0;
}

struct search {
  int frames, is_found;
};

static _Unwind_Reason_Code search_frame(struct _Unwind_Context *context, void *state) {
  struct search *search = state;
  search->is_found = library_of(_Unwind_GetIP(context) - 1) >= 0;
  return search->is_found || ++search->frames == 16 ? _URC_END_OF_STACK : _URC_NO_REASON;
}

int csv_is_called_by_library_without_frame_pointers(void) {
  if (!csv_page || armed != getpid()) return 0;
  struct search search = {0, 0};
  _Unwind_Backtrace(search_frame, &search);
  return search.is_found;
}

void csv_arm(void) {
  armed = getpid();
  csv_protect_kept(csv_runs_others_code());
  csv_keep_process();
  csv_is_features_fork = csv_is_called_by_library;
  csv_use_signal_stack();
  find_program();
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART;
  sigfillset(&action.sa_mask);
  action.sa_sigaction = report_fault;
  static const int faults[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS};
  for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) sigaction(faults[i], &action, NULL);
  action.sa_sigaction = report_own_signal;
  static const int requests[] = {SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM,
                                 SIGXCPU, SIGVTALRM, SIGIO, SIGPWR, SIGSTKFLT};
  for (size_t i = 0; i < sizeof requests / sizeof *requests; i++) {
    struct sigaction before;
    // A program that was started to outlive its terminal (nohup) continues to do so.
    if (sigaction(requests[i], NULL, &before) == 0 && before.sa_handler == SIG_IGN) continue;
    sigaction(requests[i], &action, NULL);
  }
  for (int number = SIGRTMIN; number <= SIGRTMAX; number++) sigaction(number, &action, NULL);
  // Writing to a pipe that nobody reads, or to a file that is too large, fails; it does not end the process.
  signal(SIGPIPE, ignore);
  signal(SIGXFSZ, ignore);
  // libdispatch leaves SIGPROF open on its threads.
  action.sa_sigaction = answer_question;
  sigaction(SIGPROF, &action, NULL);
  atexit(report_exit);
  at_quick_exit(report_exit);
  csv_replace_standard_error(keeps_fatal_text);
}
#else
void csv_trust_program(void) {}
int csv_runs_others_code(void) { return 1; }
void csv_add_library(const char *path) { (void)path; }
#endif
