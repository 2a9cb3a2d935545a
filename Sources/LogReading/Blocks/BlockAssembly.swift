/// A block whose lines are being read: the action, then what it changed.
struct BlockAssembly {
  /// The number of the line `received action:`, counted from 1.
  let line: Int
  /// The lines that were taken, as the printer wrote them.
  private(set) var text: [UInt8] = Array("received action:\n".utf8)
  /// The part of the text that precedes the diff.
  private(set) var actionEnd = 0
  private(set) var prefix: LinePrefix
  private(set) var phase = Phase.firstLine
  /// Whether an empty line was read that is not part of a text.
  var sawEmptyLine = false
  /// The number of the last line that was taken.
  private(set) var lastLine: Int
  /// Whether the console ended the lines with `\r\n`. If not, a carriage return is part of a text.
  private let endsWithCarriageReturn: Bool
  private var action = Nesting()
  private var before = Nesting()
  private var after = Nesting()

  enum Phase: Equatable {
    case firstLine, action, beforeChanges, changes
    case complete
  }

  init(prefix: [UInt8], line: Int, endsWithCarriageReturn: Bool = false) {
    self.endsWithCarriageReturn = endsWithCarriageReturn
    (self.prefix, self.line) = (LinePrefix(header: prefix, mayBeCut: line == 1), line)
    lastLine = line
  }

  /// Takes a line if it can be the next one of this block.
  mutating func take(_ line: ArraySlice<UInt8>, number: Int) -> Bool {
    let line = endsWithCarriageReturn ? line.withoutCarriageReturn : line
    guard let text = phase == .firstLine ? prefix.learn(from: line) : prefix.removed(from: line),
      takeText(text)
    else { return false }
    lastLine = number
    self.text += text
    self.text.append(0x0A)
    if phase == .beforeChanges, actionEnd == 0 { actionEnd = self.text.count }
    return true
  }

  private mutating func takeText(_ line: ArraySlice<UInt8>) -> Bool {
    switch phase {
    case .firstLine, .action:
      guard line.isEmpty || line.starts(with: [.space, .space]), action.take(line.dropFirst(2))
      else { return false }
      phase = action.isComplete ? .beforeChanges : .action
      return true
    case .beforeChanges:
      if Self.isRemark(line) {
        phase = .complete
        return true
      }
      return takeChange(line)
    case .changes: return takeChange(line)
    case .complete: return false
    }
  }

  private mutating func takeChange(_ line: ArraySlice<UInt8>) -> Bool {
    guard !line.isEmpty else { return before.isInText && after.isInText }
    guard let line = DifferenceLine(line) else { return false }
    switch line.side {
    case .before: guard before.take(line.text) else { return false }
    case .after: guard after.take(line.text) else { return false }
    case .both:
      if line.text.drop(while: { $0 == .space }).starts(with: Self.comment) { return true }
      let old = before
      guard before.take(line.text) else { return false }
      guard after.take(line.text) else {
        before = old
        return false
      }
    }
    phase = before.isComplete && after.isComplete ? .complete : .changes
    return true
  }

  /// CustomDump writes it before values that are not equal although they have the same dump.
  private static let comment = Array("// Not equal".utf8)

  /// `  (No state changes)`.
  private static func isRemark(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: Array("  (".utf8)) && line.last == UInt8(ascii: ")")
  }

  /// Whether the lines so far are those of a printer that prints actions only, if an empty line
  /// follows.
  var isActionAlone: Bool { phase == .beforeChanges }

  /// Whether no line of the action was read.
  var isUnbegun: Bool { phase == .firstLine }

  /// Whether a line of a diff was read.
  var hasChanges: Bool { before.isStarted || after.isStarted }
}

extension ArraySlice<UInt8> {
  /// The line without a carriage return at its end.
  var withoutCarriageReturn: Self { last == .carriageReturn ? dropLast() : self }
}

extension UInt8 {
  static let carriageReturn: UInt8 = 0x0D
}
