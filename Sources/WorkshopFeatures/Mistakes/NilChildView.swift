import ComposableArchitecture
import SwiftUI

public struct NilChildView: View {
  let store: StoreOf<NilChild>

  public init(store: StoreOf<NilChild>) { self.store = store }

  public var body: some View {
    VStack(alignment: .leading) {
      WithViewStore(self.store, observe: { $0 }) { viewStore in
        HStack {
          Button("Open") { viewStore.send(.openButtonTapped) }
          Button("Later") { viewStore.send(.laterButtonTapped) }
          Button("Close") { viewStore.send(.closeButtonTapped) }
        }
      }
      IfLetStore(
        self.store.scope(state: \.amountControl, action: NilChild.Action.amountControl)
      ) { store in
        AmountControlView(store: store)
      } else: {
        Text("No child")
      }
    }
  }
}

public struct PresentChildView: View {
  let store: StoreOf<PresentChild>

  public init(store: StoreOf<PresentChild>) { self.store = store }

  public var body: some View {
    VStack(alignment: .leading) {
      WithViewStore(self.store, observe: { $0 }) { viewStore in
        HStack {
          Button("Open") { viewStore.send(.openButtonTapped) }
          Button("Close") { viewStore.send(.closeButtonTapped) }
        }
      }
      IfLetStore(self.store.scope(state: \.child, action: PresentChild.Action.child)) { store in
        PatientControlView(store: store)
      } else: {
        Text("No child")
      }
    }
  }
}

public struct PatientControlView: View {
  let store: StoreOf<PatientControl>

  public init(store: StoreOf<PatientControl>) { self.store = store }

  public var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      HStack {
        Text("\(viewStore.amount)")
        Button("Later") { viewStore.send(.laterButtonTapped) }
      }
    }
  }
}
