import Combine
import ComposableArchitecture

/// An account book. Each entry is kept by an archive, which has a store of its own.
@Reducer
struct Ledger {
  struct State: Equatable {
    var entries = 0
  }

  enum Action: Equatable {
    case entryAdded
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.entries += 1
      return .run { _ in
        await MainActor.run {
          let archive = Archive()
          archive.store.send(.entryKept)
        }
      }
    }
  }
}

@MainActor
final class Archive {
  let store = Store(initialState: ArchiveFeature.State()) { ArchiveFeature() }
  private var subscription: AnyCancellable?

  /// A mistake: the subscriber sends an action while the store tells its observers about another one.
  init() {
    subscription = store.publisher.sink { [store] state in
      if state.kept == 1 { store.send(.indexed) }
    }
  }
}

@Reducer
struct ArchiveFeature {
  struct State: Equatable {
    var kept = 0
  }

  enum Action: Equatable {
    case entryKept
    case indexed
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.kept += 1
      return .none
    }
  }
}
