// sched_setaffinity(2) and sched_getaffinity(2), which are declared for GNU sources alone.
#pragma once
#ifdef __linux__
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <sched.h>

static inline int csched_set_affinity(pid_t process, size_t size, const void *set) {
  return sched_setaffinity(process, size, (const cpu_set_t *)set);
}

static inline int csched_get_affinity(pid_t process, size_t size, void *set) {
  return sched_getaffinity(process, size, (cpu_set_t *)set);
}
#endif
