import Testing

@testable import ShellCore
@testable import SourceLoading

@Suite("deps with an endpoint")
@MainActor
struct DepsOverrideTests {
  private func session(after lines: String...) async -> Session {
    let session = Session(features: [Facts.feature])
    for line in ["load facts"] + lines { _ = await session.evaluate(line) }
    return session
  }

  @Test(
    "An endpoint returns the value that was typed, throws, and is live again; `undo` takes each back"
  )
  func endpoint() async throws {
    try await expectTranscript(
      """
      Facts> deps
      ...
      facts.count  live, Int
      facts.fetch  live, String
      facts.limit  live, Int
      facts.track  live
      Facts> deps facts.fetch "twelve"
      facts.fetch  returns "twelve"
      Facts> .fetch
      ...
      Facts> state text
      "twelve"
      Facts> deps facts.fetch fail
      facts.fetch  throws "facts.fetch failed"
      Facts> .fetch
      ...
      Facts> state text
      "facts.fetch failed"
      Facts> deps facts.fetch fail "offline"
      facts.fetch  throws "offline"
      Facts> deps facts.fetch fail "lost"
      facts.fetch  throws "lost"
      Facts> undo
      undid deps facts.fetch fail "lost"
      Facts> deps facts.fetch live
      facts.fetch  live, String
      Facts> .fetch
      ...
      Facts> state text
      "live"
      Facts> deps facts.fetch bare words
      facts.fetch  returns bare words
      Facts> deps facts.count 12
      facts.count  returns 12
      Facts> .count
      ...
      Facts> state count
      12
      Facts> deps facts.limit 3
      facts.limit  is 3
      Facts> deps facts.track ()
      facts.track  returns ()
      Facts> deps facts fail
      facts.fetch  throws "facts.fetch failed"
      """, on: session())
  }

  @Test("Each mistake has an error")
  func mistakes() async throws {
    try await expectTranscript(
      """
      Facts> deps facts.ftch "x"
      error: unknown dependency `facts.ftch`
        deps facts.ftch "x"
             ^ expected date, uuid, random, storage, facts.count, facts.fetch or 2 more; did you mean facts.fetch?
      Facts> deps facts.fetch
      error: `deps facts.fetch` needs a value
        deps facts.fetch
                        ^ expected text in double quotes, fail or live
      Facts> deps facts
      error: `deps facts` needs a value
        deps facts
                  ^ expected fail or live
      Facts> deps facts 3
      error: `facts` is a client
        deps facts 3
             ^ expected facts.count, facts.fetch, facts.limit or facts.track
      Facts> deps facts.count x
      error: `facts.count` takes an Int
        deps facts.count x
                         ^ expected a whole number
      Facts> deps facts.count fail
      error: `facts.count` cannot fail, because it does not throw
        deps facts.count fail
                         ^ expected a whole number, or live
      Facts> deps facts.fetch fail 3
      error: an Error is expected here
        deps facts.fetch fail 3
                              ^ expected the error's message in double quotes, or a value of its type such as URLError(.timedOut)
      Facts> deps facts.fetch throws "offline"
      error: `throws` would be the value
        deps facts.fetch throws "offline"
                         ^ `fail` lets the endpoint throw; a text in quotation marks is a value; did you mean fail?
      Facts> deps facts.fetch "throws"
      facts.fetch  returns "throws"
      """, on: session())
  }

  @Test("The exported test and the scenario override it, too")
  func export() async throws {
    let session = await session(
      after: "deps facts.fetch \"twelve\"", ".fetch")
    #expect(await !session.evaluate("export test").text.contains("TextError"))
    await session.type("deps facts.fetch fail")
    let test = await session.evaluate("export test").text
    #expect(test.contains(#"store.dependencies.facts.fetch = { _ in "twelve" }"#), "\(test)")
    #expect(test.contains(#"throw TextError(message: "facts.fetch failed")"#))
    // The original library has no such type, and this package's must not be the one that is found.
    #expect(test.contains("\nprivate struct TextError: LocalizedError, Hashable"), "\(test)")
    #expect(test.contains("import Foundation\n"))
    #expect(test.contains("$0.facts = FactsClient.liveValue"))
    await session.type("deps facts.fetch fail URLError(.timedOut)")
    let failing = await session.evaluate("export test").text
    #expect(failing.contains("throw URLError(.timedOut)"))
    #expect(failing.contains("import Foundation\n"))
    let scenario = await session.evaluate("export scenario").text
    #expect(scenario.contains("> deps facts.fetch \"twelve\"\nfacts.fetch  returns \"twelve\""))
  }

