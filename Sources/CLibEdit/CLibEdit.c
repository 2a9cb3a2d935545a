#define _GNU_SOURCE
#include "CLibEdit.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

void cle_widen_pipe(int pipe, int bytes) {
#ifdef F_SETPIPE_SZ
  fcntl(pipe, F_SETPIPE_SZ, bytes);
#else
  (void)pipe;
  (void)bytes;
#endif
}

static FILE *drawing;

FILE *cle_drawing(int terminal) {
  // A descriptor of its own, which can be redirected without the terminal's.
  int copy = fcntl(terminal, F_DUPFD_CLOEXEC, 3);
  return drawing = copy < 0 ? NULL : fdopen(copy, "w");
}

void cle_set_blind(int on, int terminal) {
  if (!drawing) return;
  fflush(drawing);
  int target = on ? open("/dev/null", O_WRONLY | O_CLOEXEC) : terminal;
  if (target < 0) return;
  dup3(target, fileno(drawing), O_CLOEXEC);
  if (on) close(target);
}

int cle_memory_file(const char *name) {
#ifdef MFD_CLOEXEC
  return memfd_create(name, MFD_CLOEXEC);
#else
  (void)name;
  return -1;
#endif
}

int cle_start_shell(const char *command, int input, int terminal) {
  posix_spawn_file_actions_t files;
  posix_spawnattr_t attributes;
  if (posix_spawn_file_actions_init(&files) != 0) return -1;
  posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&files, terminal, STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&files, terminal, STDERR_FILENO);
  // Threads of this process block or ignore signals that the command must receive.
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  char *arguments[] = {"sh", "-c", (char *)command, NULL};
  pid_t child = -1;
  int error = posix_spawn(&child, "/bin/sh", &files, &attributes, arguments, environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&files);
  return error == 0 ? child : -1;
}

static int open_socket(const char *path, struct sockaddr_un *address) {
  memset(address, 0, sizeof *address);
  address->sun_family = AF_UNIX;
  if (strlen(path) >= sizeof address->sun_path) return -1;
  strcpy(address->sun_path, path);
  return socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
}

int cle_socket_listen(const char *path) {
  struct sockaddr_un address;
  int descriptor = open_socket(path, &address);
  if (descriptor < 0) return -1;
  unlink(path);
  if (bind(descriptor, (struct sockaddr *)&address, sizeof address) != 0 ||
      chmod(path, 0600) != 0 || listen(descriptor, 4) != 0) {
    close(descriptor);
    return -1;
  }
  return descriptor;
}

int cle_socket_accept(int listener) {
  return accept4(listener, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC);
}

int cle_socket_connect(const char *path) {
  struct sockaddr_un address;
  int descriptor = open_socket(path, &address);
  if (descriptor < 0) return -1;
  if (connect(descriptor, (struct sockaddr *)&address, sizeof address) == 0) return descriptor;
  close(descriptor);
  return -1;
}

long cle_socket_send(int socket, const void *bytes, long count) {
  return send(socket, bytes, count, MSG_NOSIGNAL);
}
