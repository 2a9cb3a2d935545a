import ComposableArchitecture
import CounterText
import SwiftUI

public struct CounterView: View {
  let store: StoreOf<Counter>

  public init(store: StoreOf<Counter>) { self.store = store }

  public var body: some View {
    VStack {
      CountText(count: store.count)
      Button("Increment") { store.send(.incrementButtonTapped) }
      if let fact = store.fact { Text(fact) }
    }
  }
}
