import ComposableArchitecture
import SwiftUI

struct CounterView: View {
  let store: StoreOf<Counter>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      HStack {
        Button("-") { viewStore.send(.minusButtonTapped) }
        Text("\(viewStore.count)")
        Button("+") { viewStore.send(.plusButtonTapped) }
      }
    }
  }
}
