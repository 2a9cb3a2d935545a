import Testing

@testable import ComposableArchitecture

/// Stacks in a `TestStore`, and stacks that change while an action is handled.
@MainActor
struct StackRuleTests {
  private typealias Path = Walk.Path.State

  private func trail(_ count: Int) -> StoreOf<Trail> {
    let ids = StackElementIDGenerator()
    return EffectExecution.$current.withValue(.drainedByHand) {
      Store(initialState: Trail.State(path: StackState((0..<count).map { _ in Picture.State() }))) {
        Trail()
      } withDependencies: {
        $0.stackElementID = ids
      }
    }
  }

  @Test func `An ID can be pushed again after it was popped, and a future one cannot`() async {
    let failures = await reports {
      let store = TestStore(initialState: Walk.State()) { Walk() }
      store.exhaustivity = .off
      await store.send(\.path.push, (id: 0, state: .form(Caption.State())))
      await store.send(\.path.popFrom, 0)
      await store.send(\.path.push, (id: 0, state: .form(Caption.State(title: "again")))) {
        $0.path[id: 0] = .form(Caption.State(title: "again"))
      }
      await store.send(\.path.push, (id: 1, state: .form(Caption.State())))
      await store.send(\.path.push, (id: 3, state: .form(Caption.State()))) {
        $0.path[id: 3] = .form(Caption.State())
      }
    }
    #expect(failures.map(\.code) == [.stackElement])
    #expect(failures.first?.summary.contains("with ID #3, which no stack has created yet") == true)
    #expect(failures.first?.causes == ["the test pushes an ID out of order: the next one is #2"])
  }

