import Testing

@testable import ShellCore

/// The features are those below: this file is the source of the session.
@Suite("features map")
@MainActor
struct FeatureMapTests {
  private func session(
    _ feature: Feature = Feature(summary: "", initialState: Town.State()) { Town() },
    in folder: String = "."
  ) async throws -> Session {
    let session = fixtureSession(features: [feature], folder: folder)
    session.parts.workspace.sources = [
      ("FeatureMapTests.swift", try String(contentsOfFile: #filePath, encoding: .utf8))
    ]
    _ = await session.evaluate("load \(feature.name)")
    return session
  }

  @Test func `It has the children of all features, and the actions that cross`() async throws {
    #expect(
      try await session().evaluate("features map").text == """
        Town
        ├─ .mayor embeds Mayor
        │  │  ↑ .delegate(.resigned)
        │  │  ↓ .votesCounted
        │  └─ .letter presents Letter
        │        ↑ .delegate(.sent) (Town)
        │        ↑ .sendTapped
        ├─ .stall has rows of Stall
        │     ↑ .sold
        ├─ .destination(.alert) presents an alert
        │     ↑ .confirmed
        ├─ .destination(.letter) presents Letter
        │     ↑ .delegate(.sent)
        └─ .path(.stall) pushes Stall
              ↑ .sold
              ↓ .sold
        ↑ handled by the parent, ↓ sent by the parent
        """)
  }

  @Test func `The diagram has an arrow for each child and each action`() async throws {
    let text = try await session().evaluate("features map mermaid").text
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.first == "flowchart LR")
    #expect(lines.contains(#"F0["Town"]"#) && lines.contains(#"F1["Mayor"]"#))
    #expect(lines.contains(#"F0 -->|"embeds .mayor"| F1"#))
    #expect(lines.contains(#"F2 -.->|".delegate(.sent)"| F0"#))
    #expect(lines.contains(#"F0 -.->|".votesCounted"| F1"#))
    #expect(lines.count(where: { $0.contains("-->") }) == 6)
    #expect(lines.count(where: { $0.contains("-.->") }) == 9)
  }

  @Test func `The picture shows the lines of the map`() async throws {
    let session = try await session()
    let lines = await session.evaluate("features map").text.split(separator: "\n")
    let picture = await session.evaluate("features map svg").text
    #expect(picture.hasPrefix("<svg xmlns=") && picture.hasSuffix("</svg>"))
    #expect(picture.ranges(of: "<text ").count == lines.count)
    for line in lines { #expect(picture.contains(">\(line)</text>")) }
  }

  @Test func `The picture is written to a new file, once`() async throws {
    let folder = TemporaryFolder()
    let session = try await session(in: folder.path)
    let line = "features map svg a map.svg"
    #expect(await session.evaluate(line).text == "wrote a map of the features to a map.svg")
    let written = try String(contentsOfFile: folder.path("a map.svg"), encoding: .utf8)
    #expect(written == (await session.evaluate("features map svg").text))
    #expect(await session.evaluate(line).isError)
  }

  @Test func `A feature that contains itself ends the map`() async throws {
    let feature = Feature(summary: "", initialState: Nest.State()) { Nest() }
    #expect(
      try await session(feature).evaluate("features map").text == """
        Nest
        └─ .inner presents Nest (as above)
              ↑ .tapped
        ↑ handled by the parent
        """)
  }

  @Test func `A feature without children is its own map`() async throws {
    let feature = Feature(summary: "", initialState: Stall.State(id: 1)) { Stall() }
    #expect(try await session(feature).evaluate("features map").text == "Stall")
  }

