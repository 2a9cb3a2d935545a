extension Shared where Value: Equatable {
  /// Compares the change that a feature under test has made to this value with the expected one.
  ///
  /// ```swift
  /// await store.send(.incrementButtonTapped)
  /// $count.assert { $0 = 1 }
  /// ```
  ///
  /// This is the older spelling. ``TestStore/assert(_:fileID:file:line:column:)`` asserts the state and the
  /// values that it shares.
  ///
  /// - Parameter updateValueToExpectedResult: Changes the value before the change to the expected value.
  public func assert(
    _ updateValueToExpectedResult: (_ value: inout Value) throws -> Void,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) rethrows {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let tracker = SharedTracker.noting(reference.rootID) else {
      return TestFailure("\(self) was asserted, but no feature under test has changed it.")
        .report(at: location)
    }
    let before = tracker.before
    tracker.clear(reference.rootID)
    try SharedPerspective.asserting(before) {
      try SharedPerspective.reading(.before) {
        try withLock { try updateValueToExpectedResult(&$0) }
      }
      guard !ChangeText.areEqual(self, self) else { return }
      let difference = TestText.difference(self, self, signs: "Expected: −, Actual: +")
      TestFailure("The shared value is not the expected one:\n\n\(difference)").report(at: location)
    }
  }
}
