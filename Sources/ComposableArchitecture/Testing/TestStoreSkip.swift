extension TestStore {
  /// Passes over the actions that have come and were not received.
  ///
  /// - Parameter strict: Whether it is a failure when there are none.
  public func skipReceivedActions(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    book.record.lastCall = location
    await settle(at: location)
    let skipped = book.record.take(book.record.received.count)
    guard skipped.isEmpty, strict else { return }
    TestFailure("There is no received action to skip.").report(at: location)
  }

  /// Cancels the effects that run, and does not ask for their end any more.
  ///
  /// - Parameter strict: Whether it is a failure when there are none.
  public func skipInFlightEffects(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    book.record.lastCall = location
    await settle(at: location)
    let running = store.runningEffects
    for effect in running { effect.cancel() }
    await settle(at: location)
    book.record.name(store.runningEffects)
    guard running.isEmpty, strict else { return }
    TestFailure("There is no running effect to skip.").report(at: location)
  }
}
