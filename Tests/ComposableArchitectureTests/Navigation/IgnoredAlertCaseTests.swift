import ComposableArchitecture
import SwiftUI
import Testing

@testable import TerminalUI

/// Enums of destinations that declare the actions of their alerts themselves.
@MainActor
@Suite("Alerts in ignored cases")
struct IgnoredAlertCaseTests {
  @Test func `The alert of an ignored case shows its buttons and sends their actions`() throws {
    let store = Store(initialState: Album.State(destination: .alert(.confirmDeletion))) { Album() }
    let screen = Screen.render(AlbumView(store: store), width: 32)
    try #require(screen.controls(named: "Delete").first).tap()
    #expect(store.withState { $0.log } == ["deleted"])
    #expect(store.withState { $0.destination } == nil)
  }

  @Test func `Other data in an ignored case is a binding that dismisses when it becomes nil`() {
    let store = Store(initialState: Album.State(destination: .note("Rome"))) { Album() }
    let note = Bindable(store).scope(\.$destination, action: \.destination).note
    #expect(note.wrappedValue == "Rome")
    note.wrappedValue = nil
    #expect(store.withState { $0.destination } == nil)
  }

  @Test func `A feature beside ignored cases keeps its store`() {
    let store = Store(initialState: Album.State(destination: .form(Caption.State(title: "a")))) {
      Album()
    }
    let destination = Bindable(store).scope(\.$destination, action: \.destination)
    #expect(destination.form.wrappedValue?.title == "a")
    #expect(destination.note.wrappedValue == nil)
    #expect(destination.alert.wrappedValue == nil)
  }
}

/// Presents an alert whose action type the enum of destinations declares.
@Reducer
private struct Album {
  @Reducer
  enum Destination {
    @ReducerCaseIgnored case alert(AlertState<Alert>)
    case form(Caption)
    @ReducerCaseIgnored case note(String)
    @CasePathable
    enum Action: Equatable {
      case alert(Alert)
      case form(Caption.Action)
      case note(Never)
    }
    enum Alert: Equatable { case delete }
  }
  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var log: [String] = []
  }
  enum Action {
    case destination(PresentationAction<Destination.Action>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .destination(.presented(.alert(.delete))) = action { state.log.append("deleted") }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Album.Destination.State: Equatable {}

extension AlertState where Action == Album.Destination.Alert {
  fileprivate static var confirmDeletion: Self {
    AlertState {
      TextState("Delete?")
    } actions: {
      ButtonState(action: .delete) { TextState("Delete") }
    }
  }
}

private struct AlbumView: View {
  @Bindable var store: StoreOf<Album>
  var body: some View {
    Text("album")
      .alert($store.scope(\.$destination, action: \.destination).alert)
      .sheet(item: $store.scope(\.$destination, action: \.destination).form) { form in
        Text(form.title)
      }
  }
}
