import ShellCore

/// What a client of the Model Context Protocol can do in a session. Every tool is a command of the prompt.
@MainActor
struct SessionTools {
  private let session: Session
  private let makeSession: @MainActor () -> Session

  /// - Parameter makeSession: Creates a session whose files are those of one folder.
  init(_ makeSession: @escaping @MainActor () -> Session) {
    session = makeSession()
    self.makeSession = makeSession
  }

  /// The tools, in the order in which they are listed.
  var all: [Tool] {
    [
      load, actions, send, tap, advance, undo, state, screen, diff, explore, check, explain, export,
    ]
  }

  private var load: Tool {
    Tool(
      "load", "Load a feature: a built-in one by its name, or one in a Swift file of the folder.",
      [
        .init("feature", "ProductDetail, or the path of a Swift file: Counter.swift"),
        .init(
          "fields", "values of the initial state: count: 3, name: \"Blob\"", isRequired: false),
      ]
    ) { await run("load", [$0["feature"], $0["fields"]]) }
  }

  private var send: Tool {
    Tool(
      "send", "Send an action to the loaded feature. Returns what it changed, as a diff.",
      [.init("action", "the action as in Swift: .amountControl(.plusButtonTapped)")]
    ) { await run("send", [$0["action"]]) }
  }

  private var state: Tool {
    Tool(
      "state", "Show the state of the loaded feature, or a part of it.",
      [.init("path", "a part: todos[2].title", isRequired: false)]
    ) { await run("state", [$0["path"]]) }
  }

  private var actions: Tool {
    Tool(
      "actions", "List the actions of the loaded feature, with the types of their values.",
      [.init("prefix", "the beginning of an action: .amountControl", isRequired: false)]
    ) { await run("actions", [$0["prefix"]]) }
  }

  private var tap: Tool {
    Tool(
      "tap", "Operate a control of the view, as a user does. `screen` shows the controls.",
      [.init("control", "the label or the number of a control")]
    ) { await run("tap", [$0["control"]]) }
  }

  private var screen: Tool {
    Tool("screen", "Draw the view of the loaded feature with the numbers of its controls.", []) {
      _ in await run("screen", [])
    }
  }

  private var advance: Tool {
    Tool(
      "advance", "Move the clock of the feature, so that effects that wait go on.",
      [.init("duration", "3s, 200ms; without it, to the next effect that waits", isRequired: false)]
    ) { await run("advance", [$0["duration"]]) }
  }

  private var undo: Tool {
    Tool("undo", "Take back the last change.", []) { _ in await run("undo", []) }
  }

  private var explore: Tool {
    Tool(
      "explore", "Search the states of the loaded feature for mistakes.",
      [.init("request", "never count < 0, depth 4 always total >= 0", isRequired: false)]
    ) { arguments in
      // A client writes no files.
      let words = (arguments["request"]?.string ?? "").split(separator: " ")
      guard !words.contains(where: { ["save", "export", "to"].contains($0) }) else {
        return .init(
          text: "`explore` writes no files here; expected conditions and limits", isError: true)
      }
      return await run("explore", [arguments["request"]])
    }
  }

  private var diff: Tool {
    Tool(
      "diff", "Show again what an action changed, by default the last one.",
      [.init("number", "the number of the action, from 1", .integer, isRequired: false)]
    ) { arguments in
      guard let number = arguments["number"]?.integer ?? session.lastActionNumber else {
        return .init(text: "no action has been sent yet", isError: true)
      }
      return await run("show", [.string("\(number)")])
    }
  }

  private var check: Tool {
    Tool(
      "check", "Play a scenario file of the folder as a test, in a session of its own.",
      [.init("file", "the path of the scenario")]
    ) { arguments in
      let path = arguments["file"]?.string ?? ""
      guard !path.isEmpty else {
        return .init(text: "`file` is empty; expected the path of a scenario", isError: true)
      }
      do throws(ScenarioFile.Failure) {
        let report = try await ScenarioTest.run(fileAt: path, on: makeSession())
        return .init(text: report.text, isError: !report.isSuccess)
      } catch {
        return .init(text: error.text(for: path), isError: true)
      }
    }
  }

  private var explain: Tool {
    Tool(
      "explain", "Find the page about a message of the library or the compiler, or a question.",
      [.init("text", "a message, an error code, or a question")]
    ) { arguments in
      let text = arguments["text"]?.string ?? ""
      guard text.contains(where: { !$0.isWhitespace }) else {
        return .init(
          text: "`text` is empty; expected a message, an error code, or a question", isError: true)
      }
      return .init(text: ExplainedText(text).text(in: .english))
    }
  }

  private var exportKinds: String { "test, scenario, mermaid, html, cast, svg, or state" }

  private var export: Tool {
    Tool(
      "export", "Export what was done since the feature was loaded.",
      [.init("kind", exportKinds)]
    ) { arguments in
      let kind = arguments["kind"]?.string ?? ""
      guard !kind.contains(" ") else {
        return .init(text: "`kind` is one word: \(exportKinds)", isError: true)
      }
      return await run("export", [.string(kind)])
    }
  }

  private func run(_ command: String, _ words: [JSONValue?]) async -> Tool.Result {
    let line = ([command] + words.compactMap { $0?.string }).joined(separator: " ")
    let output = await session.evaluate(line)
    return .init(text: ControlEscapes.escaped(output.text), isError: output.isError)
  }
}
