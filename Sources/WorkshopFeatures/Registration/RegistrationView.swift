import ComposableArchitecture
import Foundation
import SwiftUI

public struct RegistrationView: View {
  let store: StoreOf<Registration>

  public init(store: StoreOf<Registration>) { self.store = store }

  public var body: some View {
    NavigationStack {
      WithViewStore(self.store, observe: { $0 }) { viewStore in
        Form {
          TextField("Name", text: viewStore.binding(get: \.name, send: { .nameChanged($0) }))
          // ISO 8601 reads the same in every locale and time zone.
          Text("From \(viewStore.startDate.formatted(.iso8601.year().month().day()))")
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
