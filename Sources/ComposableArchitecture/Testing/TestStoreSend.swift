extension TestStore where State: Equatable {
  /// Sends an action and compares how it changes the state.
  ///
  /// ```swift
  /// await store.send(.incrementButtonTapped) { $0.count = 1 }
  /// ```
  ///
  /// Fails if the state differs from the expected state, or if an earlier action of an effect was not
  /// received yet.
  ///
  /// - Parameters:
  ///   - action: The action of a user or of another external source.
  ///   - updateStateToExpectedResult: Changes the state before the action to the expected state. Without
  ///     it, no change is expected.
  /// - Returns: The effects that the action starts.
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
    let stackElements = storage.stackElements
    let task = begin(action, at: location)
    await settle(at: location)
    check(action, updateStateToExpectedResult, stackElements, at: location)
    return TestStoreTask(task, self)
  }

  /// Sends an action in a test that is not asynchronous: the 0.5x spelling.
  /// - Returns: The effects that the action starts.
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
    let stackElements = storage.stackElements
    let task = begin(action, at: location)
    settleAtOnce(at: location)
    check(action, updateStateToExpectedResult, stackElements, at: location)
    return TestStoreTask(task, self)
  }

  private func begin(_ action: Action, at location: SourceLocation) -> StoreTask {
    storage.record.lastCall = location
    let failure = storage.record.unreceivedFailure(
      exhaustivity, before: ActionLabel.text(of: action))
    failure?.report(at: location)
    if isDismissed {
      TestFailure(
        """
        \(ActionLabel.text(of: action)) was sent, but the feature has dismissed itself. Send no action \
        after that.
        """
      ).report(at: location)
      return StoreTask(group: nil)
    }
    // A test store listens to its store, which therefore always sends by its queue.
    return storage.sharedChanges.tracking { store.sendByQueue(action) }
  }

  private func check(
    _ action: Action, _ update: StateChange<State>.Update?,
    _ stackElements: StackElementIDGenerator.Mark, at location: SourceLocation
  ) {
    guard let change = storage.record.takeSent() else { return }
    report(change, expecting: update, after: action, stackElements, at: location)
  }

  /// Compares a change of the state with the expected change.
  ///
  /// - Parameter stackElements: The IDs of stack elements that the assertion closure uses; `nil` for
  ///   those that the feature uses next.
  func report(
    _ change: StateChange<State>, expecting update: StateChange<State>.Update?,
    after action: Action, _ stackElements: StackElementIDGenerator.Mark? = nil,
    at location: SourceLocation
  ) {
    storage.stateBeforeAction = change.before
    defer { storage.stateBeforeAction = nil }
    let failure = storage.asserting(drawing: stackElements) {
      let shared = storage.takeSharedChanges()
      return change.failure(expecting: update, exhaustivity, after: action, shared: shared).map {
        isOnlyShared(change, expecting: update)
          ? $0.explainingShared(
            changedBy: storage.record.received.filter(\.changesShared).map(\.action)) : $0
      }
    }
    failure?.report(at: location)
  }

  /// Whether a change is the expected one but for shared values.
  private func isOnlyShared(
    _ change: StateChange<State>, expecting update: StateChange<State>.Update?
  ) -> Bool {
    storage.record.received.contains(where: \.changesShared)
      && change.failure(expecting: update, exhaustivity, mayBeIdle: true) == nil
  }
}

extension TestStore where State: Equatable {
  /// Compares the current state with the expected state.
  ///
  /// ```swift
  /// store.exhaustivity = .off
  /// await store.send(.loginButtonTapped)
  /// store.assert { $0.isLoading = true }
  /// ```
  ///
  /// - Parameter updateStateToExpectedResult: Changes the current state to the expected state. It may
  ///   leave the state unchanged.
  public func assert(
    _ updateStateToExpectedResult: @escaping (_ state: inout State) throws -> Void,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    storage.record.lastCall = location
    let failure = storage.asserting {
      StateChange(before: state, after: state)
        .failure(
          expecting: updateStateToExpectedResult, .on, shared: storage.takeSharedChanges(),
          mayBeIdle: true)
    }
    failure?.report(at: location)
  }
}
