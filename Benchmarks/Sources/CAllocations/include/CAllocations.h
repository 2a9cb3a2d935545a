#pragma once

/// How often this process has asked for memory so far.
long cbenchmarks_allocationCount(void);
