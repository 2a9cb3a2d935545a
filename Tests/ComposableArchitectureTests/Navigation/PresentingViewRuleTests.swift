import ComposableArchitecture
import SwiftUI
import Testing

@testable import TerminalUI

/// Presented children in every kind of box, closed from the inside.
@MainActor
@Suite("Views that close themselves")
struct PresentingViewRuleTests {
  private typealias Presentation = (
    _ store: StoreOf<Gallery>, _ onDismiss: @escaping () -> Void
  ) -> any View

  private static let presentations: [Presentation] = [
    { store, onDismiss in
      Text("gallery").sheet(
        item: Bindable(store).scope(
          state: \.destination?.picture, action: \.destination.picture), onDismiss: onDismiss
      ) { LeavingView(store: $0) }
    },
    { store, onDismiss in
      Text("gallery").fullScreenCover(
        item: Bindable(store).scope(\.$destination, action: \.destination).picture,
        onDismiss: onDismiss
      ) { LeavingView(store: $0) }
    },
    { store, onDismiss in
      Text("gallery").sheet(
        store: store.scope(state: \.$destination, action: { .destination($0) }),
        state: { $0.picture }, action: { .picture($0) }, onDismiss: onDismiss
      ) { LeavingView(store: $0) }
    },
    { store, onDismiss in
      Text("gallery").fullScreenCover(
        store: store.scope(state: \.$destination, action: \.destination),
        state: /Gallery.Destination.State.picture, action: Gallery.Destination.Action.picture,
        onDismiss: onDismiss
      ) { LeavingView(store: $0) }
    },
  ]

  @Test(arguments: 0..<4)
  func `dismiss in the environment dismisses the child, and onDismiss is called`(
    index: Int
  ) throws {
    let state = Gallery.State(destination: .picture(Picture.State(count: 3)))
    let store = Store(initialState: state) { Gallery() }
    var dismissals = 0
    let view = AnyView(Self.presentations[index](store) { dismissals += 1 })
    try #require(Screen.render(view, width: 32).controls(named: "Leave 3").first).tap()
    #expect(store.withState { $0 } == Gallery.State(log: ["3"]))
    #expect(dismissals == 1)
    #expect(Screen.render(view, width: 32).lines == ["gallery"])
  }

  @Test func `A popover is shown for a store and for a binding`() throws {
    let state = Gallery.State(destination: .picture(Picture.State(count: 3)))
    let store = Store(initialState: state) { Gallery() }
    let views: [any View] = [
      Text("gallery").popover(
        item: Bindable(store).scope(state: \.destination?.picture, action: \.destination.picture),
        attachmentAnchor: .rect(.bounds), arrowEdge: .bottom
      ) { LeavingView(store: $0) },
      Text("gallery").popover(
        store: store.scope(state: \.$destination, action: \.destination),
        state: /Gallery.Destination.State.picture, action: Gallery.Destination.Action.picture
      ) { LeavingView(store: $0) },
    ]
    for view in views {
      let screen = Screen.render(AnyView(view), width: 32)
      #expect(screen.controls.map(\.label) == ["Leave 3", "Close"])
    }
  }

  @Test func `IfLetStore draws a child in a case`() {
    let state = Gallery.State(destination: .form(Caption.State(title: "a")))
    let store = Store(initialState: state) { Gallery() }
    let view = IfLetStore(
      store.scope(state: \.$destination, action: { .destination($0) }),
      state: /Gallery.Destination.State.form, action: Gallery.Destination.Action.form
    ) { store in
      Text(store.title)
    } else: {
      Text("none")
    }
    #expect(Screen.render(view, width: 32).lines == ["a"])
    store.send(.present(.picture(Picture.State())))
    #expect(Screen.render(view, width: 32).lines == ["none"])
  }

  @Test func `dismiss in the view of an element pops it and those above`() throws {
    let store = Store(initialState: Walk.State()) {
      Walk()
    } withDependencies: {
      $0.stackElementID = StackElementIDGenerator()
    }
    store.send(.pushTapped)
    store.send(.pushTapped)
    let view = NavigationStack(path: Bindable(store).scope(state: \.path, action: \.path)) {
      Text("root")
    } destination: { store in
      switch store.case {
      case .form(let store): Text(store.title)
      case .picture(let store): LeavingView(store: store)
      }
    }
    try #require(Screen.render(view, width: 32).controls(named: "Leave 0").first).tap()
    #expect(store.withState { $0.path.count } == 1)
    try #require(Screen.render(view, width: 32).controls(named: "Leave 0").first).tap()
    #expect(Screen.render(view, width: 32).lines == ["root"])
  }
}

private struct LeavingView: View {
  let store: StoreOf<Picture>
  @Environment(\.dismiss) var dismiss
  var body: some View {
    Button("Leave \(store.count)") { dismiss() }
  }
}
