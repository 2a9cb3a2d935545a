// Shows: a parent with many children (forEach) and one that is there or not (ifLet), all of them
// the same feature. Article: 5, the workshop: parent and child.
// Try: .addButtonTapped, .counter[#0].plusButtonTapped, .detailButtonTapped, scope detail
import ComposableArchitecture

public struct ParentChild: Reducer {
  public struct State: Equatable {
    public var counters: IdentifiedArrayOf<Counter.State> = []
    public var detail: AmountControl.State?

    public init(
      counters: IdentifiedArrayOf<Counter.State> = [], detail: AmountControl.State? = nil
    ) {
      self.counters = counters
      self.detail = detail
    }

    public var total: Int { counters.reduce(0) { $0 + $1.control.amount } }
  }

  public enum Action: Equatable {
    case addButtonTapped
    case counter(id: Counter.State.ID, action: AmountControl.Action)
    case detail(AmountControl.Action)
    case detailButtonTapped
    case detailDismissed
    case removeButtonTapped(id: Counter.State.ID)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        let id = (state.counters.ids.max() ?? 0) + 1
        state.counters.append(Counter.State(id: id))
        return .none
      case .counter, .detail:
        return .none
      case .detailButtonTapped:
        state.detail = AmountControl.State(amount: state.total)
        return .none
      case .detailDismissed:
        state.detail = nil
        return .none
      case .removeButtonTapped(let id):
        state.counters.remove(id: id)
        return .none
      }
    }
    .forEach(\.counters, action: /Action.counter(id:action:)) { Counter() }
    .ifLet(\.detail, action: /Action.detail) { AmountControl() }
  }
}
