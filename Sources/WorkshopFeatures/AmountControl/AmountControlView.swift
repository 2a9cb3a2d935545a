import ComposableArchitecture
import SwiftUI

public struct AmountControlView: View {
  let store: StoreOf<AmountControl>

  public init(store: StoreOf<AmountControl>) { self.store = store }

  public var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      HStack {
        Button("-") { viewStore.send(.minusButtonTapped) }
        Text("\(viewStore.amount)")
        Button("+") { viewStore.send(.plusButtonTapped) }
      }
    }
  }
}
