@testable import SourceLoading
import Testing

/// Names that TCA 1.25 deprecates in loaded files.
struct DeprecationsTests {
  private func names(_ text: String) -> [String] {
    Deprecations.uses(in: [("App/Counter.swift", text)]).map(\.name)
  }

  @Test func `Types of views, and attributes, are found where they are used first`() {
    let text = """
      struct CounterView: View {
        @BindingState var name = ""
        var body: some View {
          WithViewStore(store, observe: { $0 }) { viewStore in }
          WithViewStore(store) { viewStore in }
        }
      }
      """
    let uses = Deprecations.uses(in: [
      ("App/Counter.swift", text), ("B.swift", "let a: TaskResult<Int>"),
    ])
    #expect(uses.map(\.name) == ["@BindingState", "WithViewStore", "TaskResult"])
    #expect(uses.map(\.place) == ["Counter.swift:2", "Counter.swift:4", "B.swift:1"])
  }

  @Test(
    "Calls are recognized by their arguments",
    arguments: [
      ("effect.debounce(id: 1, for: 2, scheduler: queue)", ["Effect.debounce"]),
      ("publisher.debounce(for: 2, scheduler: queue)", []),
      ("effect.throttle(id: 1, for: 2, clock: clock, latest: true)", ["Effect.throttle"]),
      ("return .concatenate(.send(.a), .send(.b))", ["Effect.concatenate"]),
      ("store.withState { $0.count }", ["Store.withState"]),
      ("child.reduce(into: &state.child, action: action)", ["Reducer.reduce(into:action:)"]),
      ("numbers.reduce(into: 0) { $0 += $1 }", []),
      ("store.scope(state: \\.child, action: { .child($0) })", ["Store.scope with closures"]),
      ("store.scope(state: { $0.child }, action: \\.child)", ["Store.scope with closures"]),
      ("store.scope(state: \\.child, action: Action.child)", ["Store.scope with closures"]),
      ("store.scope(state: \\.child, action: \\.child)", []),
      ("$store.scope(\\.child, action: \\.child)", []),
      ("@Reducer(state: .equatable) enum Path {}", ["@Reducer(state:action:)"]),
      ("@Reducer struct Counter {}", []),
    ])
  func calls(text: String, expected: [String]) {
    #expect(names(text) == expected)
  }

  @Test func `Comments, strings, and declarations of the same name are not uses`() {
    #expect(names("// ViewStore\nlet a = \"WithViewStore\"\nstruct ViewStore {}") == [])
  }

  @Test func `A note names each with its replacement`() throws {
    let uses = Deprecations.uses(in: [("Counter.swift", "let result: TaskResult<Int>")])
    #expect(
      Deprecations.note(about: uses) == """
        note: names that TCA 1.25 deprecates are used here; `hints off` hides this note
        - TaskResult (Counter.swift:1); use `Result`
        """)
    #expect(Deprecations.note(about: []) == nil)
  }
}
