enum ExpandCommand {
  static let command = Command(
    name: "expand", summary: "Show the code that macros write",
    details: """
      Shows what each macro of the loaded file adds to the declaration that it is
      attached to: members, conformances, and attributes of members. A type limits
      the list to that type and what is inside it.
        load Counter.swift
        expand
        expand Counter.State
      """,
    meaning: .inspects(.shell, reads: []), arguments: .firstWord("[TYPE]"),
    needs: \.loaded, \.entry
  ) { type, loaded, entry in
    guard loaded.file != nil else {
      throw InputError(
        .notLoadable, "\(loaded.feature.name) is built into the shell, without its source",
        in: entry.line, at: 0,
        hint:
          "expected a feature that was loaded from a file; `explain macros` shows what they write")
    }
    let all = loaded.sources.flatMap { file in
      SourceExpansion.all(in: file.text).map { (file: file.name, expansion: $0) }
    }
    guard !all.isEmpty else { return Output(text: "the file uses no macros of the architecture") }
    guard let word = type else { return output(of: all) }
    let chosen = all.filter { isPart($0.expansion.name, of: word.text) }
    guard !chosen.isEmpty else {
      let names = all.map(\.expansion.name)
      throw InputError(
        .notThere, "no macro is attached to `\(abbreviated(word.text))`", in: word.line,
        at: word.offset, hint: "expected \(alternatives(names))",
        suggestion: NearestName.to(word.text, in: names))
    }
    return output(of: chosen)
  }

  /// Whether a name is that of a type or of something inside it: `Counter.State` is a part of `Counter`.
  private static func isPart(_ name: String, of type: String) -> Bool {
    let parts = name.lowercased().split(separator: "."),
      wanted = type.lowercased().split(separator: ".")
    return parts.indices.contains { parts[$0...].starts(with: wanted) }
  }

  /// The expansions with their code in color, separated by empty lines.
  private static func output(of all: [(file: String, expansion: SourceExpansion)]) -> Output {
    let parts = all.map { file, expansion -> [StyledLine] in
      var highlighter = SwiftHighlighter()
      let place = expansion.line.map { "\(file):\($0)" } ?? "written by a macro"
      let code = expansion.code.joined(separator: "\n").split(
        separator: "\n", omittingEmptySubsequences: false
      ).map { line in
        line.isEmpty
          ? StyledLine()
          : StyledLine(
            [StyledText("  ")]
              + highlighter.runs(of: String(line.replacing("ComposableArchitecture.", with: ""))))
      }
      let title = StyledText("\(expansion.attribute) \(expansion.name)", TextStyle(isBold: true))
      return [StyledLine([title, StyledText("  (\(place))", .dimmed)])] + code
    }
    return Output(lines: Array(parts.joined(separator: [StyledLine()])))
  }
}
