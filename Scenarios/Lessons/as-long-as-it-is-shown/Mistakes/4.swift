import ComposableArchitecture
import SwiftUI

@Reducer
struct Battery {
  @ObservableState
  struct State: Equatable {
    var percent = 100
  }

  enum Action: Equatable {
    case percentChanged(Int)
    case task
  }

  @Dependency(\.battery) var battery

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .percentChanged(let percent):
        state.percent = percent
        return .none
      case .task:
        return .run { send in
          var percents = battery.percents().makeAsyncIterator()
          while true {
            guard let percent = await percents.next() else { break }
            await send(.percentChanged(percent))
          }
        }
      }
    }
  }
}

struct BatteryView: View {
  let store: StoreOf<Battery>

  var body: some View {
    Text("\(store.percent) %")
      .onAppear { store.send(.task) }
  }
}

struct BatteryClient: DependencyKey {
  /// The current value, and each later one; it never ends.
  var percents: @Sendable () -> AsyncStream<Int>

  static let liveValue = BatteryClient {
    AsyncStream { values in
      for percent in [90, 80, 70] { values.yield(percent) }
    }
  }
}

extension DependencyValues {
  var battery: BatteryClient {
    get { self[BatteryClient.self] }
    set { self[BatteryClient.self] = newValue }
  }
}
