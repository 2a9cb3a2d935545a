import ActionSyntax
import SwiftOutline
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
    guard dot + 1 < texts.count, let cases = cases(ofType: type) else { return nil }
    let name = texts[dot + 1].filter { $0 != "`" }
    guard let payload = cases.first(where: { $0.name == name })?.values else {
      let names = cases.map(\.name)
      return read.mistake(
        at: read.source.tokens[dot + 1].range.lowerBound, "'\(type)' has no case '\(name)'",
        NearestName.to(name, in: names).map { "did you mean `\($0)`?" }
          ?? "it has \(alternatives(names))")
    }
    guard dot + 2 < texts.count, texts[dot + 2] == "(" else { return nil }
    return inner(of: dot + 2, texts).enumerated().lazy.compactMap { position, start in
      guard position < payload.count, texts[start] == "." else { return nil }
      return self.mistake(inPatternAt: start, of: payload[position], texts)
    }.first
  }

  /// The first tokens of the arguments in parentheses, without labels.
  private func inner(of open: Int, _ texts: [String]) -> [Int] {
    var (depth, found) = (0, [Int]())
    for index in open..<texts.count {
      if depth == 1, texts[index - 1] == "(" && index == open + 1 || texts[index - 1] == "," {
        let hasLabel = index + 1 < texts.count && texts[index + 1] == ":"
        found.append(hasLabel ? min(index + 2, texts.count - 1) : index)
      }
      if ["(", "[", "{"].contains(texts[index]) { depth += 1 }
      if [")", "]", "}"].contains(texts[index]) { depth -= 1 }
      if depth == 0 { break }
    }
    return found
  }

  /// A case and the types of its values.
  private typealias Case = (name: String, values: [String])

  /// The cases of a type of the sources or of the architecture; `nil` if they are not known.
  private func cases(ofType type: String) -> [Case]? {
    let (outer, inner) = ReadReducer.parts(of: type)
    switch outer {
    case "PresentationAction": return [("presented", [inner]), ("dismiss", [])]
    case "StackActionOf":
      return [
        ("element", ["", inner + ".Action"]), ("popFrom", [""]), ("push", ["", inner + ".State"]),
      ]
    case "IdentifiedActionOf": return [("element", ["", inner + ".Action"])]
    case "": return own(cases: type)
    default: return nil
    }
  }

  private func own(cases type: String) -> [Case]? {
    let names = type.split(separator: ".").map(String.init)
    for count in stride(from: read.path.count, through: 0, by: -1) {
      let found = read.members(of: read.path.prefix(count) + names)
      if found.contains(where: { $0.keyword == "case" }) { return cases(found) }
      guard found.isEmpty, names.last == "Action" else { continue }
      // `@Reducer` writes the actions of an enum.
      let owner = read.members(of: read.path.prefix(count) + names.dropLast())
      if owner.contains(where: { $0.keyword == "case" }) {
        return cases(owner).map { ($0.name, $0.values.map { $0 + ".Action" }) }
      }
    }
    return nil
  }

  private func cases(_ members: [ReadReducer.Member]) -> [Case] {
    members.filter { $0.keyword == "case" }.flatMap { member in
      member.names.map { ($0, member.payload(of: $0).map(Self.values) ?? []) }
    }
  }

  /// The types of values, without labels.
  private static func values(_ payload: String) -> [String] {
    var (depth, parts) = (0, [""])
    for character in payload {
      if "(<[".contains(character) { depth += 1 }
      if ")>]".contains(character) { depth -= 1 }
      if depth == 0, character == "," {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { part in
      let type = part.firstMatch(of: /^\s*\w+\s*:\s*(.*)$/).map { String($0.1) } ?? part
      return type.filter { !$0.isWhitespace }
    }
  }
}
