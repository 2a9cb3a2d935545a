import ComposableArchitecture
import Testing

/// The names of places and cases in outlines.
@Suite struct OutlineNameTests {
  private struct Child: Reducer {
    struct State: Equatable, Identifiable { var id = 0, text = "", on: Bool?, rows: [Int] = [] }
    enum Action: Equatable { case renamed(String, at: Int), moved([Int]) }
    func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
  }

  private func links<R: Reducer>(_ reducer: R) -> [String] {
    ReducerOutline.of(reducer).flatMap(\.flattened).compactMap { outline in
      outline.link.map { "\(outline.name) \($0.place) \($0.action ?? "?")" }
    }
  }

  @Test func `Cases that share a payload type are told apart`() {
    struct Pages: Reducer {
      enum State: Equatable { case one(Child.State), two(Child.State) }
      enum Action { case one(Child.Action), two(Child.Action) }
      var body: some ReducerOf<Self> {
        EmptyReducer()
          .ifCaseLet(/State.two, action: /Action.two) { Child() }
          .ifCaseLet(/State.one, action: /Action.one) { Child() }
      }
    }
    #expect(links(Pages()) == ["ifCaseLet /.one one", "ifCaseLet /.two two"])
  }

  @Test func `Only the actions share a payload type`() {
    struct Page: Reducer {
      enum State: Equatable { case one(Child.State), two(Int) }
      enum Action { case one(Child.Action), two(Child.Action) }
      var body: some ReducerOf<Self> {
        Scope(state: /State.one, action: /Action.one) { Child() }
      }
    }
    #expect(links(Page()) == ["Scope /.one one"])
  }

  @Test func `The case of identified actions has a name`() {
    #expect(links(TallyListFeature()).contains("forEach \\.rows rows"))
  }

  @Test func `A payload that cannot be made leaves the name open`() {
    final class Object: Sendable {}
    struct Owner: Reducer {
      struct State {}
      enum Action { case holding(Object) }
      func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
    }
    struct Pair: Reducer {
      struct State { var one = Owner.State() }
      enum Action { case one(Owner.Action), two(Owner.Action) }
      var body: some ReducerOf<Self> {
        Scope(state: \.one, action: /Action.one) { Owner() }
      }
    }
    #expect(links(Pair()) == ["Scope \\.one ?"])
  }
}
