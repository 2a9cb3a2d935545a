extension TestStore where State: Equatable {
  /// Receives an action in a test that is not asynchronous, as tests for 0.5x do. It does not wait
  /// for what is outside.
  ///
  /// - Parameters:
  ///   - expectedAction: The action.
  ///   - updateStateToExpectedResult: Makes the expected state out of the one before; without it no change is expected.
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
    book.record.lastCall = location
    settleAtOnce(at: location)
    finishReceiving(
      ActionExpectation(equalTo: expectedAction), nil, updateStateToExpectedResult, at: location)
  }
}
