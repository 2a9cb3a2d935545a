extension TestStore where State: Equatable {
  /// Compares the present state with what a closure makes of it.
  ///
  /// ```swift
  /// store.exhaustivity = .off
  /// await store.send(.loginButtonTapped)
  /// store.assert { $0.isLoading = true }
  /// ```
  ///
  /// - Parameter updateStateToExpectedResult: Makes the expected state out of the present one; a
  ///   closure that leaves it alone is right.
  public func assert(
    _ updateStateToExpectedResult: @escaping (_ state: inout State) throws -> Void,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    book.record.lastCall = location
    let failure = DependencyValues.$_current.withValue(dependencies) {
      StateChange(before: state, after: state)
        .failure(expecting: updateStateToExpectedResult, .on, mayBeIdle: true)
    }
    failure?.report(at: location)
  }
}
