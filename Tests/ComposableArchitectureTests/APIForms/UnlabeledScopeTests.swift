import ComposableArchitecture
import SwiftUI
import Testing

/// A feature with the API of TCA 1.25 and later: scopes without a label, effects from `onChange`, and scopes of enums.
@MainActor
struct UnlabeledScopeTests {
  private let store = Store(initialState: Trip.State()) { Trip() }

  @Test func `Scopes of a property, an optional, a collection and a stack need no label`() {
    store.scope(\.map, action: \.map).send(.tapped)
    // A picture that is not presented counts in steps of 100.
    #expect(store.map.count == 100)
    #expect(store.scope(\.photo, action: \.photo.presented) == nil)
    store.send(.photoTapped)
    store.scope(\.photo, action: \.photo.presented)?.send(.tapped)
    #expect(store.photo?.count == 1)
    for row in store.scope(\.stops, action: \.stops) { row.send(.tapped) }
    #expect(store.stops.map(\.count) == [100, 100])
    let path = Bindable(store).scope(\.path, action: \.path)
    #expect(path.wrappedValue.withState(\.count) == 0)
  }

  @Test func `onChange returns an effect`() async {
    await store.send(.photoTapped).finish()
    #expect(store.openings == 1)
  }

  @Test func `A destination of an enum is scoped by its case`() {
    let destination = Bindable(store).scope(\.$destination, action: \.destination)
    #expect(destination.photo.wrappedValue == nil)
    store.send(.destinationTapped)
    destination.photo.wrappedValue?.send(.tapped)
    #expect(store.destination?.photo?.count == 1)
    // A binding dismisses only the child that it was made for.
    Bindable(store).scope(\.$destination, action: \.destination).photo.wrappedValue = nil
    #expect(store.destination == nil)
  }
}

@Reducer
private struct Trip {
  @Reducer
  enum Destination { case photo(Picture) }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var map = Picture.State()
    var openings = 0
    var path = StackState<Picture.State>()
    @Presents var photo: Picture.State?
    var stops: IdentifiedArrayOf<Picture.State> = [Picture.State(id: 1), Picture.State(id: 2)]
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case destinationTapped
    case map(Picture.Action)
    case opened
    case path(StackActionOf<Picture>)
    case photo(PresentationAction<Picture.Action>)
    case photoTapped
    case stops(IdentifiedActionOf<Picture>)
  }

  var body: some ReducerOf<Self> {
    Scope(\.map, action: \.map) { Picture() }
    Reduce { state, action in
      switch action {
      case .destinationTapped: state.destination = .photo(Picture.State())
      case .opened: state.openings += 1
      case .photoTapped: state.photo = Picture.State()
      case .destination, .map, .path, .photo, .stops: break
      }
      return .none
    }
    .ifLet(\.$photo, action: \.photo) { Picture() }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.stops, action: \.stops) { Picture() }
    .forEach(\.path, action: \.path) { Picture() }
    .onChange(of: \.photo?.count) { old, state in
      old == nil ? .send(.opened) : .none
    }
  }
}

extension Trip.Destination.State: Equatable {}
