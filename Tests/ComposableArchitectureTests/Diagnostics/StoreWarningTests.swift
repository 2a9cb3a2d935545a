import SwiftUI
import Testing

@testable import ComposableArchitecture
@testable import TerminalUI

/// Warnings of stores and of the views that present children.
@MainActor
struct StoreWarningTests {
  @Test func `An action that a reducer sends to its store is reported, and handled afterwards`() {
    let relay = Relay()
    let store = Store(initialState: 0) {
      Reduce<Int, Bool> { state, isFirst in
        state = state * 10 + (isFirst ? 1 : 2)
        if isFirst { relay.send?(false) }
        return .none
      }
    }
    relay.send = { [weak store] in store?.send($0) }
    let warnings = reports { store.send(true) }
    #expect(store.withState { $0 } == 12)
    #expect(
      warnings.map(\.text) == [
        """
        TCA042: Bool was sent to a store while its reducer was handling another action
        This may be because:
        - the reducer, or a function that it calls, sends to the store: return `.send` or `.run`
        - a value that the reducer replaced sends an action when it is deinitialized
        """
      ])
  }

  @Test func `An action that an observer sends is reported, and handled afterwards`() {
    let store = Store(initialState: 0) {
      Reduce<Int, Bool> { state, _ in
        state += 1
        return .none
      }
    }
    let observation = store.observe { [weak store] in
      if store?.withState({ $0 }) == 1 { store?.send(true) }
    }
    let warnings = reports { store.send(true) }
    #expect(
      warnings.map(\.text) == [
        """
        TCA047: Bool was sent to a store while its observers were told about a change
        This may be because:
        - a subscriber of `store.publisher` or an `onChange` closure sends to the store: let the reducer react, with `onChange(of:)` or an effect
        - an object that the observer released sends an action when it is deinitialized
        """
      ])
    #expect(store.withState { $0 } == 2)
    withExtendedLifetime(observation) {}
  }

  @Test func `An action that an observer sends fails no test`() {
    let store = Store(initialState: 0) {
      Reduce<Int, Bool> { state, _ in
        state += 1
        return .none
      }
    }
    let observation = store.observe { [weak store] in
      if store?.withState({ $0 }) == 1 { store?.send(true) }
    }
    withKnownIssue {
      store.send(true)
    } matching: {
      $0.severity == .warning
    }
    withExtendedLifetime(observation) {}
  }

  @Test func `An action whose payload sends an action when it is deinitialized is handled`() {
    let relay = Relay()
    let store = Store(initialState: 0) {
      Reduce<Int, Farewell> { state, action in
        switch action {
        case .ended: state += 1
        case .forward(let payload): return .send(.hold(payload))
        case .hold: state += 10
        }
        return .none
      }
    }
    relay.send = { [weak store] _ in store?.send(.ended) }
    let warnings = reports {
      store.send(.hold(Payload(relay)))
      #expect(store.withState { $0 } == 11)
      store.send(.forward(Payload(relay)))
      #expect(store.withState { $0 } == 22)
      let observation = store.observe {}
      store.send(.forward(Payload(relay)))
      #expect(store.withState { $0 } == 33)
      withExtendedLifetime(observation) {}
    }
    #expect(warnings == [])
  }

  private enum Farewell { case ended, forward(Payload), hold(Payload) }

  private final class Payload {
    private let relay: Relay
    init(_ relay: Relay) { self.relay = relay }
    deinit { MainActor.assumeIsolated { [relay] in relay.send?(true) } }
  }

  @Test func `A sheet that the state still contains after it was closed is reported`() {
    let store = Store(initialState: Lobby.State(picture: Picture.State())) { Lobby() }
    let picture = Bindable(store).scope(state: \.picture, action: \.picture)
    let warnings = reports { picture.wrappedValue = nil }
    #expect(warnings.map(\.code) == [.unwiredChild, .ignoredNavigation])
    #expect(
      warnings.last?.text == """
        TCA043: a view closed a child and sent Lobby.Action.picture(.dismiss), but the state still contains the child
        This may be because:
        - the parent does not run the child with `ifLet(\\.$child, action:)`, which sets the state to nil
        - a reducer that runs after ifLet sets the same child again
        """)
  }

  @Test func `A sheet that another child replaces is not reported`() {
    let state = Frame.State(picture: Picture.State(), replacement: Picture.State(id: 1))
    let store = Store(initialState: state) { Frame() }
    let picture = store.scope(state: { $0.$picture }, action: { .picture($0) }).presented()
    #expect(reports { picture.wrappedValue = nil } == [])
    #expect(store.withState { $0.picture?.id } == 1)
  }

  @Test func `A sheet that is closed while observers are called is only reported as closed then`() {
    let store = Store(initialState: Frame.State(picture: Picture.State())) { Frame() }
    let picture = store.scope(state: { $0.$picture }, action: { .picture($0) }).presented()
    let observation = store.observe { picture.wrappedValue = nil }
    #expect(reports { store.send(.idle) }.map(\.code) == [.sendWhileObserving])
    #expect(store.withState { $0.picture } == nil)
    withExtendedLifetime(observation) {}
  }

  @Test func `A stack that does not change when a view pushes or pops is reported`() throws {
    let store = Store(initialState: Lobby.State(path: StackState([Picture.State()]))) { Lobby() }
    let view = NavigationStack(path: Bindable(store).scope(state: \.path, action: \.path)) {
      Text("root")
    } destination: { _ in
      NavigationLink("More", state: Picture.State())
    }
    func tap(_ label: String) throws {
      try #require(Screen.render(view, width: 32).controls(named: label).first).tap()
    }
    let warnings = try reports {
      try tap("More")
      try tap("Back")
    }
    #expect(warnings.map(\.code) == [.unwiredChild, .ignoredNavigation, .ignoredNavigation])
    #expect(
      warnings[0].cause
        == "the parent has no forEach for its case `path`: add "
        + "`.forEach(\\.path, action: \\.path) { Picture() }` to its Reduce")
    #expect(
      warnings[1].summary
        == "a NavigationStack sent StackAction.push(id:, state:), "
        + "but the stack has as many elements as before")
    #expect(warnings[2].summary.contains("StackAction.popFrom(id:)"))
  }

  @Test func `modify reports another case and nil, and changes nothing`() {
    var state: Gallery.Destination.State? = .form(Caption.State())
    let texts = reports {
      state.modify(\.picture) { $0.count = 7 }
      state = nil
      state.modify(\.picture) { $0.count = 7 }
    }.map(\.summary)
    #expect(
      texts == [
        "modify(\\.picture) was called on a Gallery.Destination.State that is .form",
        "modify(\\.picture) was called on a Gallery.Destination.State that is nil",
      ])
    #expect(state == nil)
  }

  @Test func `A missing operator of an enum reducer is reported in its spelling`() {
    let store = Store(initialState: Foyer.State(destination: .form(Caption.State()))) { Foyer() }
    let warnings = reports { store.send(.destination(.presented(.form(.titleChanged("a"))))) }
    #expect(
      warnings.map(\.cause) == [
        "the parent has no ifLet for its case `destination`: add "
          + "`.ifLet(\\.$destination, action: \\.destination)` to its Reduce"
      ])
  }
}

/// Sends actions from where a store is not known.
@MainActor
private final class Relay: Sendable {
  var send: ((Bool) -> Void)?
}

/// A feature without the operators that run its children.
@Reducer
private struct Lobby {
  @ObservableState
  struct State: Equatable {
    @Presents var picture: Picture.State?
    var path = StackState<Picture.State>()
  }
  enum Action: Equatable {
    case path(StackActionOf<Picture>)
    case picture(PresentationAction<Picture.Action>)
  }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

/// A feature without the operator that runs its destination.
@Reducer
private struct Foyer {
  @ObservableState
  struct State: Equatable {
    @Presents var destination: Gallery.Destination.State?
  }
  enum Action: Equatable {
    case destination(PresentationAction<Gallery.Destination.Action>)
  }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
