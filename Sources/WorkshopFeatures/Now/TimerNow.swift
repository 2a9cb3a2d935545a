import ComposableArchitecture
import SwiftUI

/// Shows Timer with macros: an effect that runs until it is cancelled (workshop, part 5).
/// Try: .startButtonTapped, effects, advance, .stopButtonTapped
@Reducer
public struct TimerNow {
  @ObservableState
  public struct State: Equatable {
    public var isRunning = false
    public var seconds = 0

    public init(isRunning: Bool = false, seconds: Int = 0) {
      self.isRunning = isRunning
      self.seconds = seconds
    }
  }

  public enum Action: Equatable { case startButtonTapped, stopButtonTapped, ticked }
  private enum CancelID { case timer }

  @Dependency(\.continuousClock) var clock

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .startButtonTapped:
        state.isRunning = true
        return .run { [clock] send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
        .cancellable(id: CancelID.timer, cancelInFlight: true)
      case .stopButtonTapped:
        state.isRunning = false
        return .cancel(id: CancelID.timer)
      case .ticked:
        state.seconds += 1
        return .none
      }
    }
  }
}

public struct TimerNowView: View {
  let store: StoreOf<TimerNow>

  public init(store: StoreOf<TimerNow>) { self.store = store }

  public var body: some View {
    HStack {
      Text("\(store.seconds) s")
      if store.isRunning {
        Button("Stop") { store.send(.stopButtonTapped) }
      } else {
        Button("Start") { store.send(.startButtonTapped) }
      }
    }
  }
}
