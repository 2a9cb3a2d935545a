import ComposableArchitecture
import SwiftUI

/// Shows ParentChild with macros: rows with IdentifiedActionOf, and an optional child (workshop, part 5).
/// Try: .addButtonTapped, .counters[#0].plusButtonTapped, .detailButtonTapped, scope detail
@Reducer
public struct ParentChildNow {
  @ObservableState
  public struct State: Equatable {
    public var counters: IdentifiedArrayOf<CounterNow.State> = []
    public var detail: AmountControlNow.State?

    public init(
      counters: IdentifiedArrayOf<CounterNow.State> = [], detail: AmountControlNow.State? = nil
    ) {
      self.counters = counters
      self.detail = detail
    }

    public var total: Int { counters.reduce(0) { $0 + $1.control.amount } }
  }

  public enum Action: Equatable {
    case addButtonTapped
    case counters(IdentifiedActionOf<CounterNow>)
    case detail(AmountControlNow.Action)
    case detailButtonTapped
    case detailDismissed
    case removeButtonTapped(id: CounterNow.State.ID)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        let id = (state.counters.ids.max() ?? 0) + 1
        state.counters.append(CounterNow.State(id: id))
        return .none
      case .counters, .detail:
        return .none
      case .detailButtonTapped:
        state.detail = AmountControlNow.State(amount: state.total)
        return .none
      case .detailDismissed:
        state.detail = nil
        return .none
      case .removeButtonTapped(let id):
        state.counters.remove(id: id)
        return .none
      }
    }
    .forEach(\.counters, action: \.counters) { CounterNow() }
    .ifLet(\.detail, action: \.detail) { AmountControlNow() }
  }
}

/// A row of ParentChildNow: an AmountControlNow with the ID that a list needs.
/// Try: load ParentChildNow, .addButtonTapped, scope counters[1]
@Reducer
public struct CounterNow {
  @ObservableState
  public struct State: Equatable, Identifiable {
    public let id: Int
    public var control = AmountControlNow.State()

    public init(id: Int, control: AmountControlNow.State = AmountControlNow.State()) {
      self.id = id
      self.control = control
    }
  }

  public typealias Action = AmountControlNow.Action

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.control, action: \.self) {
      AmountControlNow()
    }
  }
}

public struct ParentChildNowView: View {
  let store: StoreOf<ParentChildNow>

  public init(store: StoreOf<ParentChildNow>) { self.store = store }

  public var body: some View {
    VStack(alignment: .leading) {
      Text("Total \(store.total)")
      HStack {
        Button("Add") { store.send(.addButtonTapped) }
        Button("Detail") { store.send(.detailButtonTapped) }
      }
      List {
        ForEach(store.scope(state: \.counters, action: \.counters)) { counter in
          CounterNowView(store: counter)
        }
      }
      if let detail = store.scope(state: \.detail, action: \.detail) {
        AmountControlNowView(store: detail)
      }
    }
  }
}

public struct CounterNowView: View {
  let store: StoreOf<CounterNow>

  public init(store: StoreOf<CounterNow>) { self.store = store }

  public var body: some View {
    HStack {
      Text("\(store.state.id):")
      Button("-") { store.send(.minusButtonTapped) }
      Text("\(store.control.amount)")
      Button("+") { store.send(.plusButtonTapped) }
    }
  }
}
