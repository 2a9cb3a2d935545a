import ActionSyntax
import SwiftReading

/// Mistakes in the patterns of `switch action`, such as `case .sheet(.presented(.tapped)):`.
struct PatternMistakes {
  let read: ReadReducer

  /// The names of cases in patterns that their types do not have.
  var all: [ReadMistake] {
    let texts = read.source.tokens.map { read.source[$0] }
    let action = (read.path + ["Action"]).joined(separator: ".")
    return texts.indices.flatMap { index -> [ReadMistake] in
      guard read.reducer.range.contains(read.source.tokens[index].range.lowerBound),
        index + 2 < texts.count,
        texts[index] == "switch", texts[index + 1] == "action", texts[index + 2] == "{"
      else { return [] }
      return cases(of: index + 2, texts).compactMap { mistake(inPatternAt: $0, of: action, texts) }
    }
  }

  /// The dots at the beginning of the patterns of a `switch`.
  private func cases(of open: Int, _ texts: [String]) -> [Int] {
    var (depth, isPattern, found) = (0, false, [Int]())
    for index in open..<texts.count {
      if ["(", "[", "{"].contains(texts[index]) { depth += 1 }
      if [")", "]", "}"].contains(texts[index]) { depth -= 1 }
      if depth == 0 { break }
      guard depth == 1 else { continue }
      if texts[index] == "case" { isPattern = true }
      if texts[index] == ":" || texts[index] == "where" { isPattern = false }
      let isFirst = ["case", ",", "let"].contains(texts[index - 1])
      if isPattern, texts[index] == ".", isFirst { found.append(index) }
    }
    return found
  }

  private func mistake(
    inPatternAt dot: Int, of type: String, _ texts: [String]
  ) -> ReadMistake? {
    let types = CaseTypes(read: read)
    guard dot + 1 < texts.count, let cases = types.cases(of: type) else { return nil }
    let name = texts[dot + 1].filter { $0 != "`" }
    guard let payload = cases.first(where: { $0.name == name })?.values else {
      let names = cases.map(\.name)
      return read.mistake(
        at: read.source.tokens[dot + 1].range.lowerBound, "'\(type)' has no case '\(name)'",
        NearestName.to(name, in: names).map { "did you mean `\($0)`?" }
          ?? types.wrapped(name, in: type) ?? "it has \(alternatives(names))")
    }
    guard dot + 2 < texts.count, texts[dot + 2] == "(" else { return nil }
    return inner(of: dot + 2, texts).enumerated().lazy.compactMap { position, start in
      guard position < payload.count, texts[start] == "." else { return nil }
      return self.mistake(inPatternAt: start, of: payload[position], texts)
    }.first
  }

  /// The first tokens of the arguments in parentheses, without labels.
  private func inner(of open: Int, _ texts: [String]) -> [Int] {
    (texts.arguments(after: open)?.parts ?? []).map { part in
      part.lowerBound + (part.count > 2 && texts.label(of: part) != nil ? 2 : 0)
    }
  }
}