  @Test
  func `A popFrom with an unknown ID names the ID and those on the stack, and the parent runs`() {
    let store = trail(2)
    let warnings = reports { store.send(.path(.popFrom(id: 9))) }
    #expect(
      warnings.map(\.summary) == [
        "forEach received StackRuleTests.Trail.Action.path(.popFrom(id:)) for ID #9, "
          + "which is not in \\.path, whose IDs are #0, #1"
      ])
    #expect(store.withState(\.log) == ["popFrom #9"])
    #expect(store.withState { $0.path.ids } == [0, 1])
  }

  @Test func `An element that the parent removes in its popFrom is not missed`() {
    let store = trail(2)
    let warnings = reports {
      store.send(.removeOnPop(true))
      store.send(.path(.popFrom(id: 0)))
    }
    #expect(warnings.isEmpty)
    #expect(store.withState { $0.path.isEmpty })
  }

  @Test func `An element that a reducer after forEach removes is cancelled with the next action`() {
    let store = trail(1)
    store.sendAndDrain(.path(.element(id: 0, action: .start)))
    store.sendAndDrain(.removeLate)
    #expect(store.runningEffects.count == 1)
    store.sendAndDrain(.idle)
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `Elements lose their effects when the stack or the whole state is replaced`() {
    for action in [Trail.Action.clear, .replace, .reset] {
      let store = trail(2)
      store.sendAndDrain(.path(.element(id: 0, action: .start)))
      store.sendAndDrain(.path(.element(id: 1, action: .start)))
      #expect(store.runningEffects.count == 2)
      store.sendAndDrain(action)
      #expect(store.runningEffects.isEmpty, "\(action)")
    }
  }

  @Test func `An element with another case or another own ID is the same element`() {
    let store = Store.drained(
      Walk.State(path: StackState([.picture(Picture.State())])),
      Reduce<Walk.State, Walk.Action> { state, action in
        if action == .popTapped, let id = state.path.ids.first {
          state.path[id: id] = .picture(Picture.State(id: 7))
        }
        if action == .removeFirst, let id = state.path.ids.first {
          state.path[id: id] = .form(Caption.State())
        }
        return .none
      }
      .forEach(\.path, action: \.path))
    let id = store.state.path.ids[0]
    store.sendAndDrain(.path(.element(id: id, action: .picture(.start))))
    store.sendAndDrain(.popTapped)
    store.sendAndDrain(.removeFirst)
    #expect(store.state.path[id: id] == .form(Caption.State()))
    #expect(store.runningEffects.count == 1)
  }

  @Test func `What an element starts with its removing action goes on, and dismisses nothing`() {
    let store = trail(2)
    store.sendAndDrain(.path(.element(id: 1, action: .start)))
    store.send(.removeOnClose(true))
    let warnings = reports { store.sendAndDrain(.path(.element(id: 1, action: .closeTapped))) }
    #expect(store.withState { $0.path.ids } == [0])
    #expect(warnings.isEmpty)
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `All stacks of a feature draw from one count`() async {
    let store = TestStore(initialState: Pair.State()) { Pair() }
    await store.send(.pushTapped) {
      $0.first[id: 0] = 1
      $0.second[id: 1] = 1
    }
    await store.send(.pushTapped) {
      $0.first.append(2)
      $0.second.append(2)
    }
    #expect(store.state.first.ids == [0, 2])
    #expect(store.state.second.ids == [1, 3])
  }

  @Test func `IDs that an assertion uses do not change those of the store`() async {
    let store = TestStore(initialState: Pair.State()) { Pair() }
    store.exhaustivity = .off
    await store.send(.idle) { state in
      var stack = StackState<Int>()
      for number in 0..<5 { stack.append(number) }
      #expect(state.first.isEmpty)
    }
    await store.send(.pushTapped)
    #expect(store.state.first.ids == [0])
  }

  @Test func `A received action is asserted with the ID that the store has created`() async {
    let store = TestStore(initialState: Pair.State()) { Pair() }
    await store.send(.pushTwiceTapped) {
      $0.first[id: 0] = 1
      $0.second[id: 1] = 1
    }
    await store.receive(.pushTapped) {
      $0.first[id: 2] = 2
      $0.second[id: 3] = 2
    }
  }

  @Test func `A deep link through a stack and a sheet can be dismissed from the inside first`()
    async
  {
    let picture = Picture.State(inner: Picture.State(id: 1))
    let path = StackState([Path.form(Caption.State()), .picture(picture)])
    let store = TestStore(initialState: Walk.State(path: path)) { Walk() }
    await store.send(\.path[id: 1].picture.inner.closeTapped) { $0.log = [0] }
    await store.receive(\.path[id: 1].picture.inner.dismiss) {
      $0.path[id: 1]?.modify(\.picture) { $0.inner = nil }
      $0.log = [0, 0]
    }
    await store.send(\.path[id: 1].picture.closeTapped) { $0.log = [0, 0, 0] }
    await store.receive(\.path.popFrom, 1) {
      $0.path[id: 1] = nil
      $0.log = [0, 0, 0, 2]
    }
  }

  @Test func `An element is changed through its case, and another case is reported`() {
    var stack = StackState([Path.picture(Picture.State())])
    let id = stack.ids[0]
    stack[id: id, case: \.picture]?.count = 3
    stack[id: id, case: /Path.picture]?.count += 1
    #expect(stack[id: id, case: \.picture]?.count == 4)
    let warnings = reports { stack[id: id, case: \.form] = Caption.State() }
    #expect(warnings.map(\.code) == [.otherCase])
    #expect(stack[0].picture?.count == 4)
    stack[id: id, case: \.picture] = nil
    #expect(stack.isEmpty)
  }

  @Test func `Two and more unchanged elements are counted in a diff`() {
    let old = StackState([1, 2, 3, 4].map { Caption.State(title: "\($0)") })
    var new = old
    new[id: old.ids[3]]?.title = "x"
    let id = old.ids[3]
    #expect(
      ChangeText.diff(old, new) == """
          [
            … (3 unchanged),
            \(id): Caption.State(
        -     _title: "4"
        +     _title: "x"
            )
          ]
        """)
  }

  /// A stack in the 1.0 spelling.
  private struct Trail: Reducer {
    struct State: Equatable {
      var path = StackState<Picture.State>()
      var log: [String] = []
      var removesOnClose = false
      var removesOnPop = false
    }
    enum Action: Equatable {
      case clear, idle, removeLate, replace, reset
      case path(StackAction<Picture.State, Picture.Action>)
      case removeOnClose(Bool)
      case removeOnPop(Bool)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .clear: state.path.removeAll()
        case .idle, .removeLate: break
        case .path(.element(let id, .closeTapped)):
          if state.removesOnClose { state.path.pop(from: id) }
        case .path(.popFrom(let id)):
          state.log.append("popFrom \(id)")
          if state.removesOnPop { state.path.removeAll() }
        case .path: break
        case .removeOnClose(let removes): state.removesOnClose = removes
        case .removeOnPop(let removes): state.removesOnPop = removes
        case .replace: state.path = StackState([Picture.State()])
        case .reset: state = State()
        }
        return .none
      }
      .forEach(\.path, action: /Action.path) { Picture() }
      Reduce { state, action in
        if action == .removeLate { state.path.removeAll() }
        return .none
      }
    }
  }

  /// A feature with two stacks.
  @Reducer
  struct Pair {
    @ObservableState
    struct State: Equatable {
      var first = StackState<Int>()
      var second = StackState<Int>()
    }
    enum Action: Equatable { case idle, pushTapped, pushTwiceTapped }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        guard action != .idle else { return .none }
        state.first.append(state.first.count + 1)
        state.second.append(state.second.count + 1)
        return action == .pushTwiceTapped ? .send(.pushTapped) : .none
      }
    }
  }
}
