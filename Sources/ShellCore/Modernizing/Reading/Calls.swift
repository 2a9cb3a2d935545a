// Calls, closures, and paths.
extension SwiftSource {
  /// The offsets from the beginning of a word to the end of another one.
  func offsets(_ words: ClosedRange<Int>) -> Range<Int> {
    self.words[words.lowerBound].range.lowerBound..<self.words[words.upperBound].range.upperBound
  }

  /// The innermost brace around a word.
  func brace(around index: Int) -> Int? {
    var position = index - 1
    while position >= 0 {
      if let partner = partners[position], partner < position {
        position = partner - 1
        continue
      }
      if text(position) == "{" { return position }
      position -= 1
    }
    return nil
  }

  /// Whether a name is used in some words for something other than a member or a label.
  func isUsed(_ name: String, in range: Range<Int>) -> Bool {
    range.contains { text($0) == name && text($0 - 1) != "." && text($0 + 1) != ":" }
  }

  /// The brace of a closure that follows another one, with its label: `} else: {`.
  func nextClosure(after close: Int) -> Int? {
    if text(close) == ")", text(close + 1) == "{" { return close + 1 }
    guard isName(close + 1), text(close + 2) == ":", text(close + 3) == "{",
      !words[close + 1].isFirstOnLine
    else { return nil }
    return close + 3
  }

  /// `ChildView` for `ChildView.init(store:)`.
  func initializer(_ words: Range<Int>) -> String? {
    guard words.count >= 6, has([".", "init", "(", "store", ":", ")"], at: words.upperBound - 6),
      words.dropLast(6).allSatisfy({ isName($0) || text($0) == "." })
    else { return nil }
    return source(words.lowerBound..<words.upperBound - 6)
  }

  /// The words `$0` of a closure; `nil` if one may be that of a closure in it.
  func implicitParameters(of closure: Closure) -> [Int]? {
    let uses = closure.body.filter { text($0) == "$0" }
    guard uses.allSatisfy({ brace(around: $0) == closure.open }),
      !closure.body.contains(where: { text($0) == "$1" })
    else { return nil }
    return uses
  }

  /// The names in a key path such as `\.$child.row`, question marks included; `nil` if it has other parts.
  func path(_ words: Range<Int>) -> [String]? {
    guard words.count >= 3, has(["\\", "."], at: words.lowerBound) else { return nil }
    var names: [String] = []
    var index = words.lowerBound + 2
    while index < words.upperBound {
      guard self.words[index].kind == .word else { return nil }
      names.append(text(index))
      index += 1
      if index < words.upperBound, text(index) == "?" {
        names[names.count - 1] += "?"
        index += 1
      }
      guard index < words.upperBound else { break }
      guard text(index) == ".", index + 1 < words.upperBound else { return nil }
      index += 1
    }
    return names
  }

  /// A source on one line, if it is on several.
  func joined(_ words: Range<Int>) -> String {
    source(words).split(separator: "\n").map { line in
      line.drop { $0 == " " || $0 == "\t" }
    }.reduce(into: "") { text, line in
      let isTight =
        text.isEmpty || text.hasSuffix("(") || line.hasPrefix(")") || line.hasPrefix(".")
      text += (isTight ? "" : " ") + line
    }
  }

  /// The bracket that closes the arguments of a type, if they are on a few lines.
  func closingAngle(_ open: Int) -> Int? {
    guard text(open) == "<" else { return nil }
    var depth = 0
    for index in open..<min(open + 40, words.count) {
      switch text(index) {
      case "<": depth += 1
      case ">": depth -= 1
      case "{", "}", ";": return nil
      default: break
      }
      if depth == 0 { return index }
    }
    return nil
  }
}
