import ComposableArchitecture
import SwiftUI

/// The view of both forms: it cannot know that nobody writes what it sends.
public struct ForgottenBindingReducerView: View {
  let store: StoreOf<ForgottenBindingReducer>

  public init(store: StoreOf<ForgottenBindingReducer>) { self.store = store }

  public var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      Toggle("On", isOn: viewStore.$isOn)
    }
  }
}
