/// An enum of reducers as the payload of a case in another one. The macro creates each payload, and an enum of reducers has no values:
/// the compiler reports that at the macro of the outer enum.
struct NestedEnumReducer {
  /// The place of the payload in the outer enum.
  let location: CompilerMessage.Location
  private let enumCase: String
  private let payload: String

  /// - Returns: `nil` for other errors, and if no case below the place has such a payload.
  init?(in error: CompilerMessage, of sources: SourceSet) {
    guard error.text.hasSuffix("cannot be constructed because it has no accessible initializers"),
      let name = error.quoted.first?.split(separator: "."), let last = name.last,
      Self.isEnumReducer(name[...], in: sources),
      let file = sources.file(named: error.location.file)
    else { return nil }
    let own = sources.line(at: error.location).map {
      [(file: error.location.file, number: error.location.line, text: String($0))]
    }
    for line in (own ?? []) + LinePositions(file).lines(after: error.location) {
      guard let found = Self.payload(named: String(last), in: line.text) else { continue }
      location = CompilerMessage.Location(
        file: line.file, line: line.number,
        column: line.text[..<found.payload.startIndex].utf8.count + 1)
      (enumCase, payload) = (String(found.enumCase), String(found.payload))
      return
    }
    return nil
  }

  var advice: (message: String?, hint: String?) {
    (
      "\(payload) is an enum of reducers, and the case '\(enumCase)' cannot create one",
      "declare it as `case \(enumCase)(\(payload).Body = \(payload).body)`"
    )
  }

  private static func isEnumReducer(
    _ path: ArraySlice<Substring>, in sources: SourceSet
  ) -> Bool {
    func contains(_ path: ArraySlice<Substring>, _ members: [SourceOutline.Declaration]) -> Bool {
      guard let first = path.first else { return false }
      return members.contains { member in
        guard member.name == first else { return false }
        return path.count == 1
          ? member.isReducer && member.keyword == "enum"
          : contains(path.dropFirst(), member.members)
      }
    }
    return sources.files.contains { contains(path, SourceOutline($0.text).declarations) }
  }

  /// The case in a line whose payload is a type with a name, and the payload as it is written.
  private static func payload(
    named name: String, in line: String
  ) -> (enumCase: Substring, payload: Substring)? {
    line.matches(of: /(\w+)\(\s*([\w.]+)\s*\)/).lazy.map { ($0.1, $0.2) }.first {
      line.contains("case ") && $1.split(separator: ".").last == name[...]
    }
  }
}
