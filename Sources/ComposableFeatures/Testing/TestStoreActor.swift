/// A ``TestStore`` for tests that are not on the main actor.
///
/// ```swift
/// let store = await TestStoreActor(initialState: Counter.State()) { Counter() }
/// await store.send(.plus) { $0.count = 1 }
/// ```
@dynamicMemberLookup
public actor TestStoreActor<Subject: FeatureProtocol>
where Subject.State: DebugSnapshotConvertible {
  /// The state of the feature.
  public typealias State = Subject.State
  /// The actions of the feature.
  public typealias Action = Subject.Action
  /// A closure that changes the snapshot before a step to the expected one.
  public typealias Changes = TestStore<Subject>.Changes

  private nonisolated let store: TestStore<Subject>

  /// The executor of the main actor.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    MainActor.sharedUnownedExecutor
  }

  /// Makes a store that tests a feature, which begins now and changes nothing. See ``TestStore``.
  @MainActor
  public init(
    initialState: @autoclosure () -> State,
    @ChildFeatureBuilder feature: @escaping () -> Subject,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    store = TestStore(
      initialState, feature, nil,
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Makes a store that tests a feature, which begins now. See ``TestStore``.
  @MainActor
  public init(
    initialState: @autoclosure () -> State,
    feature: @escaping () -> Subject, changes: @escaping Changes,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    store = TestStore(
      initialState, feature, changes,
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  private nonisolated func location(
    _ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
  ) -> SourceLocation {
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The state, with changes that the test has not asserted yet.
  @MainActor public var state: State { store.state }

  /// A part of the state, with changes that the test has not asserted yet.
  @MainActor
  public subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value {
    store[dynamicMember: path]
  }

  /// Sends an action and compares how it changes the state.
  @MainActor
  @discardableResult
  public func send(
    _ action: Action, changes: Changes? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Task<Void, Never>? {
    defer { store.runReadyTasks(at: location(fileID, filePath, line, column)) }
    return store.send(
      action, changes: changes, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Changes the state from outside of the feature, and compares what the feature makes of it.
  @MainActor
  @discardableResult
  public func modify(
    _ change: (_ state: inout State) -> Void, changes: Changes? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Task<Void, Never>? {
    defer { store.runReadyTasks(at: location(fileID, filePath, line, column)) }
    return store.modify(
      change, changes: changes, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Compares the changes that tasks have made since the last step.
  @MainActor
  public func expect(
    changes: @escaping Changes,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    store.expect(
      changes: changes, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Waits for an action that a task sends, and compares how it changes the state.
  @MainActor
  public func receive<Value>(
    _ path: CaseKeyPath<Action, Value>, timeout: Duration? = nil, changes: Changes? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    await store.receive(
      path, timeout: timeout, changes: changes, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// Ends the feature.
  @MainActor
  public func dismount(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    await store.dismount(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
