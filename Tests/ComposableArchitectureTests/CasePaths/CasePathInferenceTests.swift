import ComposableArchitecture
import Testing

/// Type inference of `/` in the positions where features use it. Functions with the same constraints
/// replace the operators of the architecture.
@Suite struct CasePathInferenceTests {
  @Test func `Scope infers the child from a property`() {
    let path = scope(state: \Parent.State.child, action: /Parent.Action.child) { Child() }
    #expect(path.extract(from: .child(.tapped)) == .tapped)
  }

  @Test func `Scope infers the child from a case`() {
    let path = scope(state: /Screen.State.child, action: /Screen.Action.child) { Child() }
    #expect(path.extract(from: .child(.tapped)) == .tapped)
  }

  @Test func `ifLet infers the child from an optional`() {
    let path = Parent().ifLet(\.sheet, action: /Parent.Action.child) { Child() }
    #expect(path.extract(from: .reset) == nil)
  }

  @Test func `ifCaseLet infers the child from a case`() {
    let path = Screen().ifCaseLet(/Screen.State.child, action: /Screen.Action.child) { Child() }
    #expect(path.extract(from: .child(.tapped)) == .tapped)
  }

  @Test func `forEach infers the element from a collection`() throws {
    let full = Parent().forEach(\.rows, action: /Parent.Action.row(id:action:)) { Child() }
    let short = Parent().forEach(\.rows, action: /Parent.Action.row) { Child() }
    for path in [full, short] {
      #expect(try #require(path.extract(from: .row(id: 2, action: .tapped))) == (2, .tapped))
      #expect(path.embed((3, .tapped)) == .row(id: 3, action: .tapped))
    }
  }

  @Test func `A feature names its own cases without its type`() {
    #expect(Parent.inside().extract(from: .child(.tapped)) == .tapped)
  }

  @Test func `A generic feature infers its children`() {
    func child<C: Feature>(_: C.Type) -> AnyCasePath<Wrapper<C>.Action, C.Action> {
      scope(state: \Wrapper<C>.State.child, action: /Wrapper<C>.Action.child) { C() }
    }
    #expect(child(Child.self).extract(from: .child(.tapped)) == .tapped)
  }
}

private protocol Feature {
  associatedtype State
  associatedtype Action: Equatable
  init()
}

private func scope<ParentState, ParentAction, ChildState, ChildAction, C: Feature>(
  state: WritableKeyPath<ParentState, ChildState>,
  action: AnyCasePath<ParentAction, ChildAction>, child: () -> C
) -> AnyCasePath<ParentAction, ChildAction>
where ChildState == C.State, ChildAction == C.Action { action }

private func scope<ParentState, ParentAction, ChildState, ChildAction, C: Feature>(
  state: AnyCasePath<ParentState, ChildState>,
  action: AnyCasePath<ParentAction, ChildAction>, child: () -> C
) -> AnyCasePath<ParentAction, ChildAction>
where ChildState == C.State, ChildAction == C.Action { action }

extension Feature {
  fileprivate func ifLet<WrappedState, WrappedAction, Wrapped: Feature>(
    _ state: WritableKeyPath<State, WrappedState?>,
    action: AnyCasePath<Action, WrappedAction>, then: () -> Wrapped
  ) -> AnyCasePath<Action, WrappedAction>
  where WrappedState == Wrapped.State, WrappedAction == Wrapped.Action { action }

  fileprivate func ifCaseLet<CaseState, CaseAction, Case: Feature>(
    _ state: AnyCasePath<State, CaseState>,
    action: AnyCasePath<Action, CaseAction>, then: () -> Case
  ) -> AnyCasePath<Action, CaseAction>
  where CaseState == Case.State, CaseAction == Case.Action { action }

  fileprivate func forEach<ElementState, ElementAction, ID: Hashable, Element: Feature>(
    _ state: WritableKeyPath<State, [ID: ElementState]>,
    action: AnyCasePath<Action, (ID, ElementAction)>, element: () -> Element
  ) -> AnyCasePath<Action, (ID, ElementAction)>
  where ElementState == Element.State, ElementAction == Element.Action { action }
}

private struct Child: Feature {
  struct State { var count = 0 }
  enum Action: Equatable { case tapped }
}

private struct Parent: Feature {
  struct State { var child = Child.State(), sheet: Child.State?, rows: [Int: Child.State] = [:] }
  enum Action: Equatable {
    case child(Child.Action), row(id: Int, action: Child.Action), reset
  }
  static func inside() -> AnyCasePath<Action, Child.Action> {
    scope(state: \State.child, action: /Action.child) { Child() }
  }
}

private struct Screen: Feature {
  enum State { case child(Child.State), empty }
  enum Action: Equatable { case child(Child.Action) }
}

private struct Wrapper<C: Feature>: Feature {
  struct State { var child: C.State }
  enum Action: Equatable { case child(C.Action) }
}
