import Testing

@testable import ComposableArchitecture

/// Warnings for actions whose child is missing.
@MainActor
struct MissingChildTests {
  @Test func `ifLet reports the property, the action and the location`() {
    let line: UInt = #line + 3
    let store = Store(initialState: Desk.State()) {
      EmptyReducer<Desk.State, Desk.Action>()
        .ifLet(\.worker, action: /Desk.Action.worker) { Worker() }
    }
    let texts = reports { store.send(.worker(.note("lost"))) }.map(\.text)
    #expect(
      texts == [
        """
        TCA003: ifLet received Desk.Action.worker(.note) while \\.worker is nil \
        (MissingChildTests.swift:\(line))
        This may be because:
        - a reducer that ran before ifLet had set \\.worker to nil: let ifLet run first
        - an effect of the child was still running when \\.worker became nil: cancel it then, as ifLet \
        does when the reducer it is applied to makes the change
        - a view sent the action although the state has no such child: show its view only while it has, and let `onDisappear` send an action of the parent
        """
      ])
  }

  @Test func `forEach reports the missing ID`() {
    let line: UInt = #line + 3
    let store = Store(initialState: Office.State(rows: [1])) {
      EmptyReducer<Office.State, Office.Action>()
        .forEach(\.rows, action: /Office.Action.row(id:action:)) { Worker() }
    }
    let texts = reports { store.send(.row(id: 7, action: .note("lost"))) }.map(\.text)
    #expect(
      texts == [
        """
        TCA004: forEach received Office.Action.row(id:, action: .note) for ID 7, which is not in \\.rows \
        (MissingChildTests.swift:\(line))
        This may be because:
        - a reducer that ran before forEach had removed the element: let forEach run first
        - an effect of the child was still running when the element was removed: cancel it then, as \
        forEach does when the reducer it is applied to makes the change
        - a view sent the action although the state has no such child: show its view only while it has, and let `onDisappear` send an action of the parent
        """
      ])
  }

  @Test func `ifCaseLet reports the current case of the state`() {
    let line: UInt = #line + 3
    let store = Store(initialState: Door.State.closed) {
      EmptyReducer<Door.State, Door.Action>()
        .ifCaseLet(/Door.State.open, action: /Door.Action.open) { Worker() }
    }
    let texts = reports { store.send(.open(.note("lost"))) }.map(\.text)
    #expect(
      texts == [
        """
        TCA001: ifCaseLet received Door.Action.open(.note) while Door.State is .closed \
        (MissingChildTests.swift:\(line))
        This may be because:
        - a reducer that ran before ifCaseLet had moved the state to .closed: let ifCaseLet run first
        - an effect of the child was still running when the state left its case: cancel it then, as \
        ifCaseLet does when the reducer it is applied to makes the change
        - a view sent the action although the state has no such child: show its view only while it has, and let `onDisappear` send an action of the parent
        """
      ])
  }

  @Test func `Scope on a case reports the current case and advises to cancel the effect`() {
    let line: UInt = #line + 2
    let store = Store(initialState: Door.State.closed) {
      Scope(state: /Door.State.open, action: /Door.Action.open) { Worker() }
    }
    let texts = reports { store.send(.open(.note("lost"))) }.map(\.text)
    #expect(
      texts == [
        """
        TCA001: Scope received Door.Action.open(.note) while Door.State is .closed \
        (MissingChildTests.swift:\(line))
        This may be because:
        - a reducer that ran before Scope had moved the state to .closed: let Scope run first
        - an effect of the child was still running when the state left its case: cancel it then
        - a view sent the action although the state has no such child: show its view only while it has, and let `onDisappear` send an action of the parent
        """
      ])
  }

  @Test func `A reducer that removed the child during the same action is reported as the cause`() {
    let line: UInt = #line + 6
    let store = Store(initialState: Desk.State(worker: Worker.State())) {
      Reduce<Desk.State, Desk.Action> { state, _ in
        state.worker = nil
        return .none
      }
      EmptyReducer().ifLet(\.worker, action: /Desk.Action.worker) { Worker() }
    }
    let texts = reports { store.send(.worker(.note("lost"))) }.map(\.text)
    #expect(
      texts == [
        """
        TCA003: ifLet received Desk.Action.worker(.note) while \\.worker is nil \
        (MissingChildTests.swift:\(line))
        This is because a reducer that runs before ifLet set \\.worker to nil while it handled this \
        action: put ifLet first.
        """
      ])
  }

  @Test func `Every operator reports a parent that removed its child, at any depth`() {
    let office = Store(initialState: Office.State(rows: [1])) {
      Reduce<Office.State, Office.Action> { state, _ in
        state.rows.removeAll()
        return .none
      }
      CombineReducers {
        EmptyReducer<Office.State, Office.Action>()
        EmptyReducer<Office.State, Office.Action>()
          .forEach(\.rows, action: /Office.Action.row(id:action:)) { Worker() }
      }
    }
    let door = Store(initialState: Door.State.open(Worker.State())) {
      Reduce<Door.State, Door.Action> { state, _ in
        state = .closed
        return .none
      }
      EmptyReducer<Door.State, Door.Action>()
        .ifCaseLet(/Door.State.open, action: /Door.Action.open) { Worker() }
      Scope(state: /Door.State.open, action: /Door.Action.open) { Worker() }
    }
    let found = reports {
      office.send(.row(id: 1, action: .note("lost")))
      door.send(.open(.note("lost")))
    }
    let causes = [
      """
      a reducer that runs before forEach removed the element while it handled this action: put \
      forEach first
      """,
      """
      a reducer that runs before ifCaseLet moved the state to .closed while it handled this action: \
      put ifCaseLet first
      """,
      """
      a reducer that runs before Scope moved the state to .closed while it handled this action: put \
      Scope first
      """,
    ]
    #expect(found.map(\.cause) == causes)
  }

  @Test func `A child that was missing before the action is not blamed on the order`() {
    let store = Store(initialState: Desk.State()) {
      Reduce<Desk.State, Desk.Action> { _, _ in .none }
      EmptyReducer().ifLet(\.worker, action: /Desk.Action.worker) { Worker() }
    }
    let found = reports { store.send(.worker(.note("lost"))) }
    #expect(found.map(\.cause) == [nil])
    #expect(found.map(\.causes.count) == [3])
  }

  @Test func `Without a handler, the warning is recorded as an issue`() {
    let store = Store(initialState: Desk.State()) { Desk() }
    withKnownIssue {
      store.send(.worker(.note("lost")))
    } matching: { issue in
      issue.description.contains("TCA003: ifLet received Desk.Action.worker(.note)")
    }
  }
}

private struct Door: Reducer {
  enum State {
    case open(Worker.State)
    case closed
  }
  enum Action { case open(Worker.Action) }

  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}
