import SwiftReading

/// An expression that the compiler needs long for, and how to split it.
package struct SlowExpression: Equatable {
  package let location: CompilerMessage.Location
  package let milliseconds: Int
  /// Its first line, without white space around it.
  package let code: String
  package let advice: String

  /// The slowest expressions in the output of a compiler that warns about them, the slowest first. One inside of another that is listed has
  /// no entry of its own.
  package static func all(
    in output: String, of sources: SourceSet, mostCount: Int = 5
  ) -> [SlowExpression] {
    let timings = output.split(separator: "\n").compactMap(CompilerMessage.timing)
    var found: [SlowExpression] = []
    var lines: Set<String> = []
    for (location, time) in timings.sorted(by: { ($1.1, $0.0) < ($0.1, $1.0) }) {
      guard found.count < mostCount, let statement = Statement(at: location, in: sources),
        lines.isDisjoint(with: statement.lines)
      else { continue }
      lines.formUnion(statement.lines)
      found.append(
        SlowExpression(
          location: location, milliseconds: time, code: statement.code, advice: statement.advice))
    }
    return found
  }
}

/// The statement that an expression is in.
private struct Statement {
  /// `Counter.swift:3`, for each line.
  let lines: Set<String>
  let code: String
  private let words: [String]

  init?(at location: CompilerMessage.Location, in sources: SourceSet) {
    guard let first = sources.line(at: location),
      let file = sources.files.first(where: { $0.name == location.file })
    else { return nil }
    code = String(first.drop { $0 == " " || $0 == "\t" })
    let all = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst(location.line - 1).prefix(60)
    // Brackets that a line opens are closed on a later one.
    var depth = 0
    let end = all.firstIndex { line in
      depth += line.count { "([{".contains($0) } - line.count { ")]}".contains($0) }
      return depth <= 0
    }
    let own = all[...(end ?? all.endIndex - 1)]
    lines = Set(own.indices.map { "\(location.file):\($0 + 1)" })
    words = SourceText(own.joined(separator: "\n")).texts
  }

  private static let operators: Set<String> = [
    "+", "-", "*", "/", "%", "&&", "||", "==", "!=", "<", ">", "<=", ">=",
  ]

  /// What to write in its place. The first rule that fits is that of the most common cause.
  var advice: String {
    func count(_ isCounted: (String) -> Bool) -> Int { words.filter(isCounted).count }
    if count({ $0 == "?" || $0 == "??" }) > 1 {
      return "write the choices as `if` or `switch`, each with a value of a type that is named"
    }
    if count({ Self.operators.contains($0) }) > 3 {
      return "name the parts of the calculation, each with its type: `let part: Double = ...`"
    }
    if count({ $0.hasPrefix("\"") }) > 3, count({ $0 == ":" }) > 3 {
      return "name the type of the literal, and make its elements before it"
    }
    if words.first == "{" || count({ $0 == "{" }) > 0 {
      return "name the types of the closure's parameters and of its result, or make it a function"
    }
    if count({ $0 == "[" }) > 1 {
      return "name the type of the literal, and make its elements before it"
    }
    return "name its type, or that of a part: `let part: Part = ...`"
  }
}
