#ifndef CINDEXSTORE_H
#define CINDEXSTORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The index that the compiler writes while it builds: every use of every declaration. It is read with `libIndexStore`, a library of
// the toolchain, which is loaded by its path.

/// A text that is not terminated and that belongs to the index.
typedef struct {
  const char *_Nullable data;
  size_t length;
} CIndexText;

/// A place in a source file where a declaration is made or used.
typedef struct {
  CIndexText file;
  /// The declaration's identifier, which is unique in the program.
  CIndexText symbol;
  CIndexText name;
  /// Bit 0: declared, bit 1: defined here. Other bits are uses.
  uint64_t roles;
} CIndexOccurrence;

/// Calls `visit` with each occurrence in the files of an index, in any order. Files may occur that exist no more.
///
/// Returns false if the library or the index cannot be read.
bool cindexstore_read(
    const char *_Nonnull library, const char *_Nonnull store, void *_Nullable context,
    void (*_Nonnull visit)(void *_Nullable context, CIndexOccurrence occurrence));

#endif
