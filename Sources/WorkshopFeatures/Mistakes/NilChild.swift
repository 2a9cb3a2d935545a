// Shows: a mistake: the parent takes its child away, and an effect of its own still sends the
// child an action. PresentChild beside it is right. Article: 5, the workshop: ifLet.
// Try: .openButtonTapped, .laterButtonTapped, .closeButtonTapped, advance, then load PresentChild
import ComposableArchitecture

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
        // The parent's effect: nothing ends it when the child goes away.
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
