enum ExportCommand {
  static let command = Command(
    name: "export",
    summary: "Export the session as a test, page or diagram",
    details: """
      The export contains what you did since the feature was loaded, without commands
      that were undone. It is printed, or written to a new file.
      \(ExportFormat.all.flatMap(\.examples).map { "  " + $0 }.joined(separator: "\n"))
      """,
    meaning: .controlsSession(isRecorded: false, isAllowedInScenarios: true),
    arguments: .export,
    needs: \.exporter
  ) { request, exporter in
    let text = try await exporter.text(request)
    guard let file = request.file else {
      var output = Output(text: text)
      output.summary = request.format.summary(of: text)
      return output
    }
    try exporter.write(text, to: file, in: request.line)
    return Output(text: "wrote \(request.format.summary) to \(file.text)")
  }
}

extension Arguments where Value == ExportRequest {
  /// A format, its options, and a file.
  fileprivate static var export: Self {
    let names = ExportFormat.all.map(\.name)
    let forms = ExportFormat.all.flatMap { format in
      ([""] + format.options.map { " \($0)" }).map {
        FileForm.creates("export \(format.name)\($0) FILE")
      }
    }
    return Self(usage: "KIND [FILE]", files: forms, completion: .words(names)) { input in
      guard let word = input.words.first else {
        throw input.argument.missing(
          "`export` needs a kind", hint: "expected \(alternatives(names))")
      }
      guard let format = ExportFormat.all.first(where: { $0.name == word.text }) else {
        throw word.error(
          .invalidValue, "a session cannot be exported as `\(abbreviated(word.text))`",
          hint: "expected \(alternatives(names))",
          suggestion: otherNames[word.text.lowercased()] ?? NearestName.to(word.text, in: names))
      }
      return try request(format, after: word)
    }
  }

  /// What the formats are called elsewhere.
  private static var otherNames: [String: String] {
    [
      "markdown": "scenario", "md": "scenario", "swift": "test", "xctest": "test --xctest",
      "json": "state", "page": "html", "diagram": "mermaid", "asciinema": "cast", "gif": "svg",
      "png": "svg",
    ]
  }

  private static func request(
    _ format: ExportFormat, after word: CommandArgument
  ) throws -> ExportRequest {
    let line = word.line
    var rest = line.dropFirst(word.offset + word.text.count).drop { $0.isWhitespace }
    let first = format.options.first { rest.split(separator: " ").first.map(String.init) == $0 }
    if let first { rest = rest.dropFirst(first.count).drop { $0.isWhitespace } }
    if rest.hasPrefix(">"), let redirection = Redirection(word.input) {
      let name = rest.drop { $0 == ">" || $0 == " " }
      throw redirection.error(
        writing: "export \(format.name) \(name.isEmpty ? "FILE" : abbreviated(String(name)))")
    }
    if rest.hasPrefix("to ") {
      let name = rest.dropFirst(3).drop { $0 == " " }
      throw InputError(
        .superfluous, "a file follows `export \(format.name)` without `to`", in: line,
        at: line.count - rest.count,
        hint: "expected `export \(format.name) \(abbreviated(String(name)))`")
    }
    let file = try PathArgument(
      in: line, from: line.count - rest.count, options: format.options)
    return ExportRequest(
      format: format, option: first ?? file?.options.first, file: file, line: line)
  }
}
