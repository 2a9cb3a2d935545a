extension TestStore where State: Equatable {
  /// Receives the action that an effect has sent, which has to be equal to the expected one.
  ///
  /// ```swift
  /// await store.receive(.response("42")) { $0.text = "42" }
  /// ```
  ///
  /// Actions are received in the order in which they came. Where none has come, it waits for effects that wait for something
  /// outside; where there are no such, it fails at once. In a test that is not exhaustive, other actions before the expected one
  /// are passed over.
  ///
  /// - Parameters:
  ///   - expectedAction: The action.
  ///   - duration: Real time to wait; ``timeout`` while nothing else is said.
  ///   - updateStateToExpectedResult: Makes the expected state out of the one before; without it no change is expected.
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

  /// Receives the action that an effect has sent, which a function has to accept.
  ///
  /// - Parameters:
  ///   - isMatching: Whether an action is the expected one.
  ///   - duration: Real time to wait; ``timeout`` while nothing else is said.
  ///   - updateStateToExpectedResult: Makes the expected state out of the one before; without it no change is expected.
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

  /// Receives an expected action.
  func receive(
    _ expectation: ActionExpectation<Action>, _ timeout: Duration?,
    _ update: StateChange<State>.Update?, at location: SourceLocation
  ) async {
    book.record.lastCall = location
    let wait = await wait(duration(timeout), at: location) {
      book.record.isDecided(expectation, exhaustivity)
    }
    finishReceiving(expectation, wait.timeout, update, at: location)
  }

  /// Takes an expected action out of those that have come.
  func finishReceiving(
    _ expectation: ActionExpectation<Action>, _ timeout: Duration?,
    _ update: StateChange<State>.Update?, at location: SourceLocation
  ) {
    // A copy, for the expectation may be a closure of the test that reads the store.
    var record = book.record
    let receipt = record.receive(expectation, exhaustivity)
    book.record = record
    let failure = book.record.failure(receipt, expectation, timeout, exhaustivity)
    failure?.report(at: location)
    guard case .matched(let received, _) = receipt else { return }
    report(received.change, expecting: update, after: received.action, at: location)
  }
}

extension TestStore.Wait {
  /// The time that was waited to no avail.
  var timeout: Duration? {
    if case .timedOut(let timeout) = self { return timeout }
    return nil
  }
}
