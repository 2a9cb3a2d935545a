/// What a message says about one's own code: the file, the line, the type, the case, the key path.
struct MessageDetails: Sendable, Equatable {
  /// The name of the file, without its folder.
  var file: String?
  /// The line, counted from 1.
  var line: Int?
  /// The action that the message shows, with its type: `Counter.Action.tapped`.
  var action: String?
  /// The first type in quotes, or the type of the action.
  var type: String?
  /// The last case of the action: `tapped`.
  var caseName: String?
  /// The first key path: `\.child`.
  var keyPath: String?

  init(_ text: String) {
    let lines = PastedText(text).lines
    let text = lines.joined(separator: "\n")
    if let place = text.firstMatch(of: /([A-Za-z0-9_+\-]+\.swift)["'`”]?(?::|, line |:line )(\d+)/)
    {
      file = String(place.1)
      line = Int(place.2)
    } else if let place = text.firstMatch(of: /([A-Za-z0-9_+\-]+\.swift)/) {
      file = String(place.1)
    }
    keyPath = text.firstMatch(of: /\\[A-Za-z0-9_]*(?:\.[$A-Za-z0-9_?!]+)+/).map { String($0.0) }
    action = Self.action(in: lines, text)
    type = action.flatMap(Self.type(of:)) ?? Self.quotedType(in: text)
    caseName = action.flatMap(Self.caseName(of:))
  }

  /// The line after `Action:`, or else the first text with the form of an action.
  private static func action(in lines: [String], _ text: String) -> String? {
    if let label = lines.firstIndex(where: { $0.hasSuffix("Action:") }) {
      let next = lines.dropFirst(label + 1).first { $0.contains { !$0.isWhitespace } }
      if let next { return String(next.drop { $0 == " " || $0 == "\t" }) }
    }
    let form = /[A-Z]\w*(?:\.[A-Z]\w*)*\.(?:View)?Action\.[a-z]\w*(?:\([^\s"”]*\)?)?/
    return text.firstMatch(of: form).map { String($0.0) }
  }

  private static func type(of action: String) -> String? {
    action.firstMatch(of: /^[A-Z]\w*(?:\.[A-Z]\w*)*/).map { String($0.0) }
  }

  private static func caseName(of action: String) -> String? {
    action.matches(of: /\.([a-z]\w*)/).last.map { String($0.1) }
  }

  private static func quotedType(in text: String) -> String? {
    text.firstMatch(of: /['"`“‘]([A-Z][\w.]*(?:<[^'"`”’]*>)?)['"`”’]/).map { String($0.1) }
  }
}
