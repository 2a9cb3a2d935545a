@_spi(TestFailures) import ComposableArchitecture

/// Compares how a function changes a value, usually an object, with what a test expects.
///
/// ```swift
/// @DebugSnapshot final class Model { var count = 0 }
///
/// expect(model) { model.increment() } changes: { $0.count = 1 }
/// ```
///
/// [I] Like a step of a `TestStore`, it fails if the closure is omitted and the value changes.
///
/// - Parameters:
///   - value: The value.
///   - operation: Changes the value.
///   - changes: Changes the snapshot before to the one that is expected afterwards. Without it, no change is expected.
/// - Returns: The result of `operation`.
@discardableResult
public func expect<Value: DebugSnapshotConvertible, R>(
  _ value: @autoclosure () -> Value, _ operation: () throws -> R,
  changes: ((_ value: inout Value.DebugSnapshot) throws -> Void)? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) rethrows -> R {
  let before = snap(value())
  let result = try operation()
  compare(
    before, with: snap(value()), changes,
    at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  return result
}

/// Compares how an asynchronous function changes a value with what a test expects.
@discardableResult
public nonisolated(nonsending) func expect<Value: DebugSnapshotConvertible, R>(
  _ value: @autoclosure () -> Value, _ operation: nonisolated(nonsending) () async throws -> R,
  changes: ((_ value: inout Value.DebugSnapshot) throws -> Void)? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) async rethrows -> R {
  let before = snap(value())
  let result = try await operation()
  compare(
    before, with: snap(value()), changes,
    at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  return result
}

private func compare<Snapshot>(
  _ before: Snapshot, with after: Snapshot, _ changes: ((inout Snapshot) throws -> Void)?,
  at location: SourceLocation
) {
  SnapshotChange(before: before, after: after)
    .failure(expecting: changes, .current, after: "the operation")?.report(at: location)
}
