extension TestStore where State: Equatable {
  /// Receives the action that an effect has sent, which has to be of a case, whatever it holds.
  ///
  /// ```swift
  /// await store.receive(/Search.Action.response) { $0.results = ["Blob"] }
  /// ```
  ///
  /// - Parameters:
  ///   - actionCase: The case; of a child's action: `(/Action.child).appending(path: /Child.Action.response)`.
  ///   - duration: Real time to wait; ``timeout`` while nothing else is said.
  ///   - updateStateToExpectedResult: Makes the expected state out of the one before; without it no change is expected.
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

  /// Receives the action that an effect has sent, which has to be of a case and to hold a value.
  ///
  /// - Parameters:
  ///   - actionCase: The case.
  ///   - value: What it holds.
  ///   - duration: Real time to wait; ``timeout`` while nothing else is said.
  ///   - updateStateToExpectedResult: Makes the expected state out of the one before; without it no change is expected.
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
