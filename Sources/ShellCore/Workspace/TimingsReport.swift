/// The expressions of a loaded feature that the compiler needs longest for: `load FILE --timings`.
struct TimingsReport {
  /// The shortest time that is listed, in milliseconds. What the compiler looks up for the first time takes a few.
  static let limit = 5

  let expressions: [SlowExpression]

  /// The input without the option, and whether it was there.
  static func option(in input: CommandInput) -> (input: CommandInput, isThere: Bool) {
    let option = StateOption.timings
    guard let start = StateOption.start(of: option, in: input.line) else { return (input, false) }
    let before = String(input.line.prefix(start)).trimmingWhitespace
    return (CommandInput(before + input.line.dropFirst(start + option.count)), true)
  }

  /// The expressions for which somebody who loads the file waits: `slow: Rating.swift:18`.
  var slow: [String] {
    expressions.filter { $0.milliseconds >= 200 }
      .map { "slow: \($0.location.file):\($0.location.line)" }
  }

  var text: String {
    guard !expressions.isEmpty else {
      return "no expression takes the compiler \(Self.limit) ms"
    }
    let rows = expressions.flatMap { expression in
      let place = "\(expression.location.file):\(expression.location.line)"
      return [
        "  \(expression.milliseconds) ms  \(place)  \(abbreviated(expression.code))",
        "    what to write: \(expression.advice)",
      ]
    }
    return (["expressions that the compiler needs longest for:"] + rows).joined(separator: "\n")
  }
}
