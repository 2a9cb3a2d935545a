import ComposableArchitecture
import Foundation
import SwiftUI

/// Shows actions named after events, dependencies, and effects that send (workshop, part 5).
/// Try: .registerButtonTapped(startDate: 2024-05-01), .alertDismissed, deps
public struct Registration: Reducer {
  public struct State: Equatable {
    public var id: UUID?
    public var name = ""
    public var startDate = Date(timeIntervalSince1970: 0)

    public init(
      id: UUID? = nil, name: String = "", startDate: Date = Date(timeIntervalSince1970: 0)
    ) {
      self.id = id
      self.name = name
      self.startDate = startDate
    }
  }

  public enum Action: Equatable {
    case alertDismissed
    case doNothing
    case filterButtonTapped
    case nameChanged(String)
    case registerButtonTapped(startDate: Date)
  }

  @Dependency(\.date) var date
  @Dependency(\.uuid) var uuid

  public init() {}

  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .alertDismissed:
        return .merge(.send(.doNothing))
      case .doNothing:
        return .none
      case .filterButtonTapped:
        state.startDate = date.now
        return .none
      case .nameChanged(let name):
        state.name = name
        return .none
      case .registerButtonTapped(let startDate):
        state.id = uuid()
        state.startDate = startDate
        return .run { send in
          await send(.doNothing)
        }
      }
    }
  }
}

public struct RegistrationView: View {
  let store: StoreOf<Registration>

  public init(store: StoreOf<Registration>) { self.store = store }

  public var body: some View {
    NavigationStack {
      WithViewStore(self.store, observe: { $0 }) { viewStore in
        Form {
          TextField("Name", text: viewStore.binding(get: \.name, send: { .nameChanged($0) }))
          // ISO 8601 looks the same in every locale and time zone.
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
