/// A limit of a search that was typed after the condition, which ends the line: `explore never count > 2 depth 4`.
@MainActor
struct MisplacedLimit {
  private static let names: Set<String> = [
    "depth", "late", "time", "states", "memory", "sends", "sets", "without", "values", "random",
    "graph",
  ]

  private let limit: CommandArgument
  /// The line in which the limit comes first.
  private let corrected: String

  /// Returns `nil` if the text after the condition's beginning is not a condition and a limit.
  ///
  /// - Parameter start: Where the condition begins in the line, in characters.
  init?(in input: CommandInput, conditionAt start: Int, for state: Any) {
    let words = input.words.filter { $0.offset >= start }
    for (word, next) in zip(words.dropFirst(), words.dropFirst(2))
    where Self.names.contains(word.text) {
      let text = input.line.prefix(word.offset).dropFirst(start)
      let condition = String(text).trimmingWhitespace
      // Outside of texts, code in Swift has no number after a name.
      let isNumber =
        next.text.first?.isNumber == true && condition.count { $0 == "\"" }.isMultiple(of: 2)
      let isCondition =
        (try? StateCondition(condition, in: condition, at: 0, for: state)) != nil
        || SwiftCondition.namesState(condition) && isNumber
      guard isCondition else { continue }
      let before = input.words.prefix { $0.offset < start }.map(\.text)
      let limits = input.words.drop { $0.offset < word.offset }.map(\.text)
      limit = word
      corrected = ([input.name] + limits + before + [condition]).joined(separator: " ")
      return
    }
    return nil
  }

  var error: InputError {
    limit.error(
      .unexpectedToken, "`\(limit.text)` follows the condition, which ends the line",
      hint: "expected `\(abbreviated(corrected))`")
  }
}
