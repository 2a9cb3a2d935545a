import ComposableArchitecture
import SwiftUI

/// The view of both forms.
public struct ParentFirstView: View {
  let store: StoreOf<ParentFirst>

  public init(store: StoreOf<ParentFirst>) { self.store = store }

  public var body: some View {
    VStack(alignment: .leading) {
      AmountControlView(
        store: self.store.scope(
          state: \.amountControl, action: ParentFirst.Action.amountControl))
      WithViewStore(self.store, observe: \.total) { viewStore in
        Text("Total \(viewStore.state)")
      }
    }
  }
}
