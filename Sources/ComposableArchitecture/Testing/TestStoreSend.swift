extension TestStore where State: Equatable {
  /// Sends an action and compares how it changes the state.
  ///
  /// ```swift
  /// await store.send(.incrementButtonTapped) { $0.count = 1 }
  /// ```
  ///
  /// Fails where the state differs from the expected one, and where an action came before that was not received yet.
  ///
  /// - Parameters:
  ///   - action: What a user does, or whoever acts from outside.
  ///   - updateStateToExpectedResult: Makes the expected state out of the one before; without it no change is expected.
  /// - Returns: The work that the action has started.
  @discardableResult
  public func send(
    _ action: Action,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let task = begin(action, at: location)
    await settle(at: location)
    check(action, updateStateToExpectedResult, at: location)
    return TestStoreTask(task, self)
  }

  /// Sends an action from a test that is not asynchronous, as tests for 0.5x do.
  ///
  /// - Parameters:
  ///   - action: What a user does, or whoever acts from outside.
  ///   - updateStateToExpectedResult: Makes the expected state out of the one before; without it no change is expected.
  /// - Returns: The work that the action has started.
  @available(*, noasync, message: "await the send, in an asynchronous test")
  @_disfavoredOverload
  @discardableResult
  public func send(
    _ action: Action,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> TestStoreTask {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let task = begin(action, at: location)
    settleAtOnce(at: location)
    check(action, updateStateToExpectedResult, at: location)
    return TestStoreTask(task, self)
  }

  private func begin(_ action: Action, at location: SourceLocation) -> StoreTask {
    book.record.lastCall = location
    let failure = book.record.unreceivedFailure(
      exhaustivity, before: ActionLabel.text(of: action))
    failure?.report(at: location)
    return store.send(action)
  }

  private func check(
    _ action: Action, _ update: StateChange<State>.Update?, at location: SourceLocation
  ) {
    guard let change = book.record.takeSent() else { return }
    report(change, expecting: update, after: action, at: location)
  }

  /// Compares a change of the state with the expected one.
  func report(
    _ change: StateChange<State>, expecting update: StateChange<State>.Update?,
    after action: Action, at location: SourceLocation
  ) {
    let failure = DependencyValues.$_current.withValue(dependencies) {
      change.failure(expecting: update, exhaustivity, after: action)
    }
    failure?.report(at: location)
  }
}
