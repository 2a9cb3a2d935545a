/// The details of a command's help: paragraphs, and examples, each of which can have a note.
struct HelpDetails: Sendable {
  enum Part: Sendable, Equatable {
    /// Prose, as one line.
    case paragraph(String)
    /// Code, with its indentation, and what it does; empty if that is not said.
    case example(String, note: String)
  }

  let parts: [Part]

  init(_ text: String) {
    var parts: [Part] = []
    for line in text.split(separator: "\n").map(String.init) {
      if line.hasPrefix("  ") {
        parts.append(Self.example(line))
      } else if case .paragraph(let start) = parts.last {
        parts[parts.count - 1] = .paragraph(start + " " + line)
      } else {
        parts.append(.paragraph(line))
      }
    }
    self.parts = parts
  }

  private static func example(_ line: String) -> Part {
    let code = line.drop { $0 == " " }
    guard let gap = code.indices.first(where: { code[$0...].hasPrefix("   ") }) else {
      return .example(line, note: "")
    }
    return .example(
      String(line[..<gap]), note: String(code[gap...].drop { $0 == " " }))
  }

  /// The note of a row of help, as in `  tca Counter    Load a feature`; the line itself if it is not such a row.
  static func note(ofRow line: Substring) -> String {
    guard line.hasPrefix("  "), case .example(_, let note) = example(String(line)), !note.isEmpty
    else { return String(line) }
    return note
  }

  var texts: [String] {
    parts.compactMap { part in
      switch part {
      case .paragraph(let text): text
      case .example(_, let note): note.isEmpty ? nil : note
      }
    }
  }
}
