import ComposableArchitecture
import Testing

@MainActor @Suite struct DependencyOfActionsTests {
  @Test func `A child's dependency does not reach its parent through an effect`() async {
    let store = Store(initialState: Parent.State()) { Parent() }
    await store.send(.child(.tapped)).finish()
    #expect(store.withState(\.child) == ["child", "child"])
    #expect(store.withState(\.own) == ["test", "test"])
  }

  @Test func `An action is not reduced with the dependencies around its send`() async {
    let store = Store(initialState: [String]()) {
      Reduce<[String], Bool> { state, isFirst in
        @Dependency(\.label) var label
        state.append(label)
        guard isFirst else { return .none }
        return .run { send in
          await withDependencies {
            $0.label = "effect"
          } operation: {
            await send(false)
          }
        }
      }
    }
    await store.send(true).finish()
    #expect(store.withState { $0 } == ["test", "test"])
  }

  @Test func `The dependencies of a store apply to the actions of its effects`() async {
    let store = Store(initialState: Parent.State()) {
      Parent()
    } withDependencies: {
      $0.label = "store"
    }
    await store.send(.child(.tapped)).finish()
    #expect(store.withState(\.own) == ["store", "store"])
  }
}

private enum LabelKey: DependencyKey {
  static let liveValue = "live"
  static let testValue = "test"
}

extension DependencyValues {
  fileprivate var label: String {
    get { self[LabelKey.self] }
    set { self[LabelKey.self] = newValue }
  }
}

private struct Child: Reducer {
  enum Action { case tapped, answered }
  @Dependency(\.label) var label

  func reduce(into state: inout [String], action: Action) -> Effect<Action> {
    state.append(label)
    return action == .tapped ? .run { await $0(.answered) } : .none
  }
}

private struct Parent: Reducer {
  struct State: Equatable { var child: [String] = [], own: [String] = [] }
  enum Action { case child(Child.Action) }
  @Dependency(\.label) var label

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: /Action.child) {
      Child().dependency(\.label, "child")
    }
    Reduce { state, _ in
      state.own.append(label)
      return .none
    }
  }
}
