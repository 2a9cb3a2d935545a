/// Programs that have less than a solution: without one of its parts, or with a body that does nothing.
struct ReducedSolution {
  private let solution: [String]
  /// The lines that the learner does not get, from 0.
  private let added: [Int]

  /// - Parameter start: The file that the learner gets.
  init(_ solution: String, from start: String) {
    self.solution = Self.lines(of: solution)
    let changes = self.solution.difference(from: Self.lines(of: start))
    added = changes.insertions.map {
      switch $0 {
      case .insert(let offset, _, _), .remove(let offset, _, _): offset
      }
    }
    .sorted()
  }

  /// The numbers of the lines that the learner gets, from 1.
  var givenLines: Set<Int> { Set(1...solution.count).subtracting(added.map { $0 + 1 }) }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// A program, and the number of the line at which it differs.
  struct Program {
    let line: Int
    /// `line 12: no `Scope(state: \.child, action: \.child) {``.
    let text: String
    let source: String
    /// What is missing, if it is nothing but an attribute. A program can be right without one that the task does not ask for.
    let attribute: String?
  }

  /// The solution without one of the lines that the learner writes; a line that opens a bracket goes with the lines up to its end.
  var withoutOnePart: [Program] {
    added.compactMap { index in
      let text = solution[index].trimmingWhitespace
      let isPart = text.first.map { $0.isLetter || "@.".contains($0) } ?? false
      guard isPart, !text.hasPrefix("import ") else { return nil }
      var lines = solution
      lines.removeSubrange(index...end(of: index))
      return Program(
        line: index + 1, text: "line \(index + 1): no `\(text)`",
        source: lines.joined(separator: "\n"),
        attribute: text.first == "@" && !text.contains(" ") ? text : nil)
    }
  }

  /// The last line of what begins on a line.
  private func end(of index: Int) -> Int {
    var depth = 0
    for line in index..<solution.count {
      let text = SourceText(solution[line])
      for token in text.tokens {
        if ["{", "(", "["].contains(text[token]) { depth += 1 }
        if ["}", ")", "]"].contains(text[token]) { depth -= 1 }
      }
      if depth <= 0 { return line }
    }
    return index
  }

  /// The solution whose state begins with other values, and whose reducers do nothing.
  ///
  /// - Parameters:
  ///   - feature: The type whose state begins with them.
  ///   - kept: The numbers of lines that keep their value.
  ///   - value: The text of a field's value; `nil` if there is no such field.
  func frozen(
    _ feature: String, keeping kept: Set<Int> = [], value: (String) -> String?
  ) -> String {
    var lines = solution
    var isInFeature = false, isInState = false
    for index in lines.indices {
      let text = lines[index].trimmingWhitespace
      let type = text.trimmingPrefix("@Feature ")
      if type.hasPrefix("struct \(feature) ") || type.hasPrefix("struct \(feature):") {
        isInFeature = true
      }
      if isInFeature, text.hasPrefix("struct State") { isInState = true }
      if isInState, text == "}" { (isInFeature, isInState) = (false, false) }
      guard isInState, !kept.contains(index + 1), let field = Self.field(lines[index]),
        let value = value(field.name)
      else { continue }
      lines[index] = "\(field.head) = \(value)"
    }
    return Self.withoutBodies(lines.joined(separator: "\n"))
  }

  /// The name of a stored property, and its declaration without a value.
  private static func field(_ line: String) -> (name: String, head: String)? {
    guard let word = line.firstRange(of: "var "), !line.contains("{") else { return nil }
    let name = line[word.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let head = line.firstRange(of: " = ").map { line[..<$0.lowerBound] } ?? line[...]
    return (String(name), String(head))
  }

  /// The source with closures of `Reduce` and `Update` that do nothing.
  private static func withoutBodies(_ source: String) -> String {
    let text = SourceText(source), words = text.tokens.map { text[$0] }
    var result = ""
    var offset = 0
    for index in MutatedSolution.opening(words) {
      let open = text.tokens[index + 1].range
      let close = words.arguments(after: index + 1)?.end ?? words.count - 1
      guard open.lowerBound >= offset else { continue }
      let nothing = words[index] == "Reduce" ? " _, _ in .none " : " _, _ in "
      result += text[offset..<open.upperBound] + nothing
      offset = text.tokens[close].range.lowerBound
    }
    return result + text[offset..<text.bytes.count]
  }
}
