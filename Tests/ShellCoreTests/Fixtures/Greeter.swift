import ComposableArchitecture
import SwiftUI

/// Effects of views that appear and disappear.
struct Greeter: Reducer {
  struct State: Equatable {
    var isDoorOpen = false
    var noted: [String] = []
    var ticks = 0
  }

  enum Action: Equatable {
    case doorButtonTapped
    case noted(String)
    case task
    case ticked
  }

  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .doorButtonTapped: state.isDoorOpen.toggle()
    case .noted(let what): state.noted.append(what)
    case .ticked: state.ticks += 1
    case .task:
      return .run { send in
        for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
      }
    }
    return .none
  }
}

struct GreeterView: View {
  let store: StoreOf<Greeter>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      VStack(alignment: .leading) {
        Button("Door") { viewStore.send(.doorButtonTapped) }
        Text("ticks \(viewStore.ticks)")
        if viewStore.isDoorOpen {
          Text("open")
            .onAppear { viewStore.send(.noted("hello")) }
            .onDisappear { viewStore.send(.noted("bye")) }
            .task { await viewStore.send(.task).finish() }
        }
      }
      .onAppear { viewStore.send(.noted("first")) }
    }
  }
}
