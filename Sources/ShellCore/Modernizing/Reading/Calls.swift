// Calls, closures, and paths.
extension SwiftSource {
  /// The word before another one, without what is in brackets between them.
  func previous(_ index: Int) -> Int {
    var position = index - 1
    while let partner = partners[position], partner < position { position = partner - 1 }
    return position
  }

  /// The innermost bracket around a word.
  func bracket(around index: Int) -> Int? {
    var position = previous(index)
    while !["(", "[", "{", ""].contains(text(position)) { position = previous(position) }
    return position < 0 ? nil : position
  }

  /// The innermost brace around a word.
  func brace(around index: Int) -> Int? {
    var position = bracket(around: index)
    while let found = position, text(found) != "{" { position = bracket(around: found) }
    return position
  }

  /// The parenthesis whose arguments contain a word.
  func parenthesis(around index: Int) -> Int? {
    bracket(around: index).flatMap { text($0) == "(" ? $0 : nil }
  }

  /// Whether a colon ends the pattern of a `case`, or `default`.
  func isAfterCase(_ colon: Int) -> Bool {
    var index = previous(colon)
    while index >= 0 {
      if ["case", "default"].contains(text(index)) { return true }
      if ["{", "(", "[", "?", ";"].contains(text(index)) { return false }
      index = previous(index)
    }
    return false
  }

  /// The innermost type around an offset.
  func type(around offset: Int) -> Declaration? {
    declarations.last { $0.isType && $0.bodyRange?.contains(offset) == true }
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
      areNames(words.dropLast(6))
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
    has(["\\", "."], at: words.lowerBound) ? chain(words.dropFirst(2)) : nil
  }

  /// The case in `\.child`, `\.Cases.child`, `/Action.child`, or `/Feature.Action.child`, and the names before it.
  func casePath(_ words: Range<Int>) -> (owner: [String], name: String)? {
    guard ["\\", "/"].contains(text(words.lowerBound)), words.count > 2,
      areNames(words.dropFirst()), case let names = words.dropFirst().map(text),
      case let parts = names.filter({ $0 != "." }), let name = parts.last, names.last == name
    else { return nil }
    return (parts.dropLast(), name)
  }

  /// The cases around the parameter of a closure, as in `{ .child(.presented($0)) }`, or around both in `{ .rows(.element(id: $0, action: $1)) }`.
  func cases(around closure: Closure) -> [String]? {
    let parameters = closure.hasSignature ? closure.parameters : ["$0", "$1"]
    var path: [String] = []
    var words = closure.body
    while true {
      // `Feature.Action.child(` or `.child(`.
      guard let open = words.first(where: { text($0) == "(" }), open > words.lowerBound,
        partners[open] == words.upperBound - 1, isName(open - 1),
        text(open - 2) == ".", open - 2 >= words.lowerBound
      else { return nil }
      let owner = words.lowerBound..<open - 2
      guard owner.isEmpty || path.isEmpty && text(owner.upperBound - 1) == "Action" else {
        return nil
      }
      path.append(text(open - 1))
      let inner = open + 1..<words.upperBound - 1
      let texts = inner.map { text($0) }
      // The value may have a label.
      if texts.count == 1 || texts.count == 3 && texts[1] == ":" {
        let isOnly = parameters.count == 1 || !closure.hasSignature
        return isOnly && texts.last == parameters[0] ? path : nil
      }
      let element = parameters.count == 2 ? "id:\(parameters[0]),action:\(parameters[1])" : nil
      if texts.joined() == element { return path.last == "element" ? path : nil }
      words = inner
    }
  }

  /// The names in a key path, or in a closure that returns a field of its only parameter: `child` for `{ $0.child }`, `self` for `{ $0 }`.
  func fieldPath(_ words: Range<Int>) -> [String]? {
    if let path = path(words) { return path }
    guard let closure = closure(words), closure.captures == nil, let first = closure.body.first,
      let parameter = closure.hasSignature ? closure.parameters.first : "$0",
      closure.parameters.count <= 1, text(first) == parameter
    else { return nil }
    if closure.body.count == 1 { return ["self"] }
    return text(first + 1) == "." ? chain(closure.body.dropFirst(2)) : nil
  }

  /// The names between dots, question marks included.
  private func chain(_ words: Range<Int>) -> [String]? {
    let parts = words.split(omittingEmptySubsequences: false) { text($0) == "." }
    let names = parts.compactMap { part -> String? in
      guard let name = part.first, self.words[name].kind == .word,
        part.dropFirst().isEmpty || part.dropFirst().map(text) == ["?"]
      else { return nil }
      return part.map(text).joined()
    }
    return names.count == parts.count ? names : nil
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
}
