import ComposableArchitecture
import SwiftUI

/// One picture: a number that its buttons change.
struct Picture: Reducer {
  struct State: Equatable, Identifiable {
    var id = 0
    var likes = 0
  }

  enum Action: Equatable {
    case like
    case shown
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if action == .like { state.likes += 1 }
    return .none
  }
}

struct PictureView: View {
  let store: StoreOf<Picture>
  @State private var isOpen = false

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      HStack {
        Text("picture \(viewStore.id): \(viewStore.likes)")
        Button("Like") { viewStore.send(.like) }
        Toggle("Open", isOn: $isOpen)
      }
    }
  }
}

/// Children of one type in every kind of state.
struct Gallery: Reducer {
  struct State: Equatable {
    var left = Picture.State(id: 1)
    var right = Picture.State(id: 2)
    var opened: Picture.State?
    var total = 0
    var wall: IdentifiedArrayOf<Picture.State> = [Picture.State(id: 3), Picture.State(id: 4)]
    var hidden = Picture.State(id: 9)
    var note = Plaque.State()
  }

  enum Action: Equatable {
    case hidden(Picture.Action)
    case left(Picture.Action)
    case note(Plaque.Action)
    case openButtonTapped
    case opened(Picture.Action)
    case right(Picture.Action)
    case wall(id: Int, action: Picture.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.left, action: /Action.left) { Picture() }
    Scope(state: \.right, action: /Action.right) { Picture() }
    Scope(state: \.hidden, action: /Action.hidden) { Picture() }
    Scope(state: \.note, action: /Action.note) { Plaque() }
    Reduce { state, action in
      switch action {
      case .openButtonTapped: state.opened = Picture.State(id: 5)
      case .left(.like), .right(.like): state.total += 1
      default: break
      }
      return .none
    }
    .ifLet(\.opened, action: /Action.opened) { Picture() }
    .forEach(\.wall, action: /Action.wall(id:action:)) { Picture() }
  }
}

/// A child that no view shows.
struct Plaque: Reducer {
  struct State: Equatable { var text = "" }
  enum Action: Equatable { case clear }

  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

struct GalleryView: View {
  let store: StoreOf<Gallery>

  var body: some View {
    VStack(alignment: .leading) {
      PictureView(store: store.scope(state: \.left, action: Gallery.Action.left))
      PictureView(store: store.scope(state: \.right, action: Gallery.Action.right))
        .disabled(true)
      IfLetStore(store.scope(state: \.opened, action: Gallery.Action.opened)) {
        PictureView(store: $0)
      } else: {
        WithViewStore(store, observe: { $0.total }) { viewStore in
          Button("Open") { viewStore.send(.openButtonTapped) }
        }
      }
      List {
        ForEachStore(store.scope(state: \.wall, action: Gallery.Action.wall)) {
          PictureView(store: $0)
        }
      }
    }
  }
}
