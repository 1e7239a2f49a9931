// Makes one operation on files fail, for Checks/test_faults.py: loaded into scanbench by LD_PRELOAD, it counts every write,
// rename, fsync and opening for writing below a folder, and has the one of a given number fail as a full or broken disk
// does.
//
//   FAULT_FOLDER  what is counted lies there or has that for the beginning of its path
//   FAULT_AT      the number of the one that fails, from 1; 0 for none
//   FAULT_COUNT   a file that takes how many there were, one line for each process
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

static atomic_long operations;
static const char *folder;
static long failing;

__attribute__((constructor)) static void begin(void) {
  // Engines and gnuplot inherit the variables, and are left alone.
  if (strcmp(program_invocation_short_name, "scanbench") != 0) return;
  folder = getenv("FAULT_FOLDER");
  const char *number = getenv("FAULT_AT");
  failing = number ? atol(number) : 0;
}

__attribute__((destructor)) static void end(void) {
  const char *path = getenv("FAULT_COUNT");
  if (!folder || !path) return;
  char line[32];
  int length = snprintf(line, sizeof line, "%ld\n", atomic_load(&operations));
  long file = syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_APPEND, 0644);
  if (file >= 0) {
    syscall(SYS_write, file, line, length);
    syscall(SYS_close, file);
  }
}

// Whether an operation on a path is the one that fails.
static int fails_at(const char *path, int reason) {
  if (!folder || !path || strncmp(path, folder, strlen(folder)) != 0) return 0;
  if (atomic_fetch_add(&operations, 1) + 1 != failing) return 0;
  errno = reason;
  return 1;
}

static int path_fails(int base, const char *path, int reason) {
  if (!folder) return 0;
  if (path[0] == '/' || base != AT_FDCWD) return fails_at(path, reason);
  char whole[2 * PATH_MAX];
  if (!getcwd(whole, PATH_MAX)) return 0;
  strcat(whole, "/");
  strncat(whole, path, PATH_MAX - 1);
  return fails_at(whole, reason);
}

static int descriptor_fails(int descriptor, int reason) {
  if (!folder) return 0;
  char name[64], path[PATH_MAX];
  snprintf(name, sizeof name, "/proc/self/fd/%d", descriptor);
  long length = syscall(SYS_readlinkat, AT_FDCWD, name, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return fails_at(path, reason);
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

#define OPENING(name)                                                                  \
  int name(const char *path, int flags, ...) {                                         \
    va_list rest;                                                                      \
    va_start(rest, flags);                                                             \
    int mode = va_arg(rest, int);                                                      \
    va_end(rest);                                                                      \
    if ((flags & O_ACCMODE) != O_RDONLY && path_fails(AT_FDCWD, path, ENOSPC)) return -1; \
    return REAL(name)(path, flags, mode);                                              \
  }
OPENING(open)
OPENING(open64)

#define OPENING_AT(name)                                                          \
  int name(int base, const char *path, int flags, ...) {                          \
    va_list rest;                                                                 \
    va_start(rest, flags);                                                        \
    int mode = va_arg(rest, int);                                                 \
    va_end(rest);                                                                 \
    if ((flags & O_ACCMODE) != O_RDONLY && path_fails(base, path, ENOSPC)) return -1; \
    return REAL(name)(base, path, flags, mode);                                   \
  }
OPENING_AT(openat)
OPENING_AT(openat64)

FILE *fopen(const char *path, const char *mode) {
  if (mode[0] != 'r' && path_fails(AT_FDCWD, path, ENOSPC)) return NULL;
  return REAL(fopen)(path, mode);
}

FILE *fopen64(const char *path, const char *mode) {
  if (mode[0] != 'r' && path_fails(AT_FDCWD, path, ENOSPC)) return NULL;
  return REAL(fopen64)(path, mode);
}

size_t fwrite(const void *bytes, size_t size, size_t count, FILE *file) {
  if (descriptor_fails(fileno(file), ENOSPC)) return 0;
  return REAL(fwrite)(bytes, size, count, file);
}

ssize_t write(int descriptor, const void *bytes, size_t count) {
  if (descriptor_fails(descriptor, ENOSPC)) return -1;
  return REAL(write)(descriptor, bytes, count);
}

ssize_t writev(int descriptor, const struct iovec *parts, int count) {
  if (descriptor_fails(descriptor, ENOSPC)) return -1;
  return REAL(writev)(descriptor, parts, count);
}

int fsync(int descriptor) {
  if (descriptor_fails(descriptor, EIO)) return -1;
  return REAL(fsync)(descriptor);
}

int ftruncate(int descriptor, off_t length) {
  if (descriptor_fails(descriptor, EIO)) return -1;
  return REAL(ftruncate)(descriptor, length);
}

int mkdir(const char *path, mode_t mode) {
  if (path_fails(AT_FDCWD, path, ENOSPC)) return -1;
  return REAL(mkdir)(path, mode);
}

int rename(const char *old_path, const char *new_path) {
  if (path_fails(AT_FDCWD, new_path, EIO)) return -1;
  return REAL(rename)(old_path, new_path);
}

int renameat2(int old_base, const char *old_path, int new_base, const char *new_path, unsigned flags) {
  if (path_fails(new_base, new_path, EIO)) return -1;
  return REAL(renameat2)(old_base, old_path, new_base, new_path, flags);
}
