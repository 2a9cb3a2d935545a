import Synchronization

/// Numbers for the modules of loaded files: code stays in a process for good, so each load gets a
/// module of its own.
enum ModuleNumber {
  private static let last = Atomic(0)

  static func next() -> Int { last.add(1, ordering: .relaxed).newValue }
}
