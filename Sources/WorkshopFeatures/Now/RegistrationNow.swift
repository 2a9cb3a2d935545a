import ComposableArchitecture
import Foundation
import SwiftUI

/// Shows Registration with macros: dependencies, and effects that send (workshop, part 5).
/// Try: .registerButtonTapped(startDate: 2024-05-01), .alertDismissed, deps
@Reducer
public struct RegistrationNow {
  @ObservableState
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

  @Dependency(\.date.now) var now
  @Dependency(\.uuid) var uuid

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alertDismissed:
        return .send(.doNothing)
      case .doNothing:
        return .none
      case .filterButtonTapped:
        state.startDate = now
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

public struct RegistrationNowView: View {
  @Bindable var store: StoreOf<RegistrationNow>

  public init(store: StoreOf<RegistrationNow>) { self.store = store }

  public var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $store.name.sending(\.nameChanged))
        // ISO 8601 looks the same in every locale and time zone.
        Text("From \(store.startDate.formatted(.iso8601.year().month().day()))")
        Button("From today") { store.send(.filterButtonTapped) }
        Button("Register") { store.send(.registerButtonTapped(startDate: store.startDate)) }
          .disabled(store.name.isEmpty)
        if let id = store.state.id {
          Text("Registered: \(id.uuidString)")
        }
      }
    }
  }
}
