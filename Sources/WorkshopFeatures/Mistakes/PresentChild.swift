import ComposableArchitecture
import SwiftUI

/// Shows the correct version of NilChild: the child owns the effect (workshop, part 5).
/// Try: .openButtonTapped, .child(.laterButtonTapped), effects, .closeButtonTapped, effects
public struct PresentChild: Reducer {
  public struct State: Equatable {
    public var child: PatientControl.State?

    public init(child: PatientControl.State? = nil) {
      self.child = child
    }
  }

  public enum Action: Equatable {
    case child(PatientControl.Action)
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
        state.child = PatientControl.State()
        return .none
      }
    }
    .ifLet(\.child, action: /Action.child) {
      PatientControl()
    }
  }
}

/// The child of PresentChild. Its effect is cancelled when the child is removed.
/// Try: load PresentChild
public struct PatientControl: Reducer {
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

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
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
