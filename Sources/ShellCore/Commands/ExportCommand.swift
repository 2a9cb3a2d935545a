import ActionSyntax

extension Command {
  static let export = Command(
    name: "export", usage: "export KIND [FILE]",
    summary: "Export the session as a test, page or diagram",
    details: """
      The export contains what you did since the feature was loaded, without commands
      that were undone. It is printed, or written to a new file.
        export test                     a TestStore that asserts every change
        export test CounterTests.swift
        export test --xctest            use XCTest instead of Swift Testing
        export scenario lesson.md       a scenario for `tca check`
        export mermaid                  a sequence diagram
        export html page.html           a page with a slider through the session
        export cast demo.cast           a recording for asciinema
        export svg demo.svg             an animated picture of the terminal
      """,
    meaning: .controlsSession(isRecorded: false, isAllowedInScenarios: true),
    argument: .words(ExportRequest.Kind.names)
  ) { context, input in
    let request = try ExportRequest(input)
    let path = request.file?.path(in: context.workspace.folder, home: context.workspace.home)
    let text =
      switch request.kind {
      case .page: try await context.sessionPage()
      case .text(let kind): try context.exported(kind, to: path, request.library)
      }
    guard let file = request.file else { return Output(text: text) }
    try context.write(text, to: file, in: input.line)
    return Output(text: "wrote \(request.kind.summary) to \(file.text)")
  }
}

/// The arguments of `export`.
private struct ExportRequest {
  /// A format, by its name.
  enum Kind: Equatable {
    case text(ExportKind)
    case page

    static let names = ExportKind.allCases.map(\.rawValue) + ["html"]

    init?(name: String) {
      if name == "html" {
        self = .page
      } else if let kind = ExportKind(rawValue: name) {
        self = .text(kind)
      } else {
        return nil
      }
    }

    var name: String { if case .text(let kind) = self { kind.rawValue } else { "html" } }

    var summary: String { if case .text(let kind) = self { kind.summary } else { "an HTML page" } }
  }

  let kind: Kind
  var library = TestWriter.Library.swiftTesting
  let file: PathArgument?

  init(_ input: CommandInput) throws {
    kind = try Self.kind(input)
    var rest = input.rest.dropFirst(kind.name.count).drop { $0.isWhitespace }
    if rest.hasPrefix("--") {
      let option = rest.prefix { !$0.isWhitespace }
      guard kind == .text(.test), option == "--xctest" else {
        throw ShellError(
          .invalidValue, "`export \(kind.name)` has no option `\(abbreviated(String(option)))`",
          in: input.line, at: input.line.count - rest.count,
          hint: kind == .text(.test) ? "expected --xctest or a file" : "expected a file")
      }
      library = .xcTest
      rest = rest.dropFirst(option.count).drop { $0.isWhitespace }
    }
    file = try PathArgument(in: input.line, from: input.line.count - rest.count)
  }

  private static func kind(_ input: CommandInput) throws -> Kind {
    let names = Kind.names
    guard let word = input.words.first else {
      throw ShellError(
        .missingInput, "`export` needs a kind", in: input.line, at: input.line.count,
        hint: "expected \(alternatives(names))")
    }
    guard let kind = Kind(name: word.text) else {
      throw ShellError(
        .invalidValue, "a session cannot be exported as `\(abbreviated(word.text))`",
        in: input.line, at: word.offset, hint: "expected \(alternatives(names))",
        suggestion: NearestName.to(word.text, in: names))
    }
    return kind
  }
}
