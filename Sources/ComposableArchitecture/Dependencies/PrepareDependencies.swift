import Synchronization

/// Sets the default values of dependencies at the start of a program, a test or a preview.
///
/// ```swift
/// @main
/// struct MyApp: App {
///   init() {
///     prepareDependencies { $0.defaultFileStorage = .inMemory }
///   }
/// }
/// ```
///
/// In a test, the values apply to that test only. Values that are set by
/// ``withDependencies(_:operation:)`` or for a store take precedence. A dependency can be prepared once,
/// and only before it is used. Otherwise a warning is reported and its value stays.
///
/// - Parameters:
///   - updateValues: Sets dependencies.
///   - fileID: The file of the caller, for warnings. Callers omit it.
///   - filePath: The path of that file. Callers omit it.
///   - line: The line of the caller. Callers omit it.
///   - column: The column of the caller. Callers omit it.
/// - Returns: The result of the closure.
@discardableResult
public func prepareDependencies<R>(
  _ updateValues: (inout DependencyValues) throws -> R,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) rethrows -> R {
  var values = DependencyValues._current
  let (result, entries) = try values.preparing(updateValues)
  if let prepared = PreparedDependencies.current {
    prepared.add(entries)
    return result
  }
  if let context = values.chosenContext, context != DependencyValues._current.chosenContext {
    values.defaults.prepare(context)
  }
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  for entry in values.defaults.prepare(entries, for: values.context) {
    RuntimeWarning.reportPreparedLate(RuntimeWarning.title(entry.key, entry.name), at: location)
  }
  return result
}

/// The dependencies that a preview has prepared, in place of the defaults of the program.
final class PreparedDependencies: Sendable {
  @TaskLocal static var current: PreparedDependencies?

  private let added = Mutex<[DependencyEntry]>([])

  var entries: [DependencyEntry] { added.withLock { $0 } }

  fileprivate func add(_ entries: [DependencyEntry]) { added.withLock { $0 += entries } }
}

extension DependencyValues {
  /// The entries that a closure sets, in the order of their names.
  fileprivate mutating func preparing<R>(
    _ updateValues: (inout DependencyValues) throws -> R
  ) rethrows -> (result: R, entries: [DependencyEntry]) {
    let before = overrides
    isBeingSet = true
    let result = try updateValues(&self)
    let changed = overrides.byKey.filter { $0.value !== before.byKey[$0.key] }.values
    return (result, changed.sorted { ($0.name ?? "") < ($1.name ?? "") })
  }

  /// Overrides the dependencies that a preview has prepared, except for those that belong to the session.
  mutating func apply(_ prepared: [DependencyEntry]) {
    for entry in prepared where !(entry.key is any SessionDependencyKey.Type) { set(entry) }
  }
}

/// The key of a dependency that belongs to the session in which a feature runs, such as a storage of shared values.
///
/// A preview may prepare such a dependency. The shell still runs the feature with the session's value, which time travel
/// restores, and which holds what the preview has stored before.
protocol SessionDependencyKey: DependencyKey {}
