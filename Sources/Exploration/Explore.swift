/// Explores the states of a feature in a test, and fails with the shortest way to a mistake.
///
/// ```swift
/// @Test func todos() async throws {
///   try await explore(Todos.State(), depth: 8, late: 1) {
///     Todos()
///   } always: { state in
///     state.draft.map { state.todos[id: $0.id] != nil } ?? true
///   }
/// }
/// ```
///
/// The test fails once, with the statements that lead to the mistake. They can be pasted into a test with a
/// `TestStore`. It works in XCTest and in Swift Testing.
///
/// - Parameters:
///   - initialState: The first state. It may be made several times.
///   - depth: The number of steps on the longest path; `nil` searches every state, until a limit of the options is
///     reached.
///   - late: How often on a path an effect may be later than another one that is due later.
///   - options: Further limits, and which actions and values are tried.
///   - reducer: The feature.
///   - withDependencies: Overrides dependencies.
///   - always: Holds in every state.
///   - whenIdle: Holds in every state in which no effect is in flight.
///   - never: Is the case for no action of the user: the state before it, the action, and the state after it.
///   - fileID: The file of the test.
///   - filePath: The path of the file of the test.
///   - line: The line of the test.
///   - column: The column of the test.
/// - Returns: What is known about the feature.
/// - Throws: An ``ExplorationError`` if there is nothing to explore, or a `CancellationError`.
@MainActor
@discardableResult
public func explore<R: Reducer>(
  _ initialState: @autoclosure @escaping () -> R.State,
  depth: Int? = nil,
  late: Int = 1,
  options: ExplorationOptions = ExplorationOptions(),
  reducer: @escaping () -> R,
  withDependencies: @escaping (inout DependencyValues) -> Void = { _ in },
  always: ((R.State) -> Bool)? = nil,
  whenIdle: ((R.State) -> Bool)? = nil,
  never: ((R.State, R.Action, R.State) -> Bool)? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async throws -> ExplorationReport {
  var options = options
  (options.depth, options.late) = (depth, late)
  let explorer = Explorer(
    initialState(), options: options, reducer: reducer, withDependencies: withDependencies)
  if let always { explorer.always("always", always) }
  if let whenIdle { explorer.whenIdle("when idle", whenIdle) }
  if let never { explorer.never("never", never) }
  let report = try explorer.run()
  try Task.checkCancellation()
  if let finding = report.findings.first(where: \.isMistake) {
    let location = SourceLocation(
      fileID: fileID, filePath: filePath, line: line, column: column)
    IssueRecorder.record(
      finding.message(TypeName.full(R.self), report.summary), at: location)
  }
  return report
}
