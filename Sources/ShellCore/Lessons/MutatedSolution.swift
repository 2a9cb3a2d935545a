/// The programs that differ from a solution in one statement of its reducers, all in one source: an environment variable chooses
/// the one that runs, so that the compiler is needed once for all of them.
///
/// The source has the lines of the solution, each in its place, so that an error of the compiler names the statement that cannot be
/// changed in this way.
struct MutatedSolution {
  /// The variable with the number of the change that is made.
  static let variable = "TCA_LESSON_MUTATION"

  /// How a statement was changed.
  struct Mutation: Equatable {
    /// The number of the line, from 1.
    let line: Int
    /// `line 12: no `state.count += 1``.
    let text: String
  }

  private(set) var mutations: [Mutation] = []
  private(set) var source: String

  /// - Parameters:
  ///   - limit: The number of changes.
  ///   - excluded: The numbers of lines that stay as they are.
  init(of solution: String, limit: Int = 20, excluding excluded: Set<Int> = []) {
    source = solution
    var lines = solution.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for index in Self.linesOfReducers(in: solution)
    where !excluded.contains(index + 1) && lines.indices.contains(index) {
      let statement = MutableStatement(lines[index])
      let changes = statement.changes.prefix(limit - mutations.count)
      guard !changes.isEmpty else { continue }
      let first = mutations.count + 1
      lines[index] = statement.text(with: changes, numberedFrom: first)
      mutations += changes.map { Mutation(line: index + 1, text: "line \(index + 1): \($0.text)") }
    }
    guard !mutations.isEmpty else { return }
    source =
      lines.joined(separator: "\n")
        + """

        import Foundation
        private func \(MutableStatement.function)(_ number: Int) -> Bool {
          ProcessInfo.processInfo.environment["\(Self.variable)"] == "\\(number)"
        }

        """
  }

  /// The lines inside of closures of `Reduce` and `Update`, from 0.
  private static func linesOfReducers(in source: String) -> [Int] {
    let text = SourceText(source), words = text.tokens.map { text[$0] }
    var lines: Set<Int> = []
    for index in opening(words) {
      let end = words.arguments(after: index + 1)?.end ?? words.count - 1
      lines.formUnion(
        line(of: text.tokens[index + 1], in: text) + 1..<line(of: text.tokens[end], in: text) + 1)
    }
    return lines.sorted()
  }

  /// The indices of the names whose closures are the logic of a feature: `Reduce {`, and `Update {` of 2.0.
  static func opening(_ words: [String]) -> [Int] {
    words.indices.dropLast().filter {
      ["Reduce", "Update"].contains(words[$0]) && words[$0 + 1] == "{"
    }
  }

  private static func line(of token: Token, in text: SourceText) -> Int {
    text.bytes[..<token.range.lowerBound].count { $0 == UInt8(ascii: "\n") }
  }
}

/// A line of a reducer, and what else could be there.
struct MutableStatement {
  static let function = "isMutated"

  struct Change {
    /// What was changed, for people.
    let text: String
    /// The line with the change, or the line with a question for its number, `{}`.
    let line: String
    /// Whether the line asks for the number itself.
    var isChoice = false
  }

  private let line: String
  private let words: [String]
  private let kinds: [Token.Kind]

  init(_ line: String) {
    self.line = line
    let text = SourceText(line)
    words = text.tokens.map { text[$0] }
    kinds = text.tokens.map(\.kind)
  }

  private var trimmed: String { String(line.drop { $0 == " " }) }

  /// Whether a statement begins and ends on this line.
  private var isWhole: Bool {
    guard let last = words.last else { return false }
    return words.partners != nil && !["=", "+", "-", ",", "?", ":", "in"].contains(last)
  }

  var changes: [Change] {
    switch words.first {
    case "state" where isWhole, "store" where isWhole, "await" where isWhole,
      "try" where isWhole && (words.contains("await") || words.contains("store")):
      [Change(text: "no `\(trimmed)`", line: "")] + otherValues
    case "return" where words.dropFirst().first == "." && trimmed != "return .none":
      [Change(text: "`return .none`", line: "if {} { return .none }; \(line)", isChoice: true)]
        + otherTimes
    case "guard", "if": conditions + otherTimes
    default: otherTimes
    }
  }

  /// The line, which asks which change is to be made.
  func text(with changes: ArraySlice<Change>, numberedFrom first: Int) -> String {
    var result = line
    var branches = ""
    for (change, number) in zip(changes, first...) {
      let question = "\(Self.function)(\(number))"
      if change.isChoice {
        result = change.line.replacing("{}", with: question)
      } else {
        branches += "if \(question) { \(change.line) } else "
      }
    }
    return branches.isEmpty ? result : "\(branches){ \(result) }"
  }

  /// The statement with another operator, number, text, or Boolean value.
  private var otherValues: [Change] {
    let swaps = [(" += ", " -= "), (" -= ", " += "), (" + ", " - "), (" - ", " + ")]
    var lines = swaps.filter { line.contains($0.0) }.prefix(1).map { one, other in
      line.replacing(one, with: other, maxReplacements: 1)
    }
    for (one, other) in [("= true", "= false"), ("= false", "= true")] where line.hasSuffix(one) {
      lines.append(String(line.dropLast(one.count)) + other)
    }
    if let index = words.indices.first(where: { words[$0].allSatisfy(\.isNumber) }),
      let number = Int(words[index])
    {
      lines.append(replacingFirst(words[index], with: "\(number + 1)"))
    }
    if let index = words.indices.first(where: { kinds[$0] == .string }) {
      lines.append(replacingFirst(words[index], with: "\"changed\""))
    }
    return lines.map { changed in
      Change(text: "`\(changed.drop { $0 == " " })`", line: changed)
    }
  }

  private func replacingFirst(_ word: String, with other: String) -> String {
    line.replacing(word, with: other, maxReplacements: 1)
  }

  /// A condition that is always met, or turned around.
  private var conditions: [Change] {
    guard let end = words.firstIndex(of: words[0] == "if" ? "{" : "else"), end > 1,
      !words[..<end].contains(where: { ["let", "var", "case", ",", "{"].contains($0) }),
      words.last == (words[0] == "if" ? "{" : "}")
    else { return [] }
    let text = SourceText(line)
    let condition = text[text.tokens[1].range.lowerBound..<text.tokens[end].range.lowerBound]
    let head = "\(words[0]) ({}) != (\(condition)) "
    return [
      Change(
        text: "the opposite of `\(condition.trimmingWhitespace)`",
        line: head + text[text.tokens[end].range.lowerBound..<text.bytes.count], isChoice: true)
    ]
  }

  /// Another duration, and an effect that does not replace the one before.
  private var otherTimes: [Change] {
    if line.contains("cancelInFlight: true") {
      return [
        Change(
          text: "`cancelInFlight: false`",
          line: line.replacing("cancelInFlight: true", with: "cancelInFlight: !{}"), isChoice: true)
      ]
    }
    guard
      let index = words.indices.first(where: { ["seconds", "milliseconds"].contains(words[$0]) }),
      words.count > index + 2, words[index + 1] == "(", let number = Int(words[index + 2])
    else { return [] }
    let (one, unit) = ("\(words[index])(\(number))", words[index])
    return [
      Change(
        text: "`\(unit)(\(number + 1))`",
        line: line.replacing(one, with: "\(unit)({} ? \(number + 1) : \(number))"), isChoice: true)
    ]
  }
}
