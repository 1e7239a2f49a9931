// What Linux and its C library declare for GNU sources alone.
#pragma once
#ifdef __linux__
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <sched.h>

// sched_setaffinity(2)
static inline int clinux_set_affinity(pid_t process, size_t size, const void *set) {
  return sched_setaffinity(process, size, (const cpu_set_t *)set);
}

// sched_getaffinity(2)
static inline int clinux_get_affinity(pid_t process, size_t size, void *set) {
  return sched_getaffinity(process, size, (cpu_set_t *)set);
}

// The headers of these would declare what other modules declare without GNU's extensions.

// fcntl(2), F_SETPIPE_SZ
extern int fcntl(int descriptor, int command, ...);

static inline int clinux_set_pipe_size(int pipe, int bytes) { return fcntl(pipe, 1031, bytes); }

// prctl(2), PR_SET_CHILD_SUBREAPER: what descendants leave behind becomes a child of this process, not of init.
extern int prctl(int option, ...);

static inline int clinux_adopt_orphans(void) { return prctl(36, 1UL, 0UL, 0UL, 0UL); }

// posix_spawn_file_actions_addclosefrom_np(3), of glibc 2.34; the first is a posix_spawn_file_actions_t
extern int posix_spawn_file_actions_addclosefrom_np(void *actions, int first);

static inline int clinux_close_from(void *actions, int first) {
  return posix_spawn_file_actions_addclosefrom_np(actions, first);
}

// renameat2(2) with AT_FDCWD and RENAME_EXCHANGE
extern int renameat2(int old_folder, const char *old_path, int new_folder, const char *new_path, unsigned flags);

static inline int clinux_exchange(const char *first, const char *second) {
  return renameat2(-100, first, -100, second, 2);
}
#endif
