// Shows: the right form of NilChild: what the child waits for is the child's own effect, and ends
// with the child. Article: 5, the workshop: ifLet, cancellation of a child that goes away.
// Try: .openButtonTapped, .child(.laterButtonTapped), effects, .closeButtonTapped, effects
import ComposableArchitecture

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
