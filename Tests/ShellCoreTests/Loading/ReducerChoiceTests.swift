import Testing

@testable import ShellCore

@Suite("The reducer of a file")
struct ReducerChoiceTests {
  private struct Leaf: Reducer {
    struct State {}
    enum Action { case tapped }
    func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
  }

  private struct Row: Reducer {
    struct State {}
    enum Action { case leaf(Leaf.Action) }
    func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
  }

  private struct List: Reducer {
    struct State {}
    indirect enum Action { case row(id: Int, action: Row.Action), again(Action) }
    func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
  }

  private struct Other: Reducer {
    struct State {}
    enum Action { case tapped }
    func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
  }

  private func name(_ types: [Any.Type], _ name: String? = nil) -> String {
    switch ReducerChoice(types).decide(name) {
    case .one(let one): one.name.split(separator: ".").last.map(String.init) ?? ""
    case .none: "none"
    case .several(let several): "\(several.count)"
    case .unknown(let name): "no \(name)"
    }
  }

  @Test("The root reducer is the one that no other reducer embeds")
  func outermost() {
    #expect(name([Leaf.self, List.self, Int.self, Row.self]) == "List")
    #expect(name([Leaf.self]) == "Leaf")
    #expect(name([Int.self]) == "none")
  }

  @Test("Several root reducers are ambiguous")
  func several() {
    #expect(name([Leaf.self, Row.self, Other.self]) == "2")
  }

  private struct Screen: Reducer {
    struct State {}
    enum Action { case tapped }
    func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }

    struct Destination: Reducer {
      struct State {}
      enum Action { case tapped }
      func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
    }
  }

  @Test("A reducer that is declared inside another one is not a root")
  func nested() {
    #expect(name([Screen.Destination.self, Screen.self]) == "Screen")
    #expect(name([Screen.Destination.self, Leaf.self]) == "2")
  }

  @Test("The first group of names that contains exactly one root decides")
  func preferred() {
    func name(_ preferred: [[String]]) -> String? {
      let choice = ReducerChoice([LeafOnTop.self, OtherOnTop.self])
      guard case .one(let one) = choice.decide(nil, preferred: preferred) else { return nil }
      return one.name
    }
    #expect(name([["LeafOnTop"]]) == "LeafOnTop")
    #expect(name([["Unknown"], ["OtherOnTop"], ["LeafOnTop"]]) == "OtherOnTop")
    #expect(name([["OtherOnTop", "LeafOnTop"]]) == nil)
    #expect(name([]) == nil)
  }

  @Test("A reducer can be named in any case")
  func named() {
    let outer = TypeName.full(ReducerChoiceTests.self)
    #expect(name([Leaf.self, List.self], "\(outer).leaf") == "Leaf")
    #expect(name([Leaf.self, List.self], "Lef") == "no Lef")
  }
}

private struct LeafOnTop: Reducer {
  struct State {}
  enum Action { case tapped }
  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

private struct OtherOnTop: Reducer {
  struct State {}
  enum Action { case tapped }
  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}
