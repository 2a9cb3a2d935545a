import ComposableArchitecture
import SwiftUI

public struct ParentChildView: View {
  let store: StoreOf<ParentChild>

  public init(store: StoreOf<ParentChild>) { self.store = store }

  public var body: some View {
    VStack(alignment: .leading) {
      WithViewStore(self.store, observe: \.total) { viewStore in
        Text("Total \(viewStore.state)")
        HStack {
          Button("Add") { viewStore.send(.addButtonTapped) }
          Button("Detail") { viewStore.send(.detailButtonTapped) }
        }
      }
      List {
        ForEachStore(
          self.store.scope(state: \.counters, action: ParentChild.Action.counter(id:action:))
        ) { counter in
          CounterView(store: counter)
        }
      }
      IfLetStore(self.store.scope(state: \.detail, action: ParentChild.Action.detail)) { detail in
        AmountControlView(store: detail)
      }
    }
  }
}

public struct CounterView: View {
  let store: StoreOf<Counter>

  public init(store: StoreOf<Counter>) { self.store = store }

  public var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      HStack {
        Text("\(viewStore.id):")
        Button("-") { viewStore.send(.minusButtonTapped) }
        Text("\(viewStore.control.amount)")
        Button("+") { viewStore.send(.plusButtonTapped) }
      }
    }
  }
}
