@_spi(TestFailures) import ComposableArchitecture

extension TestStore {
  /// Waits for an action that a task sends, and compares how it changes the state.
  ///
  /// ```swift
  /// await store.receive(\.child.loaded) { $0.child.items = items }
  /// ```
  ///
  /// - Parameters:
  ///   - path: The case of the action. Its payload may have any value.
  ///   - timeout: The real time to wait. By default, one second.
  ///   - changes: Changes the snapshot before the action to the expected one. Without it, no change is expected.
  public func receive<Value>(
    _ path: CaseKeyPath<Action, Value>, timeout: Duration? = nil, changes: Changes? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    recorder.here = location
    let casePath = AnyCasePath(path)
    let description = "\\.\(casePath.caseNames ?? "self")"
    let matches: (Action) -> Bool = { casePath ~= $0 }
    let hasArrived = await recorder.tasks.wait(timeout ?? self.timeout, at: location) {
      recorder.has(matches)
    }
    guard hasArrived else {
      return recorder.reportMissing(description, at: location)
    }
    recorder.receive(description, matching: matches, changes, at: location)
  }
}

extension TestRecorder {
  fileprivate func reportMissing(_ description: String, at location: SourceLocation) {
    TestFailure("Expected to receive \(description), but it did not arrive.").report(at: location)
  }
}
