import Testing

@testable import SourceLoading

/// What a folder does without if it uses modules that do not exist here. Nothing is compiled here.
@Suite("Code outside of reducers that does not compile in a folder")
struct RemainingEditsTests {
  static let feature = "@Reducer struct Feed { struct State { var n = 0 } }\n"

  /// The pruning of a folder's file after errors, each at the first place of a text.
  func prune(
    _ text: String, _ errors: [(at: String, text: String)], imports: String = "import Nuke\n",
    isFound: Bool = true
  ) -> (pruning: Pruning, step: Pruning.Step) {
    let text = imports + Self.feature + text
    var pruning = Pruning(
      SourceSet(files: [.init(name: "A.swift", text: text, isFound: isFound)]))
    _ = pruning.leaveOutAbsentImports(existing: ["SwiftUI", "CoreLocation"])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let messages = errors.map { place, message -> CompilerMessage in
      let index = lines.firstIndex { $0.contains(place) } ?? 0
      let column = lines[index].firstRange(of: place).map {
        lines[index][..<$0.lowerBound].utf8.count
      }
      return CompilerMessage(
        location: .init(file: "A.swift", line: index + 1, column: (column ?? 0) + 1), text: message)
    }
    let step = pruning.next(after: messages)
    return (pruning, step)
  }

  /// The lines of the file after those of the import and the feature.
  func lines(_ pruning: Pruning) -> [Substring] {
    Array(
      pruning.sources.files[0].text.split(separator: "\n", omittingEmptySubsequences: false)
        .dropFirst(2))
  }

  static let call = "missing argument for parameter 'columns' in call"

