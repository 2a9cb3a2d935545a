#ifndef ATTEMPT_CALLS_H
#define ATTEMPT_CALLS_H

#include <stdint.h>

/// The end of a list of calls.
#define CSV_LAST_CALL UINT32_MAX

/// The numbers of system calls that an attempt cannot make.
extern const uint32_t csv_unreadable_calls[];
extern const uint32_t csv_file_calls[];
extern const uint32_t csv_network_calls[];
extern const uint32_t csv_process_calls[];
extern const uint32_t csv_other_process_calls[];
extern const uint32_t csv_system_calls[];
extern const uint32_t csv_priority_calls[];

/// Takes from this thread, and from those that it starts later, the right to change files and to use TCP, if the system
/// has Landlock.
void csv_lock_files(void);

#endif
