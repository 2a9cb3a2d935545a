/// The shared values and storages of one feature that the shell has loaded. Nothing is written to a disk unless
/// ``usesDisk`` is set.
package struct SharedStorages: Sendable {
  /// The changes of the values, for time travel.
  package let history = SharedHistory()
  private let references: SharedReferences
  private let memory = InMemoryStorage()
  private let files = SwitchableFiles()
  private let defaults = AppStorage(defaults: .inMemory)

  package init() {
    references = SharedReferences(history: history)
    history.follow(storages)
  }

  private var storages: [any SharedStorage] {
    [references, memory, files, defaults.defaults as? any SharedStorage].compactMap { $0 }
  }

  /// Whether files are those of the system. They are in memory at first.
  package var usesDisk: Bool {
    get { files.areOnDisk }
    nonmutating set { files.areOnDisk = newValue }
  }

  /// Sets the dependencies of a store.
  package func apply(to values: inout DependencyValues) {
    values.sharedReferences = references
    values.defaultInMemoryStorage = memory
    values.defaultFileStorage = FileStorage(files)
    values.defaultAppStorage = defaults.defaults
  }

  /// Whether anything is stored, or may be stored on disk.
  package var areUsed: Bool { usesDisk || counts != (0, 0, 0) }

  /// The numbers of stored values: in memory, in files, and in the user defaults.
  package var counts: (memory: Int, files: Int, defaults: Int) {
    let defaults = (defaults.defaults as? any SharedStorage)?.contents.count ?? 0
    return (memory.contents.count, files.count, defaults)
  }
}

extension DependencyValues {
  /// Uses the shared values and storages of other dependencies.
  mutating func shareStorages(of other: DependencyValues) {
    sharedReferences = other.sharedReferences
    defaultInMemoryStorage = other.defaultInMemoryStorage
    defaultFileStorage = other.defaultFileStorage
    defaultAppStorage = other.defaultAppStorage
  }
}
