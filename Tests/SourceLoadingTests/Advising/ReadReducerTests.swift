import Testing

@testable import SourceLoading

/// Mistakes in reducers that are read from the sources. Nothing is compiled here.
@Suite("Mistakes that can be read")
struct ReadReducerTests {
  private static let source = #"""
    @Reducer struct Row {
      struct State: Identifiable { let id: Int }
      enum Action { case tapped, named(String) }
      var body: some ReducerOf<Self> { EmptyReducer() }
    }
    @Reducer enum Path { case row(Row) }
    @Reducer struct Root {
      struct State {
        var first = Row.State(id: 1)
        @Presents var sheet: Row.State?
        var rows: IdentifiedArrayOf<Row.State> = []
        var path = StackState<Path.State>()
      }
      enum Action {
        case first(Row.Action), show
        case sheet(PresentationAction<Row.Action>)
        case rows(IdentifiedActionOf<Row>)
        case path(StackActionOf<Path>)
      }
      var body: some ReducerOf<Self> {
        Scope(state: \.first, action: \.first) { Row() }
        Reduce { state, action in
          switch action {
          case .show, .first(.named), .rows(.element(id: _, action: .tapped)): return .none
          case .sheet(.presented(.named(let name))) where name.isEmpty: return .none
          case .path(.element(id: _, action: .row(.tapped))): return .none
          case let .first(.named(name)): return .none
          case .first, .sheet, .rows, .path: return .none
          }
        }
        .ifLet(\.$sheet, action: \.sheet) { Row() }
        .forEach(\.rows, action: \.rows) { Row() }
        .forEach(\.path, action: \.path)
      }
    }
    """#

  /// The mistakes that are read at a line of the body, after a change.
  private func mistakes(_ written: String, _ mistyped: String) throws -> [String] {
    let place = try #require(Self.source.firstRange(of: written), "\(written)")
    let sources = SourceSet(files: [
      .init(name: "A.swift", text: Self.source.replacingCharacters(in: place, with: mistyped))
    ])
    let reading = try #require(
      ReadReducer(at: .init(file: "A.swift", line: 20, column: 10), in: sources))
    return reading.mistakes.map {
      "\($0.location.line):\($0.location.column) \($0.message)\($0.hint.map { "; \($0)" } ?? "")"
    }
  }

  @Test("The type of a case's value is looked up from the type that declares the case")
  func nestedTypes() throws {
    let text = """
      struct Inbox: Reducer {
        enum Action { case destination(PresentationAction<Destination.Action>) }
        struct Destination: Reducer {
          enum Action {
            case dialog(Dialog)
            enum Dialog { case archive(Int), markUnread(Int) }
          }
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case let .destination(.presented(.dialog(.archive(id)))): return .none
            case let .destination(.presented(.dialog(.markunread(id)))): return .none
            }
          }
          .ifLet(\\.$destination, action: /Action.destination) { Destination() }
        }
      }
      """
    let error = CompilerMessage(
      location: .init(file: "A.swift", line: 16, column: 40),
      text:
        "cannot convert value of type '(PresentationAction<Inbox.Destination.Action>) -> Inbox.Action' to expected argument type 'PresentationAction<DestinationAction>.Type'"
    )
    let sources = SourceSet(files: [.init(name: "A.swift", text: text)])
    let mistake = try #require(ReadMistakes(sources: sources).first(for: error))
    #expect(mistake.location.line == 13)
    #expect(
      mistake.message == "'Inbox.Destination.Action.Dialog' has no case 'markunread'")
    #expect(mistake.hint == "did you mean `markUnread`?")
  }

  @Test("A correct reducer has none")
  func correct() throws {
    #expect(try mistakes("Root", "Root") == [])
  }

  @Test(
    "A mistake is found at its place, with what to write",
    arguments: [
      (
        ".presented(.named(", ".presentd(.named(",
        "25:20 'PresentationAction<Row.Action>' has no case 'presentd'; did you mean `presented`?"
      ),
      (
        ".presented(.named(", ".presented(.nmaed(",
        "25:31 'Row.Action' has no case 'nmaed'; did you mean `named`?"
      ),
      (
        "action: .row(.tapped)", "action: .rwo(.tapped)",
        "26:43 'Path.Action' has no case 'rwo'; did you mean `row`?"
      ),
      (
        "case let .first(.named", "case let .first(.other",
        "27:24 'Row.Action' has no case 'other'; it has tapped or named"
      ),
      ("case .show,", "case .shw,", "24:13 'Root.Action' has no case 'shw'; did you mean `show`?"),
      (
        #"action: \.sheet)"#, #"action: \.shet)"#,
        "31:32 'Root.Action' has no case 'shet'; did you mean `sheet`?"
      ),
      (
        #"Scope(state: \.first,"#, "Scope(state: .first,",
        #"21:18 a key path begins with a backslash; write `\.first`"#
      ),
      (
        #"Scope(state: \.first,"#, #"Scope(state: \.sheet,"#,
        #"21:18 the property 'sheet' is optional, so `Scope` cannot use it; write `.ifLet(\.$sheet, action: \.first)`"#
      ),
      (
        #".ifLet(\.$sheet"#, #".ifLet(\.rows"#,
        #"31:12 the property 'rows' holds rows, so `ifLet` cannot use it; write `.forEach(\.rows, action: \.sheet)`"#
      ),
      (
        #".ifLet(\.$sheet"#, #".ifLet(\.first"#,
        "31:12 the property is not optional; for a child that always exists, write `Scope(state:action:)`"
      ),
      (
        #".forEach(\.rows, action: \.rows) { Row() }"#, #".forEach(\.rows, action: \.rows)"#,
        "32:6 `forEach` needs the reducer of the child; write `{ Row() }` after it"
      ),
      (
        #".forEach(\.rows, action: \.rows) { Row() }"#,
        #".forEach(\.rows, action: \.rows) { Root() }"#,
        "32:40 'Root' is not the reducer of 'rows', which has the type IdentifiedArrayOf<Row.State>; write `Row()`"
      ),
      (
        #"action: \.path)"#, #"action: \.path) { Path() }"#,
        "33:6 an enum of reducers needs no closure; remove `{ Path() }`"
      ),
      (
        "PresentationAction<Row.Action>", "PresentationAction<Row>",
        "16:10 the case 'sheet' has a value of type PresentationAction<Row>, which has no actions; declare it as `case sheet(PresentationAction<Row.Action>)`"
      ),
      (
        "StackActionOf<Path>", "StackActionOf<Path.State>",
        "18:10 the case 'path' has a value of type StackActionOf<Path.State>, which has no actions; declare it as `case path(StackActionOf<Path>)`"
      ),
      (
        "first(Row.Action)", "first(Row)",
        "15:10 the case 'first' has a value of type Row, which has no actions; declare it as `case first(Row.Action)`"
      ),
      (
        "IdentifiedActionOf<Row>", "IdentifiedAction<Int, Row>",
        "17:10 the case 'rows' has a value of type IdentifiedAction<Int, Row>, which has no actions; declare it as `case rows(IdentifiedActionOf<Row>)`"
      ),
      (
        ".sheet(.presented(.named(let name)))", ".sheet(.named(let name))",
        "25:20 'PresentationAction<Row.Action>' has no case 'named'; write `.presented(.named)`"
      ),
      (
        ".rows(.element(id: _, action: .tapped))", ".rows(.tapped)",
        "24:42 'IdentifiedActionOf<Row>' has no case 'tapped'; write `.element(id: _, action: .tapped)`"
      ),
      (
        #"action: \.sheet)"#, #"action: \.sheet.named)"#,
        #"31:30 the key path leads to an action of the child; write `action: \.sheet`"#
      ),
      (
        "var sheet: Row.State?", "var sheet: Row?",
        "10:19 the property 'sheet' has the type of a reducer, Row?; declare it as `Row.State?`"
      ),
      (
        "IdentifiedArrayOf<Row.State>", "IdentifiedArrayOf<Row>",
        "11:9 the property 'rows' has the type of a reducer, IdentifiedArrayOf<Row>; declare it as `IdentifiedArrayOf<Row.State>`"
      ),
      (
        "@Reducer struct Root", "struct Root",
        "7:8 'Root' is not a reducer; write `@Reducer` before `struct`"
      ),
    ])
  func found(_ written: String, _ mistyped: String, _ expected: String) throws {
    let found = try mistakes(written, mistyped)
    #expect(expected.isEmpty ? found.isEmpty : found.first == expected, "\(found)")
  }

  @Test(
    "A body of another type, or under another name, is found",
    arguments: [
      (
        "var body: Reducer<State, Action>",
        "20:7 the body has the type Reducer<State, Action>; declare it as `var body: some ReducerOf<Self>`"
      ),
      (
        "var body: some Reducer",
        "20:7 the body has the type some Reducer; declare it as `var body: some ReducerOf<Self>`"
      ),
      ("var bodi: some ReducerOf<Self>", "20:7 the reducer has no `body`; did you mean `body`?"),
      ("var body: some Reducer<State, Action>", ""),
    ])
  func bodies(_ written: String, _ expected: String) throws {
    let last = "  var body: some ReducerOf<Self> {\n    Scope"
    let found = try mistakes(last, "  \(written) {\n    Scope")
    #expect(expected.isEmpty ? found.isEmpty : found.first == expected, "\(found)")
  }

  @Test("The buttons of an alert in an enum of reducers are known")
  func alerts() throws {
    let sources = SourceSet(files: [
      .init(
        name: "A.swift",
        text: """
          @Reducer struct Root {
            @Reducer enum Destination {
              case alert(AlertState<Alert>)
              enum Alert { case confirmed }
            }
            enum Action { case destination(PresentationAction<Destination.Action>) }
            var body: some ReducerOf<Self> {
              Reduce { state, action in
                switch action {
                case .destination(.presented(.alert(.confirmd))): return .none
                case .destination(.presented(.alert(.confirmed))), .destination: return .none
                }
              }
            }
          }
          """)
    ])
    let reading = try #require(
      ReadReducer(at: .init(file: "A.swift", line: 9, column: 9), in: sources))
    #expect(reading.mistakes.map(\.message) == ["'Root.Destination.Alert' has no case 'confirmd'"])
    #expect(reading.mistakes.first?.hint == "did you mean `confirmed`?")
  }

  @Test("The actions of an extension in another file are known, and so are nested enums")
  func files() throws {
    let sources = SourceSet(files: [
      .init(
        name: "A.swift",
        text: """
          @Reducer struct Root {
            enum Action { case delegate(Delegate) }
            var body: some ReducerOf<Self> {
              Reduce { state, action in switch action { case .delegate(.saved), .delegate(.svaed): .none } }
            }
          }
          """),
      .init(name: "B.swift", text: "extension Root.Action { enum Delegate { case saved, gone } }"),
      .init(name: "C.swift", text: "extension Root { }"),
    ])
    let reading = ReadReducer(at: .init(file: "A.swift", line: 3, column: 4), in: sources)
    // A nested type whose extension is elsewhere is not resolved, so nothing is claimed about it.
    #expect(reading?.mistakes == [])
  }

  @Test("The declarations of a feature of 2.0 are not compared with those of 1.x, its patterns are")
  func secondVersion() throws {
    let sources = SourceSet(files: [
      .init(
        name: "A.swift",
        text: """
          @Feature struct Row {
            enum Action { case tapped, named(Row.State.ID, String) }
            var body: some Feature {
              Update { state, action in
                switch action {
                case .taped: break
                case .named: break
                }
              }
              .ifLet(\\.row) { Row() }
            }
          }
          """)
    ])
    let reading = try #require(
      ReadReducer(at: .init(file: "A.swift", line: 6, column: 9), in: sources))
    #expect(reading.mistakes.map(\.message) == ["'Row.Action' has no case 'taped'"])
  }
}
