import ComposableArchitecture
import Foundation

/// Prepares a dependency after it was used.
@Reducer
struct Stamps {
  @ObservableState
  struct State: Equatable {
    var stamp = ""
  }

  enum Action: Equatable {
    case dayButtonTapped
    case stampButtonTapped
  }

  @Dependency(StampClient.self) var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .dayButtonTapped:
        prepareDependencies { $0[StampClient.self] = StampClient { "day" } }
        return .none
      case .stampButtonTapped:
        state.stamp = client.text()
        return .none
      }
    }
  }
}

struct StampClient: DependencyKey {
  var text: @Sendable () -> String

  static let liveValue = StampClient { "night" }
}
