/// What an app with other settings of the compiler would be told about its files, and what to write.
struct SettingsReport {
  let settings: CompilerSettings
  let errors: [CompilerMessage]
  /// The files as they were compiled.
  let sources: SourceSet
  /// Whether parts of the files were left out.
  let isPartial: Bool

  var text: String {
    let count = errors.count == 1 ? "1 error" : "\(countText(errors.count)) errors"
    let heading = errors.isEmpty ? "no errors \(settings.text)" : "\(count) \(settings.text):"
    let rest = isPartial ? ["what was left out of the files is not checked"] : []
    return ([heading] + groups.flatMap(lines) + rest).joined(separator: "\n")
  }

  /// Errors that follow each other and have the same advice.
  private var groups: [(errors: [CompilerMessage], advice: String?)] {
    errors.reduce(into: []) { groups, error in
      let advice = Self.advice(on: error)
      if let last = groups.last, last.advice == advice {
        groups[groups.count - 1].errors.append(error)
      } else {
        groups.append(([error], advice))
      }
    }
  }

  private func lines(_ errors: [CompilerMessage], _ advice: String?) -> [String] {
    errors.flatMap { error in
      let place = error.location
      let code = sources.line(at: place).map { $0.drop { $0 == " " || $0 == "\t" } } ?? ""
      return [
        "\(place.file):\(place.line): \(error.text)",
        "  \(place.line) | \(code)",
      ]
    } + (advice.map { ["  what to write: \($0)"] } ?? [])
  }

  /// The advice of the page about such messages, or else that of the compiler, many of whose notes only say where something is; `nil` if
  /// neither is known.
  private static func advice(on error: CompilerMessage) -> String? {
    let recognized = RecognizedMessage("error: \(error.text)")?.page
    for name in ["concurrency", recognized].compactMap(\.self) {
      guard let page = Pages.page(on: name),
        let entry = PageEntry(of: page, about: error.text)?.markdown,
        let fix = entry.firstRange(of: "**Fix.** ")
      else { continue }
      return String(entry[fix.upperBound...])
    }
    return error.notes.first { note in Self.verbs.contains { note.hasPrefix($0 + " ") } }
      ?? (error.text.contains("isolated")
        ? "`nonisolated` before the type or the member that is named, or `@MainActor` before what uses it"
        : nil)
  }

  /// What notes begin with that say what to write.
  private static let verbs = [
    "add", "annotate", "consider", "convert", "isolate", "make", "mark", "turn", "use",
  ]
}
