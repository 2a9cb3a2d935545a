/// The output that a scenario expects of a command.
package struct ExpectedOutput: Sendable, Equatable {
  /// The lines from the first to the last that says something; blank lines around them do not
  /// count.
  package let lines: [ExpectedLine]

  /// The output of the lines of this text, as they stand in a block behind its indent.
  package init(written text: String) {
    let lines = Array(text.utf8).split(separator: Byte.lineFeed, omittingEmptySubsequences: false)
    self.init(lines.map { ExpectedLine(written: $0) })
  }

  /// The output of these lines, as they stand in a block behind its indent.
  package init(written lines: [String]) {
    self.init(lines.map { ExpectedLine(written: $0) })
  }

  /// The output of these lines.
  package init(_ lines: [ExpectedLine]) {
    guard let first = lines.firstIndex(where: { !$0.isBlank }),
      let last = lines.lastIndex(where: { !$0.isBlank })
    else {
      self.lines = []
      return
    }
    self.lines = Array(lines[first...last])
  }
}
