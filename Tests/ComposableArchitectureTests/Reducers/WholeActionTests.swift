import ComposableArchitecture
import Testing

/// `\.self` as the case key path of an action that is not `CasePathable`.
@MainActor
@Suite struct WholeActionTests {
  private enum Plain { case add }

  private var adding: Reduce<Int, Plain> {
    Reduce { state, _ in
      state += 1
      return .none
    }
  }

  @Test func `ifLet and Scope pass on all actions`() {
    let optional = Store(initialState: Int?.some(1)) {
      EmptyReducer<Int?, Plain>().ifLet(\.self, action: \.self) { adding }
    }
    optional.send(.add)
    #expect(optional.withState { $0 } == 2)
    let whole = Store<Int, Plain>(initialState: 1) {
      Scope(state: \.self, action: \.self) { adding }
      Scope(\.self, action: \.self) { adding }
    }
    whole.send(.add)
    #expect(whole.withState { $0 } == 3)
    whole.scope(state: \.self, action: \.self).send(.add)
    #expect(whole.withState { $0 } == 5)
  }

  @Test func `A store without a reducer ignores the actions of children`() {
    let store = StoreOf<Picture>(
      initialState: Picture.State(inner: Picture.State())
    ) {}
    store.scope(state: \.inner, action: \.inner.presented)?.send(.tapped)
    #expect(store.inner?.count == 0)
  }
}
