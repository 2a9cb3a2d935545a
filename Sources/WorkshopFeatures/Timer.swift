import ComposableArchitecture
import SwiftUI

/// Shows an effect that runs until it is cancelled, and a clock dependency (workshop, part 5).
/// Try: .startButtonTapped, effects, advance, .stopButtonTapped
public struct Timer: Reducer {
  public struct State: Equatable {
    public var isRunning = false
    public var seconds = 0

    public init() {}
  }

  public enum Action: Equatable { case startButtonTapped, stopButtonTapped, ticked }
  private enum CancelID { case timer }

  @Dependency(\.continuousClock) var clock
  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
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

extension Timer.State {
  public init(isRunning: Bool, seconds: Int) {
    self.isRunning = isRunning
    self.seconds = seconds
  }
}

public struct TimerView: View {
  let store: StoreOf<Timer>

  public init(store: StoreOf<Timer>) { self.store = store }

  public var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      HStack {
        Text("\(viewStore.seconds) s")
        if viewStore.isRunning {
          Button("Stop") { viewStore.send(.stopButtonTapped) }
        } else {
          Button("Start") { viewStore.send(.startButtonTapped) }
        }
      }
    }
  }
}
