import ComposableArchitecture
import SwiftUI

/// Shows a mistake: the parent's effect outlives the child it works for (workshop, part 5).
/// Try: .openButtonTapped, .laterButtonTapped, .closeButtonTapped, advance, then load PresentChild
public struct NilChild: Reducer {
  public struct State: Equatable {
    public var amountControl: AmountControl.State?

    public init(amountControl: AmountControl.State? = nil) {
      self.amountControl = amountControl
    }
  }

  public enum Action: Equatable {
    case amountControl(AmountControl.Action)
    case openButtonTapped
    case laterButtonTapped
    case closeButtonTapped
  }

  @Dependency(\.continuousClock) var clock

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .amountControl:
        return .none
      case .closeButtonTapped:
        state.amountControl = nil
        return .none
      case .laterButtonTapped:
        // This effect belongs to the parent, so removing the child does not cancel it.
        return .run { [clock] send in
          try await clock.sleep(for: .seconds(1))
          await send(.amountControl(.plusButtonTapped))
        }
      case .openButtonTapped:
        state.amountControl = AmountControl.State()
        return .none
      }
    }
    .ifLet(\.amountControl, action: /Action.amountControl) {
      AmountControl()
    }
  }
}

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
