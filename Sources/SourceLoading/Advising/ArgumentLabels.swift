import ActionSyntax
import SwiftReading

/// Misspelled labels of arguments, such as `actions:` for `action:`.
struct ArgumentLabels {
  let sources: SourceSet

  /// The label that was probably meant by the one that an error is about.
  func meant(by error: CompilerMessage) -> String? {
    guard let written = written(in: error) else { return nil }
    if let expected = written.expected {
      return NearestName.distance(from: written.label, to: expected) == nil ? nil : expected
    }
    guard let call = call(with: written.label, error) else { return nil }
    let labels = (Self.library[call.name] ?? []) + ownLabels(of: call.name)
    let near = labels.filter { $0 != written.label }.compactMap { label in
      NearestName.distance(from: written.label, to: label).map { ($0, label) }
    }
    return near.min { $0 < $1 }?.1
  }

  /// Where the misspelled label is. The compiler names the place of the parenthesis or of the value.
  func location(of error: CompilerMessage) -> CompilerMessage.Location? {
    guard let label = written(in: error)?.label, meant(by: error) != nil else { return nil }
    return call(with: label, error)?.location
  }

  /// The label that an error is about, and the one in its place, as far as the error says.
  private func written(in error: CompilerMessage) -> (label: String, expected: String?)? {
    let quoted = error.quoted
    if error.text.hasPrefix("incorrect argument label"), quoted.count == 2 {
      let (have, expected) = (labels(in: quoted[0]), labels(in: quoted[1]))
      guard have.count == expected.count else { return nil }
      return zip(have, expected).first { $0 != $1 && $0 != "_" && $1 != "_" }
    }
    guard error.text.hasPrefix("extra argument '") || error.text.hasPrefix("extraneous argument"),
      let label = quoted.first.flatMap({ labels(in: $0).first })
    else { return nil }
    return (label, nil)
  }

  /// `of` and `count` in `of:count:`.
  private func labels(in text: String) -> [String] { text.split(separator: ":").map(String.init) }

  /// The call in the line of an error that contains a label: the name of the function, and the place of the label.
  private func call(
    with label: String, _ error: CompilerMessage
  ) -> (name: String, location: CompilerMessage.Location)? {
    guard let file = sources.file(named: error.location.file) else { return nil }
    let positions = LinePositions(file)
    let source = SourceText(file.text)
    let texts = source.tokens.map { source[$0] }
    for index in texts.indices.dropLast() where texts[index] == label && texts[index + 1] == ":" {
      let location = positions.location(of: source.tokens[index].range.lowerBound)
      guard location.line == error.location.line,
        let open = Self.openParenthesis(before: index, texts), open > 0
      else { continue }
      return (texts[open - 1], location)
    }
    return nil
  }

  private static func openParenthesis(before index: Int, _ texts: [String]) -> Int? {
    var depth = 0
    for place in texts[..<index].indices.reversed() {
      if [")", "]", "}"].contains(texts[place]) { depth += 1 }
      if ["(", "[", "{"].contains(texts[place]) { depth -= 1 }
      if depth < 0 { return texts[place] == "(" ? place : nil }
    }
    return nil
  }

  /// The labels of the functions, initializers, and fields that the sources declare for a name.
  private func ownLabels(of name: String) -> [String] {
    sources.files.flatMap { file in
      let source = SourceText(file.text)
      return labels(of: name, in: SourceOutline(file.text).declarations, source)
    }
  }

  private func labels(
    of name: String, in declarations: [SourceOutline.Declaration], _ source: SourceText
  ) -> [String] {
    declarations.flatMap { declaration -> [String] in
      let inner = labels(of: name, in: declaration.members, source)
      guard declaration.names.contains(name) else { return inner }
      guard declaration.isType else { return inner + Self.labels(of: declaration, source) }
      let own = declaration.members.filter { $0.keyword == "init" }
      let fields = declaration.members.filter { ["var", "let"].contains($0.keyword) }
      return inner + own.flatMap { Self.labels(of: $0, source) } + fields.flatMap(\.names)
    }
  }

  /// The names before the colons between the first parentheses of a declaration.
  private static func labels(
    of declaration: SourceOutline.Declaration, _ source: SourceText
  ) -> [String] {
    let texts = source.tokens.filter { declaration.range.contains($0.range.lowerBound) }
      .map { source[$0] }
    guard let open = texts.firstIndex(of: "("), let parts = texts.arguments(after: open)?.parts
    else { return [] }
    // `_ first: Int`, or `with name: Int`.
    return parts.filter { texts[$0].prefix(3).contains(":") }.map { texts[$0.lowerBound] }
      .filter { $0 != "_" && $0.first?.isLetter == true }
  }

  /// The labels of what features call most, which the compiler does not name if there are several functions of the name.
  private static let library = [
    "Scope": ["state", "action"], "scope": ["state", "action"], "ifLet": ["action", "destination"],
    "forEach": ["action", "destination"], "ifCaseLet": ["action"], "onChange": ["of"],
    "Store": ["initialState", "reducer", "withDependencies"],
    "TestStore": ["initialState", "reducer", "withDependencies"],
    "run": ["priority", "operation", "catch"], "cancel": ["id"],
    "cancellable": ["id", "cancelInFlight"], "debounce": ["id", "for", "scheduler", "options"],
    "throttle": ["id", "for", "scheduler", "latest"], "send": ["animation"],
    "sleep": ["for", "until", "tolerance"], "timer": ["interval", "tolerance"],
    "advance": ["by", "to"], "finish": ["timeout"], "receive": ["timeout"], "pop": ["from", "to"],
    "IdentifiedArray": ["uniqueElements", "uncheckedUniqueElements", "id"],
    "remove": ["id", "at", "atOffsets"], "insert": ["at"], "move": ["fromOffsets", "toOffset"],
    "WithViewStore": ["observe", "removeDuplicates"], "sheet": ["item", "onDismiss", "content"],
    "append": ["contentsOf"], "reduce": ["into"],
  ]
}
