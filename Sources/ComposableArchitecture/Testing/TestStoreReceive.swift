extension TestStore where State: Equatable {
  /// Receives an action of an effect, which must be equal to the expected action.
  ///
  /// ```swift
  /// await store.receive(.response("42")) { $0.text = "42" }
  /// ```
  ///
  /// Actions are received in the order in which they were sent. If there is no action, it waits for
  /// effects that wait for something external; if there are no such effects, it fails immediately. A
  /// test that is not exhaustive skips other actions before the expected one.
  ///
  /// - Parameters:
  ///   - expectedAction: The action.
  ///   - duration: The real time to wait. The default is ``timeout``.
  ///   - updateStateToExpectedResult: Changes the state before the action to the expected state. Without
  ///     it, no change is expected.
  public func receive(
    _ expectedAction: Action,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await receive(
      ActionExpectation(equalTo: expectedAction), duration, updateStateToExpectedResult,
      at: location)
  }

  /// Receives an action of an effect, which a function must accept.
  ///
  /// - Parameters:
  ///   - isMatching: Whether an action is the expected one.
  ///   - duration: The real time to wait. The default is ``timeout``.
  ///   - updateStateToExpectedResult: Changes the state before the action to the expected state. Without
  ///     it, no change is expected.
  @_disfavoredOverload
  public func receive(
    _ isMatching: @escaping (_ action: Action) -> Bool,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await receive(
      ActionExpectation(accepting: isMatching), duration, updateStateToExpectedResult, at: location)
  }

  func receive(
    _ expectation: ActionExpectation<Action>, _ timeout: Duration?,
    _ update: StateChange<State>.Update?, at location: SourceLocation
  ) async {
    storage.record.lastCall = location
    let wait = await wait(duration(timeout), at: location) {
      storage.record.isDecided(expectation, exhaustivity)
    }
    finishReceiving(expectation, wait.timeout, update, at: location)
  }

  /// Removes an expected action from the received actions.
  func finishReceiving(
    _ expectation: ActionExpectation<Action>, _ timeout: Duration?,
    _ update: StateChange<State>.Update?, at location: SourceLocation
  ) {
    if let first = storage.record.received.first, expectation.matches(first.action) {
      let received = storage.record.receiveFirst()
      return report(received.change, expecting: update, after: received.action, at: location)
    }
    // A copy, as the expectation may be a closure of the test that reads the store.
    var record = storage.record
    let receipt = record.receive(expectation, exhaustivity)
    storage.record = record
    let failure = storage.record.failure(receipt, expectation, timeout, exhaustivity)
    failure?.report(at: location)
    guard case .matched(let received, _) = receipt else { return }
    report(received.change, expecting: update, after: received.action, at: location)
  }
}

extension TestStore.Wait {
  /// The time after which the wait ended without success.
  var timeout: Duration? {
    if case .timedOut(let timeout) = self { return timeout }
    return nil
  }
}

extension TestStore where State: Equatable {
  /// Receives an action of an effect, which must be of a case, regardless of the payload.
  ///
  /// ```swift
  /// await store.receive(/Search.Action.response) { $0.results = ["Blob"] }
  /// ```
  ///
  /// - Parameters:
  ///   - actionCase: The case. For a child's action, it is
  ///     `(/Action.child).appending(path: /Child.Action.response)`.
  ///   - duration: The real time to wait. The default is ``timeout``.
  ///   - updateStateToExpectedResult: Changes the state before the action to the expected state. Without
  ///     it, no change is expected.
  public func receive<Value>(
    _ actionCase: AnyCasePath<Action, Value>,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await receive(
      ActionExpectation(of: actionCase), duration, updateStateToExpectedResult, at: location)
  }

  /// Receives an action of an effect, which must be of a case and have a payload.
  ///
  /// - Parameters:
  ///   - actionCase: The case.
  ///   - value: The payload.
  ///   - duration: The real time to wait. The default is ``timeout``.
  ///   - updateStateToExpectedResult: Changes the state before the action to the expected state. Without
  ///     it, no change is expected.
  public func receive<Value: Equatable>(
    _ actionCase: AnyCasePath<Action, Value>,
    _ value: Value,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await receive(
      ActionExpectation(of: actionCase, holding: value), duration, updateStateToExpectedResult,
      at: location)
  }
}

extension TestStore where State: Equatable {
  /// Receives an action in a test that is not asynchronous: the 0.5x spelling. It does not wait for
  /// anything external.
  @available(*, noasync, message: "await the receive, in an asynchronous test")
  @_disfavoredOverload
  public func receive(
    _ expectedAction: Action,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Action: Equatable {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    storage.record.lastCall = location
    settleAtOnce(at: location)
    finishReceiving(
      ActionExpectation(equalTo: expectedAction), nil, updateStateToExpectedResult, at: location)
  }
}
