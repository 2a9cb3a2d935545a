#include "CIndexStore.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

// The shapes follow `indexstore/indexstore.h` of the toolchain. Handles of the library are opaque pointers.
typedef void *Handle;
typedef bool (*VisitText)(void *context, CIndexText text);
typedef bool (*Visit)(void *context, Handle handle);

enum { dependencyOnRecord = 2 };

static struct {
  Handle (*openStore)(const char *path, Handle *error);
  bool (*units)(Handle store, unsigned sorted, void *context, VisitText visit);
  Handle (*openUnit)(Handle store, const char *name, Handle *error);
  void (*closeUnit)(Handle unit);
  CIndexText (*mainFile)(Handle unit);
  bool (*dependencies)(Handle unit, void *context, Visit visit);
  int (*kind)(Handle dependency);
  CIndexText (*dependencyName)(Handle dependency);
  CIndexText (*dependencyPath)(Handle dependency);
  Handle (*openRecord)(Handle store, const char *name, Handle *error);
  void (*closeRecord)(Handle record);
  bool (*occurrences)(Handle record, void *context, Visit visit);
  Handle (*symbol)(Handle occurrence);
  uint64_t (*roles)(Handle occurrence);
  CIndexText (*identifier)(Handle symbol);
  CIndexText (*symbolName)(Handle symbol);
} library;

typedef struct {
  Handle store;
  CIndexText file;
  void *context;
  void (*visit)(void *context, CIndexOccurrence occurrence);
} Reading;

static bool load(const char *path) {
  void *handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (handle == NULL) return false;
  const struct {
    const char *name;
    void **function;
  } functions[] = {
      {"indexstore_store_create", (void **)&library.openStore},
      {"indexstore_store_units_apply_f", (void **)&library.units},
      {"indexstore_unit_reader_create", (void **)&library.openUnit},
      {"indexstore_unit_reader_dispose", (void **)&library.closeUnit},
      {"indexstore_unit_reader_get_main_file", (void **)&library.mainFile},
      {"indexstore_unit_reader_dependencies_apply_f", (void **)&library.dependencies},
      {"indexstore_unit_dependency_get_kind", (void **)&library.kind},
      {"indexstore_unit_dependency_get_name", (void **)&library.dependencyName},
      {"indexstore_unit_dependency_get_filepath", (void **)&library.dependencyPath},
      {"indexstore_record_reader_create", (void **)&library.openRecord},
      {"indexstore_record_reader_dispose", (void **)&library.closeRecord},
      {"indexstore_record_reader_occurrences_apply_f", (void **)&library.occurrences},
      {"indexstore_occurrence_get_symbol", (void **)&library.symbol},
      {"indexstore_occurrence_get_roles", (void **)&library.roles},
      {"indexstore_symbol_get_usr", (void **)&library.identifier},
      {"indexstore_symbol_get_name", (void **)&library.symbolName},
  };
  for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
    *functions[i].function = dlsym(handle, functions[i].name);
    if (*functions[i].function == NULL) return false;
  }
  return true;
}

static bool visitOccurrence(void *context, Handle occurrence) {
  const Reading *reading = context;
  Handle symbol = library.symbol(occurrence);
  CIndexOccurrence result = {
      reading->file, library.identifier(symbol), library.symbolName(symbol), library.roles(occurrence)};
  reading->visit(reading->context, result);
  return true;
}

/// Returns a terminated copy, which the caller frees.
static char *terminated(CIndexText text) {
  char *copy = malloc(text.length + 1);
  memcpy(copy, text.data, text.length);
  copy[text.length] = 0;
  return copy;
}

static bool visitDependency(void *context, Handle dependency) {
  Reading *reading = context;
  CIndexText path = library.dependencyPath(dependency);
  bool isOwn = path.length == reading->file.length && memcmp(path.data, reading->file.data, path.length) == 0;
  if (library.kind(dependency) != dependencyOnRecord || !isOwn) return true;
  char *name = terminated(library.dependencyName(dependency));
  Handle error = NULL, record = library.openRecord(reading->store, name, &error);
  free(name);
  if (record == NULL) return true;
  library.occurrences(record, reading, visitOccurrence);
  library.closeRecord(record);
  return true;
}

static bool visitUnit(void *context, CIndexText unitName) {
  Reading *reading = context;
  char *name = terminated(unitName);
  Handle error = NULL, unit = library.openUnit(reading->store, name, &error);
  free(name);
  if (unit == NULL) return true;
  reading->file = library.mainFile(unit);
  library.dependencies(unit, reading, visitDependency);
  library.closeUnit(unit);
  return true;
}

bool cindexstore_read(
    const char *path, const char *store, void *context,
    void (*visit)(void *context, CIndexOccurrence occurrence)) {
  if (!load(path)) return false;
  Handle error = NULL;
  Reading reading = {.store = library.openStore(store, &error), .context = context, .visit = visit};
  return reading.store != NULL && library.units(reading.store, 0, &reading, visitUnit);
}