  @Test("Names and values are completed")
  func completion() async {
    let completer = await session().completer
    #expect(completer.complete("deps facts.c").candidates.map(\.text) == ["facts.count"])
    #expect(completer.complete("deps facts.fetch f").candidates.map(\.text) == ["fail"])
    #expect(completer.complete("deps facts.isOn t").candidates.map(\.text) == [])
  }

  @Test("The endpoints are found in the sources of a feature")
  func outline() {
    let source = """
      struct FactsClient {
        var fetch: @Sendable (Int, String) async throws -> String
        var count: () -> Int = { 0 }
        var url = "x"
        private var secret: () -> Int
        static var shared: () -> Int
      }
      extension DependencyValues {
        var facts: FactsClient {
          get { self[FactsClient.self] }
          set { self[FactsClient.self] = newValue }
        }
        @DependencyEntry var limit: Int = 3
        var readOnly: Int { 3 }
        private var hidden: Int { get { 1 } set {} }
      }
      struct Other: DependencyKey { var go: (Int) throws -> Bool }
      """
    #expect(
      EndpointOutline.all(in: [source]).map { "\($0.path) \($0.parameters ?? -1) \($0.canThrow)" }
        == [
          "[Other.self].go 1 true", ".facts.count 0 false", ".facts.fetch 2 true",
          ".limit -1 false",
        ])
    let calls = LoaderShim.Function.endpoints(
      in: SourceSet(files: [.init(name: "A.swift", text: source)])
    )
    .map(\.call)
    #expect(
      calls[2] == """
        ComposableArchitecture._DependencyEndpoint.throwing("facts.fetch", ".facts.fetch", \
        parameters: 2) { values, result in values.facts.fetch = { _, _ in try result() } }
        """)
  }
}

struct FactsClient: DependencyKey, Sendable {
  var fetch: @Sendable (Int) async throws -> String
  var count: @Sendable () -> Int
  var track: @Sendable (Int) -> Void
  var limit = 1
  static let liveValue = FactsClient(fetch: { _ in "live" }, count: { 7 }, track: { _ in })
}

extension DependencyValues {
  var facts: FactsClient {
    get { self[FactsClient.self] }
    set { self[FactsClient.self] = newValue }
  }
}

struct Facts: Reducer {
  struct State: Equatable {
    var text = ""
    var count = 0
  }

  enum Action: Equatable {
    case count
    case fetch
    case answered(String)
  }

  @Dependency(\.facts) var facts

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .count:
      state.count = facts.count()
      facts.track(state.count)
    case .fetch:
      return .run { send in
        await send(.answered(try await facts.fetch(1)))
      } catch: { error, send in
        await send(.answered("\(error)"))
      }
    case .answered(let text): state.text = text
    }
    return .none
  }

  static let feature = Feature(summary: "a client", defaultState: State()) { Facts() }
    .overridable([
      .plain("facts.count", ".facts.count", parameters: 0) { values, result in
        values.facts.count = { result() }
      },
      .throwing("facts.fetch", ".facts.fetch", parameters: 1) { values, result in
        values.facts.fetch = { _ in try result() }
      },
      .plain("facts.limit", ".facts.limit", parameters: nil) { values, result in
        values.facts.limit = result()
      },
      .plain("facts.track", ".facts.track", parameters: 1) { values, result in
        values.facts.track = { _ in result() }
      },
    ])
}
