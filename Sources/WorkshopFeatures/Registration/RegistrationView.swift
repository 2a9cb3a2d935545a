import ComposableArchitecture
import SwiftUI

public struct RegistrationView: View {
  let store: StoreOf<Registration>

  public init(store: StoreOf<Registration>) { self.store = store }

  public var body: some View {
    NavigationStack {
      WithViewStore(self.store, observe: { $0 }) { viewStore in
        Form {
          TextField("Name", text: viewStore.binding(get: \.name, send: { .nameChanged($0) }))
          Button("From today") { viewStore.send(.filterButtonTapped) }
          Button("Register") {
            viewStore.send(.registerButtonTapped(startDate: viewStore.startDate))
          }
          .disabled(viewStore.name.isEmpty)
          if let id = viewStore.id {
            Text("Registered: \(id.uuidString)")
          }
        }
      }
    }
  }
}
