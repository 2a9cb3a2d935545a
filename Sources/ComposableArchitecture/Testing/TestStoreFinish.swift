extension TestStore {
  /// Waits until all effects have ended, and makes sure that all their actions were received.
  ///
  /// ```swift
  /// await store.finish()
  /// ```
  ///
  /// It waits for effects that wait for something outside. Where those that are left sleep on a clock that stands still, it
  /// fails at once.
  ///
  /// - Parameter duration: Real time to wait; ``timeout`` while nothing else is said.
  public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    book.record.lastCall = location
    let wait = await wait(self.duration(duration), at: location) { book.record.running.isEmpty }
    book.record.unfinishedFailure(wait.timeout)?.report(at: location)
    book.record.unreceivedFailure(exhaustivity)?.report(at: location)
  }
}