  @Test("A statement of a client becomes a stop that says what the compiler says")
  func statement() {
    let text = """
      struct Client {
        func save() { table.create(); print("saved") }
      }
      """
    let found = prune(text, [("create", Self.call)])
    #expect(
      lines(found.pruning)[1]
        == "  func save() { Swift.fatalError(\"stop: \(Self.call) (A.swift:4)\"); print(\"saved\") }"
    )
    #expect(
      found.pruning.leftOut.last?.line == "stops: Client.save (A.swift:4: \(Self.call))")
  }

  @Test("The statement around a result becomes a stop, because the closure decides its type")
  func result() {
    let text = """
      struct Client {
        func load() async {
          let rows = await Result { try await table.rows() }
          use(rows)
        }
      }
      """
    let found = prune(text, [("rows()", Self.call)])
    #expect(
      lines(found.pruning).prefix(3) == [
        "struct Client {", "  func load() async {",
        "    Swift.fatalError(\"stop: \(Self.call) (A.swift:5)\")",
      ])
  }

  @Test("A stop in the closure of a value has the type of what the closure returns")
  func valueOfClosure() {
    let text = """
      extension Client {
        static let liveValue = {
          let table = Table.open()
          return Self(rows: { table.rows })
        }()
      }
      """
    let found = prune(text, [("open", Self.call)])
    #expect(
      lines(found.pruning)[2]
        == "    return { () -> Self in Swift.fatalError(\"stop: \(Self.call) (A.swift:5)\") }()")
  }

  @Test("Among the names of a folder, only a letter or two of difference is a typing error")
  func otherFunction() {
    let text = """
      struct Client {
        func fetchPodcasts() {}
        func load() { searchPodcasts() }
      }
      """
    func step(_ name: String) -> Pruning.Step {
      prune(
        text.replacing("searchPodcasts", with: name),
        [("\(name)() }", "cannot find '\(name)' in scope")]
      ).step
    }
    #expect(step("searchPodcasts") != .refuse)
    #expect(step("fetchPodcats") == .refuse)
    #expect(step("fetchPodcase") == .refuse)
  }

  @Test("The value of a property becomes a stop when it is needed for the first time")
  func value() {
    let text = """
      struct Log {
        static let live = Log(name: "a")
        static let other: [Log] = [make("b")]
        static let unknown = make("c")
      }
      """
    let error = "extra argument 'name' in call"
    let found = prune(text, [("name:", error), ("make(\"b\")", error), ("make(\"c\")", error)])
    func stop(_ line: Int) -> String { "Swift.fatalError(\"stop: \(error) (A.swift:\(line))\")" }
    #expect(
      lines(found.pruning).map(String.init) == [
        "struct Log {", "  static let live = { () -> Log in \(stop(4)) }()",
        "  static let other: [Log] = { \(stop(5)) }()",
        "  ", "}",
      ])
  }

  @Test("In place of a color or a font that does not compile, another one is drawn")
  func drawnValue() {
    let text = """
      extension Color { static var brand: Self { make("brand") } }
      extension Font { static func title(_ size: Int) -> Font { make(size) } }
      struct Theme { var tint: Color { make(1) }; var name: String { make(2) } }
      struct Row: View { var icon: Image { make(3) } }
      func show(_ theme: Theme) {}
      """
    let error = "cannot find 'make' in scope"
    func at(_ place: String) -> (String, String) { ("make(\(place))", error) }
    let found = prune(text, [at("\"brand\""), at("size"), at("1"), at("2"), at("3")])
    func value(_ line: Int, _ value: String) -> String {
      "{ guard _isDrawing else { Swift.fatalError(\"stop: \(error) (A.swift:\(line))\") }; return SwiftUI.\(value) }"
    }
    #expect(
      lines(found.pruning).map(String.init) == [
        "extension Color { static var brand: Self \(value(3, "Color.primary")) }",
        "extension Font { static func title(_ size: Int) -> Font \(value(4, "Font.body")) }",
        "struct Theme { var tint: Color { make(1) }; var name: String { make(2) } }",
        "struct Row: View { var icon: Image \(value(6, "Image(systemName: \"photo\")")) }",
        "func show(_ theme: Theme) {}",
      ])
    #expect(
      found.pruning.leftOut.dropFirst().map(\.line) == [
        "left out: Color.brand (A.swift:3: \(error))",
        "left out: Font.title (A.swift:4: \(error))",
        "left out: Row.icon (A.swift:6: \(error))",
      ])
    let rest = prune(text, [at("1"), at("2")])
    #expect(
      rest.pruning.leftOut.dropFirst().map(\.line) == [
        "left out: Theme.tint (A.swift:5: \(error))", "stops: Theme.name (A.swift:5: \(error))",
      ])
    // In a reducer, a color is a result.
    let reducer = "extension Feed.State { var tint: Color { make(1) } }"
    #expect(prune(reducer, [at("1")]).step == .refuse)
  }

  @Test("A function whose parameters do not compile is left out, and what uses it becomes a stop")
  func signature() {
    let text = """
      extension Client {
        func connect(_ options: Pipeline.Options) {}
      }
      func start(_ client: Client) { client.connect(1) }
      """
    var (pruning, _) = prune(text, [("Options", "'Options' is not a member type of 'Pipeline'")])
    #expect(lines(pruning)[1].allSatisfy { $0 == " " })
    #expect(
      pruning.leftOut.last?.line
        == "left out: Client.connect (A.swift:4: 'Options' is not a member type of 'Pipeline')")
    _ = pruning.next(after: [
      CompilerMessage(
        location: .init(file: "A.swift", line: 6, column: 39),
        text: "value of type 'Client' has no member 'connect'")
    ])
    #expect(
      pruning.leftOut.last?.line
        == "stops: Client.connect in start (A.swift:6: Client.connect was left out)")
  }

  @Test(
    "A type whose declaration does not compile is one without values, unless a state has values of it"
  )
  func type() {
    let text = "struct Row { let value: Table<Int> }\nfunc show(_ row: Row) {}\n"
    let error = "cannot specialize non-generic type 'Table'"
    let found = prune(text, [("Table", error)])
    #expect(lines(found.pruning)[0].allSatisfy { $0 == " " })
    #expect(found.pruning.standIns.names == ["Row"])
    let state = "@Reducer struct List { struct State { var rows: [Row] } }\n"
    #expect(prune(state + text, [("Table", error)]).step == .refuse)
  }

  @Test("A member of a stand-in without a known type becomes a stop, also in a reducer")
  func member() {
    let text = """
      @Reducer struct Login {
        struct State { var name = "" }
        func reduce(_ user: User) { state.name = user.account?.name }
      }
      """
    let error = "generic parameter 'StandInValue' could not be inferred"
    let found = prune(text, [("account", error)], imports: "import KakaoSDKUser\n")
    #expect(
      found.pruning.leftOut.last?.line
        == "stops: account in Login.reduce (A.swift:5: account is in none of the loaded sources, perhaps in KakaoSDKUser)"
    )
    #expect(
      prune(text, [("account", "generic parameter 'T' could not be inferred")]).step == .refuse)
  }

  @Test("What a stand-in says already is left out, and the rest of an extension is not")
  func conformance() {
    let text = """
      struct Client { var item: Item? }
      extension Item: Equatable { static func == (one: Item, other: Item) -> Bool { true } }
      extension Item { func name() -> String { "" } }
      """
    let found = prune(text, [("Item?", "cannot find type 'Item' in scope")])
    #expect(found.pruning.standIns.names == ["Item"])
    #expect(lines(found.pruning)[1].allSatisfy { $0 == " " })
    #expect(lines(found.pruning)[2] == "extension Item { func name() -> String { \"\" } }")
    #expect(
      found.pruning.leftOut.last?.line
        == "left out: extension Item (A.swift:4: Item is in none of the loaded sources, perhaps in Nuke)"
    )
  }

  @Test("A protocol of a stand-in does not constrain its associated types")
  func constraint() {
    let text = """
      protocol Selection: ApolloAPI.Selection
      where Schema == Metadata {}
      struct Metadata {}
      """
    var (pruning, _) = prune(
      text, [("ApolloAPI.Selection", "cannot find type 'ApolloAPI' in scope")],
      imports: "import ApolloAPI\n")
    #expect(pruning.standIns.names == ["ApolloAPI"])
    let error = "generic signature requires types 'Schema' and 'Metadata' to be the same"
    _ = pruning.next(after: [
      CompilerMessage(location: .init(file: "A.swift", line: 4, column: 14), text: error)
    ])
    #expect(
      lines(pruning).map { $0.filter { $0 != " " } } == [
        "protocolSelection:ApolloAPI.Selection", "{}", "structMetadata{}",
      ])
    #expect(
      pruning.leftOut.last?.line
        == "left out: the constraint of Selection (A.swift:4: \(error))")
  }

  @Test("A view that is left out has no values in a state")
  func viewInState() {
    let text = """
      @Reducer struct Player { struct State { var picker: Picker? } }
      struct Picker: UIViewRepresentable { func make() -> Route { Route() } }
      """
    var (pruning, _) = prune(text, [("Route {", "cannot find type 'Route' in scope")])
    #expect(lines(pruning)[1].allSatisfy { $0 == " " })
    _ = pruning.next(after: [
      CompilerMessage(
        location: .init(file: "A.swift", line: 3, column: 52),
        text: "cannot find type 'Picker' in scope")
    ])
    #expect(pruning.standIns.names == ["Picker"])
  }

  @Test("A constant of a package that is taken for a type is no error in the syntax")
  func typeAsValue() {
    let text = "struct Call { var header: [String: String] = [\"key\": API_KEY] }"
    let error = "expected member name or initializer call after type name"
    let found = prune(text, [("API_KEY", error)])
    #expect(found.step != .refuse)
    #expect(lines(found.pruning)[0].contains("= { Swift.fatalError(\"stop: \(error)"))
  }

  private static let reducer = """
    @Reducer struct Player {
      struct State { var total = 0 }
      @Dependency(\\.center) var center
      var body: some Reducer<State, Action> {
        Reduce { state, action in
          switch action {
          case .play:
            center.state = .playing
            return .none
          }
        }
      }
    }
    """

  @Test("A statement of a reducer whose types follow from what is absent becomes a stop")
  func reducer() {
    let error = "cannot infer contextual base in reference to member 'playing'"
    let found = prune(Self.reducer, [("playing", error)])
    #expect(
      found.pruning.leftOut.last?.line == "stops: Player.body (A.swift:10: \(error))")
    #expect(lines(found.pruning)[7].contains("Swift.fatalError(\"stop: cannot infer"))
    #expect(lines(found.pruning)[8] == "        return .none")
    let member = "value of type 'MPCenter' has no member 'state'"
    #expect(prune(Self.reducer, [("state = .playing", member)]).step != .refuse)
  }

  @Test("All assignments to one property of an absent type become stops at once")
  func repetition() {
    let text = Self.reducer.replacing(
      "return .none\n",
      with: "return .none\n      case .pause: center.state = .paused; state.center.state = .on\n")
    let error = "cannot infer contextual base in reference to member "
    let found = prune(text, [("playing", error + "'playing'")])
    #expect(
      found.pruning.leftOut.suffix(2).map(\.line) == [
        "stops: Player.body (A.swift:10: \(error)'playing')",
        "stops: Player.body (A.swift:12: \(error)'paused')",
      ])
    #expect(lines(found.pruning)[9].hasSuffix("(A.swift:12)\"); state.center.state = .on"))
    // Of a local name, nobody knows whether it is the same.
    let local = text.replacing("center.state", with: "local.state")
    #expect(prune(local, [("playing", error + "'playing'")]).pruning.leftOut.count == 2)
  }

  @Test(
    "A reducer is refused if its own names are wrong, or if all that it does would stop",
    arguments: [
      ("state = .playing", "type 'Player.State' has no member 'stat'"),
      ("playing", "value of type 'MPCenter' has no member 'totl'"),
      ("playing", "type 'Effect<Player.Action>' has no member 'playing'"),
      ("playing", "cannot assign value of type 'Int' to type 'String'"),
      ("action {", "cannot infer type of closure parameter 'action' without a type annotation"),
      ("Reduce {", "type of expression is ambiguous without a type annotation"),
    ])
  func refusedReducer(_ place: String, _ error: String) {
    #expect(prune(Self.reducer, [(place, error)]).step == .refuse)
  }
}
