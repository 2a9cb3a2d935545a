import ComposableArchitecture
import Foundation
import SwiftUI

@ObservableState
struct LikeState<ID: Hashable & Sendable>: Equatable {
  let id: ID
  var isLiked: Bool
}

@CasePathable
enum LikeAction {
  case tapped
  case response(Result<Bool, any Error>)
}

/// A feature that many others embed: generic, with what it does as a parameter.
@Reducer
struct Like<ID: Hashable & Sendable> {
  let like: @Sendable (ID, Bool) async throws -> Bool

  private struct CancelID: Hashable { let id: AnyHashable }

  var body: some Reducer<LikeState<ID>, LikeAction> {
    Reduce { state, action in
      switch action {
      case .tapped:
        state.isLiked.toggle()
        return .run { [id = state.id, isLiked = state.isLiked, like] send in
          await send(.response(Result { try await like(id, isLiked) }))
        }
        .cancellable(id: CancelID(id: state.id), cancelInFlight: true)
      case .response(.failure):
        state.isLiked.toggle()
        return .none
      case let .response(.success(isLiked)):
        state.isLiked = isLiked
        return .none
      }
    }
  }
}

@Reducer
struct Photo {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: UUID
    var isLiked = false
    let title: String

    var like: LikeState<UUID> {
      get { LikeState(id: id, isLiked: isLiked) }
      set { isLiked = newValue.isLiked }
    }
  }

  enum Action { case like(LikeAction) }

  let like: @Sendable (UUID, Bool) async throws -> Bool

  var body: some ReducerOf<Self> {
    Scope(state: \.like, action: \.like) { Like(like: like) }
  }
}

@Reducer
struct Album {
  @ObservableState
  struct State: Equatable { var photos: IdentifiedArrayOf<Photo.State> }
  enum Action { case photos(IdentifiedActionOf<Photo>) }

  let like: @Sendable (UUID, Bool) async throws -> Bool

  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.photos, action: \.photos) { Photo(like: like) }
  }
}

struct LikeButton<ID: Hashable & Sendable>: View {
  let store: Store<LikeState<ID>, LikeAction>

  var body: some View {
    Button(store.isLiked ? "Unlike" : "Like") { store.send(.tapped) }
  }
}

struct AlbumView: View {
  let store: StoreOf<Album>

  var body: some View {
    List(store.scope(state: \.photos, action: \.photos)) { photo in
      HStack {
        Text(photo.title)
        LikeButton(store: photo.scope(state: \.like, action: \.like))
      }
    }
  }
}

#Preview {
  AlbumView(
    store: Store(
      initialState: Album.State(photos: [Photo.State(id: UUID(1), title: "Harbour")])
    ) {
      Album { _, isLiked in isLiked }
    })
}
