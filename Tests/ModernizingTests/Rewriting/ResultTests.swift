import Testing

@testable import ShellCore

/// `TaskResult`, which becomes `Result` where no action has to be equatable.
struct ResultTests {
  private static func feature(_ conformances: String, _ more: String = "") -> String {
    """
    import ComposableArchitecture

    @Reducer
    struct Facts {
      struct State: Equatable { var fact = "" }
      enum Action\(conformances) {
        case tapped
        case response(TaskResult<[String: Int]>)
      }
      @Dependency(\\.facts) var facts
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .tapped:
            return .run { send in await send(.response(TaskResult { try await facts.fetch() })) }
          case .response(.success(let facts)): return .none
          case .response(.failure): return .none
          }
        }
      }
    }
    \(more)
    """
  }

  private func rewritten(_ text: String, besides others: String...) -> String {
    Modernizer(
      [("A.swift", text)], besides: others.enumerated().map { ("B\($0).swift", $1) }
    ).files[0].text
  }

  private func isRewritten(_ text: String, besides others: String...) -> Bool {
    let new = Modernizer(
      [("A.swift", text)], besides: others.enumerated().map { ("B\($0).swift", $1) }
    ).files[0].text
    #expect(!new.contains("Task" + "Result") || new == text, "all or nothing")
    return new != text
  }

  @Test(arguments: ["", ": Sendable"])
  func `Actions that are not equatable hold results`(conformances: String) {
    #expect(
      rewritten(Self.feature(conformances))
        == Self.feature(conformances)
        .replacing("TaskResult<[String: Int]>", with: "Result<[String: Int], any Error>")
        .replacing("TaskResult {", with: "Result {"))
  }

  @Test(arguments: [
    (": Equatable", ""), (": Equatable, Sendable", ": Sendable"),
    (": BindableAction, Equatable", ": BindableAction"),
  ])
  func `Actions give up a conformance that nothing needs`(old: String, new: String) {
    let text = rewritten(Self.feature(old))
    #expect(text.contains("enum Action\(new) {"))
    #expect(text.contains("case response(Result<[String: Int], any Error>)"))
  }

  @Test func `Actions stay equatable if something may compare them`() {
    let text = Self.feature(": Equatable")
    #expect(isRewritten(text))
    #expect(!isRewritten(text.replacing("enum Action", with: "public enum Action")))
    #expect(!isRewritten(Self.feature(": Hashable")))
    #expect(!isRewritten(Self.feature("", "extension Facts.Action: Equatable {}")))
    #expect(!isRewritten(Self.feature(": Equatable", "let alert: AlertState<Facts.Action>? = nil")))
    #expect(
      !isRewritten(text, besides: "let store = TestStore(initialState: Facts.State()) { Facts() }"))
    for payload in [
      "Facts.Action", "PresentationAction<Facts.Action>", "IdentifiedActionOf<Facts>",
    ] {
      let parent = "struct App { enum Action: Equatable { case facts(\(payload)) } }"
      #expect(!isRewritten(text, besides: parent), "\(payload)")
      #expect(isRewritten(text, besides: parent.replacing(": Equatable", with: "")), "\(payload)")
    }
    #expect(
      isRewritten(
        text, besides: "struct App { enum Action: Equatable { case facts(Other.Action) } }"))
  }

  @Test func `Results that are used otherwise stay`() {
    #expect(!isRewritten(Self.feature("", "func fetch() -> TaskResult<Int> { .success(1) }")))
    #expect(
      !isRewritten(
        Self.feature("", "func number(_ result: Facts.Action) throws { try result.value }")))
    #expect(!isRewritten(Self.feature(""), besides: "let results: [TaskResult<Int>] = []"))
    #expect(!isRewritten(Self.feature("", "enum Result { case none }")))
  }
}
