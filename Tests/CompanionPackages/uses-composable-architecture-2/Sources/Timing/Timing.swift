import ComposableArchitecture2
import Dependencies
import SwiftUI

@Feature struct Timing {
  struct State {
    var remaining = 2
    var unit: Unit.State?
  }
  enum Action {
    case start, choose
    case unit(Unit.Action)
  }
  @Dependency(\.continuousClock) var clock

  var body: some Feature {
    Update { state, action in
      switch action {
      case .start:
        store.addTask(name: "countdown") {
          while store.remaining > 0 {
            try await clock.sleep(for: .seconds(1))
            try store.modify { $0.remaining -= 1 }
          }
        }
      case .choose: state.unit = .init()
      case .unit: break
      }
    }
    .ifLet(\.unit) { Unit() }
  }
}

@Feature struct Unit: Prompt {
  struct State { var title = "Seconds?" }
  enum Action { case seconds, minutes }
}

struct TimingView: View {
  @Bindable var store: StoreOf<Timing>

  var body: some View {
    VStack {
      Text("\(store.remaining)")
      Button("Start") { store.send(.start) }
    }
  }
}
