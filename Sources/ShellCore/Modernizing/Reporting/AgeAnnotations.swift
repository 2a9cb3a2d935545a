extension ProjectAge {
  /// Commands of GitHub Actions that show each use beside its line.
  ///
  /// What a compiler with a current version announces is a warning, and everything else a notice.
  package var annotations: String {
    files.flatMap { file in
      file.uses.map { use in
        let spelling = use.spelling
        let level = spelling.change?.isAnnounced == true ? "warning" : "notice"
        let title = "\(spelling.name) (\(spelling.change?.text ?? ""))"
        let place =
          "file=\(Self.property(file.path)),line=\(use.line),col=\(use.column)"
          + ",title=\(Self.property(title))"
        return "::\(level) \(place)::\(Self.data("\(spelling.today). \(spelling.reason)"))"
      }
    }.joined(separator: "\n")
  }

  private static func data(_ text: String) -> String {
    text.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\r", with: "%0D")
      .replacingOccurrences(of: "\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacingOccurrences(of: ":", with: "%3A")
      .replacingOccurrences(of: ",", with: "%2C")
  }

  /// The report for programs. The keys are sorted, and every key is always there.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(Document(self)) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}

private struct Document: Encodable {
  struct File: Encodable {
    let path: String
    /// Versions; empty if they are not known.
    let since, before: String
    let uses: [Use]
  }
  struct Use: Encodable {
    let line, column: Int
    let spelling, change, today, reason, next: String
    let isAnnounced: Bool
  }

  let files: [File]
  let otherFiles: Int
  let version = 1

  init(_ age: ProjectAge) {
    otherFiles = age.others
    files = age.files.map { file in
      File(
        path: file.path, since: file.since?.description ?? "",
        before: file.until?.description ?? "",
        uses: file.uses.map { use in
          let spelling = use.spelling
          return Use(
            line: use.line, column: use.column, spelling: spelling.name,
            change: spelling.change?.text ?? "", today: spelling.today, reason: spelling.reason,
            next: spelling.next, isAnnounced: spelling.change?.isAnnounced ?? false)
        })
    }
  }
}
