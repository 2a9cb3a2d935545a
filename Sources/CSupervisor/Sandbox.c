// What a process can reach from now on: an allow-list of paths, which Landlock enforces in the kernel.
#define _GNU_SOURCE
#include "CSupervisor.h"

#ifdef __linux__
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// The numbers are the same on all processors, and older headers do not have them.
#define CSV_CREATE_RULESET 444
#define CSV_ADD_RULE 445
#define CSV_RESTRICT_SELF 446
#define CSV_ASK_VERSION 1
#define CSV_RULE_PATH_BENEATH 1

enum {
  EXECUTE = 1 << 0,
  WRITE_FILE = 1 << 1,
  READ_FILE = 1 << 2,
  READ_FOLDER = 1 << 3,
  // Removing and making of each kind of file.
  CHANGE_FOLDER = 0x1FF0,
  MOVE = 1 << 13,
  TRUNCATE = 1 << 14,
  CONTROL_DEVICE = 1 << 15,
};

struct ruleset {
  uint64_t files, network, scopes;
};

struct path_rule {
  uint64_t rights;
  int32_t folder;
} __attribute__((packed));

static size_t size(int version) { return version >= 6 ? 24 : version >= 4 ? 16 : 8; }

int csv_landlock_version(void) {
  long version = syscall(CSV_CREATE_RULESET, NULL, 0, CSV_ASK_VERSION);
  return version < 1 ? 0 : (int)version;
}

/// Everything that is refused unless a rule allows it.
static struct ruleset refused(int version, const struct csv_reach *reach) {
  struct ruleset refused = {.files = EXECUTE | WRITE_FILE | CHANGE_FOLDER};
  if (!reach->reads_everything) refused.files |= READ_FILE | READ_FOLDER;
  if (version >= 2) refused.files |= MOVE;
  if (version >= 3) refused.files |= TRUNCATE;
  if (version >= 5) refused.files |= CONTROL_DEVICE;
  if (version >= 4 && !reach->uses_others) refused.network = 3;   // binding and connecting
  if (version >= 6 && !reach->uses_others) refused.scopes = 3;  // abstract sockets of others, and signals to them
  return refused;
}

/// Allows rights below each path of a list. A path that does not exist is left out.
static int allow(int ruleset, uint64_t rights, const char *paths, size_t count) {
  for (size_t i = 0; i < count; i++, paths += strlen(paths) + 1) {
    struct path_rule rule = {rights, open(paths, O_PATH | O_CLOEXEC)};
    struct stat status;
    if (rule.folder < 0) continue;
    // The other rights are about what is in a folder.
    if (fstat(rule.folder, &status) == 0 && !S_ISDIR(status.st_mode)) {
      rule.rights &= EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE | CONTROL_DEVICE;
    }
    long failure = syscall(CSV_ADD_RULE, ruleset, CSV_RULE_PATH_BENEATH, &rule, 0);
    close(rule.folder);
    if (failure) return 0;
  }
  return 1;
}

static int make_ruleset(int version, const struct csv_reach *reach) {
  struct ruleset taken = refused(version, reach);
  int ruleset = (int)syscall(CSV_CREATE_RULESET, &taken, size(version), 0);
  if (ruleset < 0) return -1;
  uint64_t read = taken.files & (READ_FILE | READ_FOLDER);
  uint64_t write = taken.files & (WRITE_FILE | CHANGE_FOLDER | MOVE | TRUNCATE | CONTROL_DEVICE);
  if (allow(ruleset, write, reach->writable, reach->writable_count) &&
      allow(ruleset, EXECUTE, reach->programs, reach->program_count) &&
      (read == 0 || allow(ruleset, read, reach->readable, reach->readable_count))) {
    return ruleset;
  }
  close(ruleset);
  return -1;
}

static int restrict_thread(int ruleset) {
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && syscall(CSV_RESTRICT_SELF, ruleset, 0) == 0;
}

// The kernel restricts one thread and those that it starts later. The others restrict themselves when they are asked by a signal.
static int asked_ruleset;
static atomic_int answers, failures;
static _Thread_local atomic_int is_restricted;

static void restrict_asked_thread(int signal) {
  (void)signal;
  int error = errno;
  if (!atomic_load(&is_restricted)) {
    atomic_store(&is_restricted, 1);
    if (!restrict_thread(asked_ruleset)) atomic_fetch_add(&failures, 1);
  }
  atomic_fetch_add(&answers, 1);
  errno = error;
}

/// Whether a thread runs. The first one ends before the others in a program that gives it up.
static int is_running(const char *thread) {
  char path[64], text[256];
  snprintf(path, sizeof path, "/proc/self/task/%s/stat", thread);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  ssize_t length = file < 0 ? 0 : read(file, text, sizeof text - 1);
  if (file >= 0) close(file);
  text[length > 0 ? length : 0] = 0;
  // The state follows the name, which is in parentheses.
  const char *name = strrchr(text, ')');
  return name && name[1] == ' ' && name[2] != 'Z' && name[2] != 'X';
}

static int ask(const char *thread) {
  int before = atomic_load(&answers);
  if (syscall(SYS_tgkill, getpid(), atoi(thread), SIGPROF) != 0) return errno == ESRCH;
  for (int i = 0; i < 4000; i++) {
    if (atomic_load(&answers) != before) return 1;
    if (!is_running(thread)) return 1;
    usleep(500);
  }
  return 0;
}

/// Asks each other thread once.
///
/// - Returns: How many there are; -1 if one does not answer.
static int ask_threads(void) {
  DIR *tasks = opendir("/proc/self/task");
  if (!tasks) return -1;
  int count = 0, own = (int)syscall(SYS_gettid);
  for (struct dirent *entry; count >= 0 && (entry = readdir(tasks));) {
    if (entry->d_name[0] == '.' || atoi(entry->d_name) == own || !is_running(entry->d_name)) continue;
    count = ask(entry->d_name) ? count + 1 : -1;
  }
  closedir(tasks);
  return count;
}

static int restrict_threads(int ruleset) {
  asked_ruleset = ruleset;
  struct sigaction action = {.sa_handler = restrict_asked_thread, .sa_flags = SA_RESTART | SA_ONSTACK}, before;
  sigfillset(&action.sa_mask);
  if (sigaction(SIGPROF, &action, &before) != 0) return 0;
  // A thread that was not asked yet may have started another one in the meantime. What this one starts is restricted already.
  int is_done = restrict_thread(ruleset) && ask_threads() >= 0 && ask_threads() >= 0;
  sigaction(SIGPROF, &before, NULL);
  return is_done && atomic_load(&failures) == 0;
}

int csv_restrict(const struct csv_reach *reach) {
  int version = csv_landlock_version();
  if (version == 0) return 0;
  int ruleset = make_ruleset(version, reach);
  if (ruleset < 0) return 0;
  int is_done = restrict_threads(ruleset);
  close(ruleset);
  return is_done;
}

#else
int csv_landlock_version(void) { return 0; }
int csv_restrict(const struct csv_reach *reach) {
  (void)reach;
  return 0;
}
#endif
