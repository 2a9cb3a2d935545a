import ComposableArchitecture
import SwiftUI

struct CounterView: View {
  let store: StoreOf<Counter>

  var body: some View {
    HStack {
      Button("-") { store.send(.minusButtonTapped) }
      Text("\(store.count)")
      Button("+") { store.send(.plusButtonTapped) }
    }
  }
}
