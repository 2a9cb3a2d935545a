import ComposableArchitecture
import SwiftUI

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