  @Test func `What is not a map is refused`() async throws {
    let session = try await session()
    let wrong = await session.evaluate("features map png")
    #expect(
      wrong.isError && wrong.text.contains("`features map` does not take `png`")
        && wrong.text.contains("expected `features map`, alone or with `mermaid` or `svg`"))
    #expect(await session.evaluate("features map pictures svg").isError)
    #expect(await session.evaluate("features mpa").text.contains("did you mean map?"))
    let empty = Session(features: [Feature(summary: "", initialState: Nest.State()) { Nest() }])
    #expect(await empty.evaluate("features map").isError)
  }

  @Test func `Reducers of a project that are not in the map are named below it`() async throws {
    let session = try await session()
    let loaded = try #require(session.parts.features.running)
    let texts = session.parts.workspace.sources.map(\.text)
    func last(_ outline: Set<String>) -> String? {
      FeatureMapText(FeatureMap(of: loaded), texts: texts, isComplete: true, outline: outline).lines
        .last
    }
    #expect(last([]) == "not below Town: Nest, Port")
    #expect(last(["Port"]) == "not below Town: Nest")
  }
}

// MARK: Features

@Reducer
private struct Town {
  @Reducer
  enum Destination {
    case letter(Letter)
    case alert(AlertState<Alert>)

    @CasePathable
    enum Alert { case confirmed }
  }

  @Reducer
  enum Path {
    case stall(Stall)
  }

  @ObservableState
  struct State {
    var mayor = Mayor.State()
    var stalls: IdentifiedArrayOf<Stall.State> = []
    @Presents var destination: Destination.State?
    var path = StackState<Path.State>()
  }

  enum Action {
    case mayor(Mayor.Action)
    case stall(IdentifiedActionOf<Stall>)
    case destination(PresentationAction<Destination.Action>)
    case path(StackActionOf<Path>)
    case dayEnded
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.mayor, action: \.mayor) { Mayor() }
    Reduce { state, action in
      switch action {
      case .mayor(.delegate(.resigned)), .mayor(.letter(.presented(.delegate(.sent)))):
        return .send(.mayor(.votesCounted))
      case .stall(.element(id: 1, action: .sold)),
        .path(.element(id: _, action: .stall(.sold))):
        return .none
      case .destination(.presented(.letter(.delegate(.sent)))):
        return close(&state)
      case .dayEnded:
        return .run { send in await send(.path(.element(id: 0, action: .stall(.sold)))) }
      case .mayor, .stall, .destination, .path:
        return .none
      }
    }
    .forEach(\.stalls, action: \.stall) { Stall() }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.path, action: \.path)
  }
}

extension Town {
  fileprivate func close(_ state: inout State) -> Effect<Action> {
    Reduce<State, Action> { _, action in
      guard case .destination(.presented(.alert(.confirmed))) = action else { return .none }
      return .none
    }
    .reduce(into: &state, action: .dayEnded)
  }
}

@Reducer
private struct Mayor {
  @ObservableState
  struct State { @Presents var letter: Letter.State? }

  enum Action {
    case delegate(Delegate)
    case letter(PresentationAction<Letter.Action>)
    case votesCounted

    enum Delegate { case resigned }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .letter(.presented(.sendTapped)) = action { return .send(.delegate(.resigned)) }
      return .none
    }
    .ifLet(\.$letter, action: \.letter) { Letter() }
  }
}

@Reducer
private struct Letter {
  @ObservableState
  struct State {}

  enum Action {
    case sendTapped
    case delegate(Delegate)

    enum Delegate { case sent }
  }

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      if case .sendTapped = action { return .send(.delegate(.sent)) }
      return .none
    }
  }
}

@Reducer
private struct Stall {
  @ObservableState
  struct State: Identifiable { var id: Int }

  enum Action { case sold }

  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer
private struct Nest {
  @ObservableState
  struct State { @Presents var inner: Nest.State? }

  indirect enum Action {
    case inner(PresentationAction<Nest.Action>)
    case tapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped, .inner(.presented(.tapped)): state.inner = nil
      case .inner: break
      }
      return .none
    }
    .ifLet(\.$inner, action: \.inner) { Nest() }
  }
}

/// A reducer without a state of its own.
private struct Port<Base: Reducer>: Reducer {
  let base: Base

  var body: some Reducer<Base.State, Base.Action> { base }
}
