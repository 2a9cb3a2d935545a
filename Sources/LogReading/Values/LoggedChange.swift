/// What one block says about the state before its action and after it.
struct LoggedChange: Sendable {
  let before: LoggedValue
  let after: LoggedValue

  /// Reads the lines of a diff. A line that both values share hides the same values in both.
  ///
  /// Returns `nil` if the lines are not two whole values, for example because the log was cut off.
  ///
  /// - Parameter start: A number that identifies the first line among the lines of all diffs.
  init?(_ difference: String, start: Int = 0) {
    var before: [DumpLine] = [], after: [DumpLine] = []
    let lines = difference.lineTexts
    for (number, line) in zip(start..., lines) {
      guard !line.isEmpty else {
        before.append(DumpLine(number: number, ""))
        after.append(DumpLine(number: number, ""))
        continue
      }
      let text = Substring(line.unicodeScalars.dropFirst(2))
      switch line.unicodeScalars.first {
      case "-", "\u{2212}": before.append(DumpLine(number: number, text))
      case "+": after.append(DumpLine(number: number, text))
      default:
        before.append(DumpLine(number: number, text))
        after.append(DumpLine(number: number, text))
      }
    }
    var old = DumpParser(before)
    guard old.value() != nil else { return nil }
    var new = DumpParser(after, dictionaries: old.dictionaries)
    guard let newValue = new.value() else { return nil }
    // A side that has lost all entries does not show that it is a dictionary; the other one does.
    old = DumpParser(before, dictionaries: new.dictionaries)
    guard let oldValue = old.value() else { return nil }
    (self.before, self.after) = (oldValue, newValue)
  }
}

extension ConsoleLog {
  /// The action of a block as it was printed, without indentation: `Counter.Action.tapped`.
  public func action(of block: LoggedBlock) -> String {
    guard block.form != .label else {
      return String(text(of: block).dropFirst("received action: ".count)).withoutLastLineFeed
    }
    let whole = String(decoding: text[block.range.lowerBound..<block.actionEnd], as: UTF8.self)
    let lines = whole.lineTexts
    return lines.dropFirst().map { String($0.unicodeScalars.dropFirst(2)) }.joined(separator: "\n")
      .withoutLastLineFeed
  }

  /// The diff of a block without its last line break; empty if the block has none.
  public func difference(of block: LoggedBlock) -> String {
    guard block.form == .changes else { return "" }
    return String(decoding: text[block.actionEnd..<block.range.upperBound], as: UTF8.self)
      .withoutLastLineFeed
  }

  /// What a block says about the state; `nil` if it has no changes or is not complete.
  func change(of block: LoggedBlock) -> LoggedChange? {
    guard block.form == .changes, block.isComplete else { return nil }
    return LoggedChange(difference(of: block), start: block.actionEnd)
  }
}

extension String {
  fileprivate var withoutLastLineFeed: String {
    utf8.last == 0x0A ? String(unicodeScalars.dropLast()) : self
  }
}
