import ComposableArchitecture
import SwiftUI

/// Shows the correct version of NilChildNow: the child owns the effect (workshop, part 5).
/// Try: .openButtonTapped, .child(.laterButtonTapped), effects, .closeButtonTapped, effects
@Reducer
public struct PresentChildNow {
  @ObservableState
  public struct State: Equatable {
    public var child: PatientControlNow.State?

    public init(child: PatientControlNow.State? = nil) {
      self.child = child
    }
  }

  public enum Action: Equatable {
    case child(PatientControlNow.Action)
    case openButtonTapped
    case closeButtonTapped
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .child:
        return .none
      case .closeButtonTapped:
        state.child = nil
        return .none
      case .openButtonTapped:
        state.child = PatientControlNow.State()
        return .none
      }
    }
    .ifLet(\.child, action: \.child) {
      PatientControlNow()
    }
  }
}

/// The child of PresentChildNow. Its effect is cancelled when the child is removed.
/// Try: load PresentChildNow
@Reducer
public struct PatientControlNow {
  @ObservableState
  public struct State: Equatable {
    public var amount = 0

    public init(amount: Int = 0) {
      self.amount = amount
    }
  }

  public enum Action: Equatable {
    case laterButtonTapped
    case waited
  }

  @Dependency(\.continuousClock) var clock

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .laterButtonTapped:
        return .run { [clock] send in
          try await clock.sleep(for: .seconds(1))
          await send(.waited)
        }
      case .waited:
        state.amount &+= 1
        return .none
      }
    }
  }
}

public struct PresentChildNowView: View {
  let store: StoreOf<PresentChildNow>

  public init(store: StoreOf<PresentChildNow>) { self.store = store }

  public var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Button("Open") { store.send(.openButtonTapped) }
        Button("Close") { store.send(.closeButtonTapped) }
      }
      if let child = store.scope(state: \.child, action: \.child) {
        PatientControlNowView(store: child)
      } else {
        Text("No child")
      }
    }
  }
}

public struct PatientControlNowView: View {
  let store: StoreOf<PatientControlNow>

  public init(store: StoreOf<PatientControlNow>) { self.store = store }

  public var body: some View {
    HStack {
      Text("\(store.amount)")
      Button("Later") { store.send(.laterButtonTapped) }
    }
  }
}
