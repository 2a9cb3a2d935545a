import ComposableArchitecture
import SwiftUI

/// Shows a mistake: the parent's effect outlives the child it works for (workshop, part 5).
/// Try: .openButtonTapped, .laterButtonTapped, .closeButtonTapped, advance, then load PresentChildNow
@Reducer
public struct NilChildNow {
  @ObservableState
  public struct State: Equatable {
    public var amountControl: AmountControlNow.State?

    public init(amountControl: AmountControlNow.State? = nil) {
      self.amountControl = amountControl
    }
  }

  public enum Action: Equatable {
    case amountControl(AmountControlNow.Action)
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
        state.amountControl = AmountControlNow.State()
        return .none
      }
    }
    .ifLet(\.amountControl, action: \.amountControl) {
      AmountControlNow()
    }
  }
}

public struct NilChildNowView: View {
  let store: StoreOf<NilChildNow>

  public init(store: StoreOf<NilChildNow>) { self.store = store }

  public var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Button("Open") { store.send(.openButtonTapped) }
        Button("Later") { store.send(.laterButtonTapped) }
        Button("Close") { store.send(.closeButtonTapped) }
      }
      if let child = store.scope(state: \.amountControl, action: \.amountControl) {
        AmountControlNowView(store: child)
      } else {
        Text("No child")
      }
    }
  }
}
