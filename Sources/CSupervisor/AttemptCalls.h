#ifndef ATTEMPT_CALLS_H
#define ATTEMPT_CALLS_H

#include <stdint.h>

/// The end of a list of calls.
#define CSV_LAST_CALL UINT32_MAX

/// The numbers of the system calls that an attempt can make.
extern const uint32_t csv_allowed_calls[];
/// Calls that are refused as if the system did not have them, because their arguments are in memory.
extern const uint32_t csv_unreadable_calls[];
/// Calls that are refused and named to the viewer.
extern const uint32_t csv_file_calls[];
extern const uint32_t csv_network_calls[];
extern const uint32_t csv_process_calls[];
extern const uint32_t csv_other_process_calls[];
extern const uint32_t csv_system_calls[];

#endif
