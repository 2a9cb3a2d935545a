import ActionSyntax

extension Command {
  static let export = Command(
    name: "export", usage: "export KIND [FILE]",
    summary: "Export the session as a test, scenario or diagram",
    details: """
      The export contains what you did since the feature was loaded, without commands
      that were undone. It is printed, or written to a new file.
        export test                     a TestStore that asserts every change
        export test CounterTests.swift
        export test --xctest            use XCTest instead of Swift Testing
        export scenario lesson.md       a scenario for `tca check`
        export mermaid                  a sequence diagram
      """,
    meaning: .controlsSession(isRecorded: false, isAllowedInScenarios: true),
    argument: .words(ExportKind.allCases.map(\.rawValue))
  ) { context, input in
    let request = try ExportRequest(input)
    let path = request.file?.path(in: context.workspace.folder, home: context.workspace.home)
    let text = try context.exported(request.kind, to: path, request.library)
    guard let file = request.file else { return Output(text: text) }
    try context.write(text, to: file, in: input.line)
    return Output(text: "wrote \(request.kind.summary) to \(file.text)")
  }
}

/// The arguments of `export`.
private struct ExportRequest {
  let kind: ExportKind
  var library = TestText.Library.swiftTesting
  let file: PathArgument?

  init(_ input: CommandInput) throws {
    kind = try Self.kind(input)
    var rest = input.rest.dropFirst(kind.rawValue.count).drop { $0.isWhitespace }
    if rest.hasPrefix("--") {
      let option = rest.prefix { !$0.isWhitespace }
      guard kind == .test, option == "--xctest" else {
        throw ShellError(
          .invalidValue, "`export \(kind.rawValue)` has no option `\(abbreviated(String(option)))`",
          in: input.line, at: input.line.count - rest.count,
          hint: kind == .test ? "expected --xctest or a file" : "expected a file")
      }
      library = .xcTest
      rest = rest.dropFirst(option.count).drop { $0.isWhitespace }
    }
    file = try PathArgument(in: input.line, from: input.line.count - rest.count)
  }

  private static func kind(_ input: CommandInput) throws -> ExportKind {
    let names = ExportKind.allCases.map(\.rawValue)
    guard let word = input.words.first else {
      throw ShellError(
        .missingInput, "`export` needs a kind", in: input.line, at: input.line.count,
        hint: "expected \(alternatives(names))")
    }
    guard let kind = ExportKind(rawValue: word.text) else {
      throw ShellError(
        .invalidValue, "a session cannot be exported as `\(abbreviated(word.text))`",
        in: input.line, at: word.offset, hint: "expected \(alternatives(names))",
        suggestion: NearestName.to(word.text, in: names))
    }
    return kind
  }
}
