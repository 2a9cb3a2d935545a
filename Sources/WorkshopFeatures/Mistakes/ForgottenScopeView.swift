import ComposableArchitecture
import SwiftUI

/// The view of both forms.
public struct ForgottenScopeView: View {
  let store: StoreOf<ForgottenScope>

  public init(store: StoreOf<ForgottenScope>) { self.store = store }

  public var body: some View {
    VStack(alignment: .leading) {
      AmountControlView(
        store: self.store.scope(
          state: \.amountControl, action: ForgottenScope.Action.amountControl))
      WithViewStore(self.store, observe: \.taps) { viewStore in
        Text("Taps \(viewStore.state)")
      }
    }
  }
}
