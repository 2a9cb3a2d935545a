import ComposableArchitecture
import SwiftUI

/// Shows a parent with a list of children and an optional child (workshop, part 5).
/// Try: .addButtonTapped, .counter[#0].plusButtonTapped, .detailButtonTapped, scope detail
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

/// A row of ParentChild: an AmountControl with the ID that a list needs.
/// Try: load ParentChild, .addButtonTapped, scope counters[1]
public struct Counter: Reducer {
  public struct State: Equatable, Identifiable {
    public let id: Int
    public var control = AmountControl.State()

    public init(id: Int, control: AmountControl.State = AmountControl.State()) {
      self.id = id
      self.control = control
    }
  }

  public typealias Action = AmountControl.Action

  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    AmountControl().reduce(into: &state.control, action: action)
  }
}

public struct ParentChildView: View {
  let store: StoreOf<ParentChild>

  public init(store: StoreOf<ParentChild>) { self.store = store }

  public var body: some View {
    VStack(alignment: .leading) {
      WithViewStore(self.store, observe: \.total) { viewStore in
        Text("Total \(viewStore.state)")
        HStack {
          Button("Add") { viewStore.send(.addButtonTapped) }
          Button("Detail") { viewStore.send(.detailButtonTapped) }
        }
      }
      List {
        ForEachStore(
          self.store.scope(state: \.counters, action: ParentChild.Action.counter(id:action:))
        ) { counter in
          CounterView(store: counter)
        }
      }
      IfLetStore(self.store.scope(state: \.detail, action: ParentChild.Action.detail)) { detail in
        AmountControlView(store: detail)
      }
    }
  }
}

public struct CounterView: View {
  let store: StoreOf<Counter>

  public init(store: StoreOf<Counter>) { self.store = store }

  public var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      HStack {
        Text("\(viewStore.id):")
        Button("-") { viewStore.send(.minusButtonTapped) }
        Text("\(viewStore.control.amount)")
        Button("+") { viewStore.send(.plusButtonTapped) }
      }
    }
  }
}
