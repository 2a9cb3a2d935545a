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

  /// The report for programs. The keys are sorted, and every key is always there; a version is empty if it is not known.
  package var json: String {
    let files = files.map { file -> [String: Any] in
      [
        "path": file.path, "since": file.since?.description ?? "",
        "before": file.until?.description ?? "", "uses": file.uses.map(Self.values),
      ]
    }
    let document: [String: Any] = ["files": files, "otherFiles": others, "version": 1]
    let data = try? JSONSerialization.data(
      withJSONObject: document, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  private static func values(of use: SpellingUse) -> [String: Any] {
    let spelling = use.spelling
    return [
      "line": use.line, "column": use.column, "spelling": spelling.name,
      "change": spelling.change?.text ?? "", "today": spelling.today, "reason": spelling.reason,
      "next": spelling.next, "isAnnounced": spelling.change?.isAnnounced ?? false,
    ]
  }
}
