import Testing
import WorkshopFeatures

@testable import ShellCore

@Suite("Warnings about the behavior of a feature")
@MainActor
struct DiagnosingTests {
  private func output(_ feature: Feature, _ lines: String...) async -> String {
    let session = Session(features: [feature])
    var text = await session.evaluate("load \(feature.name)").text
    for line in lines { text = await session.evaluate(line).text }
    return text
  }

  // MARK: Actions that send each other

  @Test("Two actions that send each other are named, with how each sends the other")
  func pingPong() async {
    let text = await output(
      Feature("Sample", summary: "", initialState: PingPong.State()) { PingPong() }, ".ping")
    #expect(
      text.contains(
        "warning: TCA010: .ping and .pong send each other without end\n"
          + "This is because .ping sends .pong with `.send` and .pong sends .ping with `.run` ("))
    #expect(text.components(separatedBy: "received action:").count == 11)
  }

  @Test("An action that sends itself is named")
  func itself() async {
    let text = await output(
      Feature("Sample", summary: "", initialState: Endless.State()) { Endless() }, ".chain")
    #expect(text.contains("warning: TCA010: .chain sends itself without end\n"))
  }

  // MARK: Values that are copied too early

  @Test("A parent that copies its child's old value is reported, from the second change on")
  func lag() async {
    let plus = ".amountControl(.plusButtonTapped)"
    let first = await output(
      Feature("Sample", summary: "", initialState: ParentFirst.State()) { ParentFirst() }, plus)
    #expect(!first.contains("warning"))
    let second = await output(
      Feature("Sample", summary: "", initialState: ParentFirst.State()) { ParentFirst() }, plus,
      plus)
    #expect(
      second.contains(
        "warning: TCA011: ParentFirst set `total` to 1, which `amountControl.amount` was before"))
  }

  @Test("A parent that runs after its child is not reported")
  func childFirst() async {
    let plus = ".amountControl(.plusButtonTapped)"
    let text = await output(
      Feature("Sample", summary: "", initialState: ParentFirst.State()) { ChildFirst() }, plus,
      plus, plus)
    #expect(!text.contains("warning"))
  }

  @Test("A copy in a child of a child is reported with its path in that child")
  func nested() async {
    let plus = ".parent(.amountControl(.plusButtonTapped))"
    let text = await output(
      Feature("Sample", summary: "", initialState: Grandparent.State()) { Grandparent() }, plus,
      plus)
    #expect(text.contains("TCA011: ParentFirst set `total` to 1"))
  }

  @Test("Fields that are toggled in opposite directions are no copies")
  func opposite() async {
    let toggle = ".child(.toggled)"
    let text = await output(
      Feature("Sample", summary: "", initialState: Opposite.State()) { Opposite() }, toggle, toggle,
      toggle)
    #expect(!text.contains("warning"))
  }

  // MARK: Effects of removed children

  @Test("An effect is reported if a reducer outside of ifLet removes its child")
  func outside() async {
    let text = await output(
      Feature("Sample", summary: "", initialState: Screen.State()) { Screen(closesInside: false) },
      ".open", ".child(.sleep)", ".close")
    #expect(
      text.contains(
        "warning: TCA012: effect 1 of \\.child is still in flight, but \\.child is gone"))
    let later = await output(
      Feature("Sample", summary: "", initialState: Screen.State()) { Screen(closesInside: false) },
      ".open", ".child(.sleep)", ".close", ".close")
    #expect(!later.contains("warning"))
  }

  @Test("An effect that ends with its child is not reported")
  func inside() async {
    let text = await output(
      Feature("Sample", summary: "", initialState: Screen.State()) { Screen(closesInside: true) },
      ".open", ".child(.sleep)", ".close")
    #expect(!text.contains("warning"))
  }

  @Test("An effect of a removed row is reported with the row")
  func row() async {
    let text = await output(
      Feature("Sample", summary: "", initialState: RowScreen.State()) { RowScreen() },
      ".rows(id: 2, action: .sleep)", ".clear")
    #expect(text.contains("TCA012: effect 1 of \\.rows[2] is still in flight"))
  }
}

private struct PingPong: Reducer {
  struct State: Equatable { var rounds = 0 }
  enum Action: Equatable { case ping, pong }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.rounds += 1
    switch action {
    case .ping: return .send(.pong)
    case .pong: return .run { await $0(.ping) }
    }
  }
}

private struct Grandparent: Reducer {
  struct State: Equatable { var parent = ParentFirst.State() }
  enum Action: Equatable { case parent(ParentFirst.Action) }

  var body: some ReducerOf<Self> {
    Scope(state: \.parent, action: /Action.parent) { ParentFirst() }
  }
}

private struct Opposite: Reducer {
  struct State: Equatable {
    var child = Toggled.State()
    var isOff = true
  }
  enum Action: Equatable { case child(Toggled.Action) }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.isOff = state.child.isOn
      return .none
    }
    Scope(state: \.child, action: /Action.child) { Toggled() }
  }
}

private struct Toggled: Reducer {
  struct State: Equatable { var isOn = false }
  enum Action: Equatable { case toggled }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.isOn.toggle()
    return .none
  }
}

/// A child whose effect sleeps forever, closed inside or outside of `ifLet`.
private struct Screen: Reducer {
  struct State: Equatable { var child: Sleeper.State? }
  enum Action: Equatable { case child(Sleeper.Action), close, open }

  let closesInside: Bool

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if action == .open { state.child = Sleeper.State(id: 1) }
      if action == .close, closesInside { state.child = nil }
      return .none
    }
    .ifLet(\.child, action: /Action.child) { Sleeper() }
    Reduce { state, action in
      if action == .close { state.child = nil }
      return .none
    }
  }
}

private struct RowScreen: Reducer {
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Sleeper.State> = [Sleeper.State(id: 1), Sleeper.State(id: 2)]
  }
  enum Action: Equatable { case clear, rows(id: Int, action: Sleeper.Action) }

  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.rows, action: /Action.rows(id:action:)) { Sleeper() }
    Reduce { state, action in
      if action == .clear { state.rows = [] }
      return .none
    }
  }
}

private struct Sleeper: Reducer {
  struct State: Equatable, Identifiable { let id: Int }
  enum Action: Equatable { case sleep }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    .run { _ in try await Task.never() }
  }
}
