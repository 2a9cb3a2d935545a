import ComposableArchitecture
import SwiftUI

/// Shows a mistake: the parent cancels an effect of its child, because both use one ID (workshop, part 5).
/// Try: tap Meter, advance 2s, .refreshButtonTapped, .stopButtonTapped, effects, then load OwnCancelID
@Reducer
public struct SharedCancelID {
  /// The ID that the parent and the child use.
  public enum CancelID { case timer }

  @ObservableState
  public struct State: Equatable {
    @Presents public var meter: Meter.State?
    public var refreshes = 0

    public init(meter: Meter.State? = nil, refreshes: Int = 0) {
      self.meter = meter
      self.refreshes = refreshes
    }
  }

  public enum Action: Equatable {
    case meter(PresentationAction<Meter.Action>)
    case meterButtonTapped
    case refreshButtonTapped
    case refreshed
    case stopButtonTapped
  }

  @Dependency(\.continuousClock) var clock

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .meter:
        return .none
      case .meterButtonTapped:
        state.meter = Meter.State()
        return .send(.meter(.presented(.started)))
      case .refreshButtonTapped:
        return .run { send in
          try await clock.sleep(for: .seconds(10))
          await send(.refreshed)
        }
        .cancellable(id: CancelID.timer)
      case .refreshed:
        state.refreshes += 1
        return .none
      case .stopButtonTapped:
        return .cancel(id: CancelID.timer)
      }
    }
    .ifLet(\.$meter, action: \.meter) {
      Meter(id: SharedCancelID.CancelID.timer)
    }
  }
}

/// Shows the correct version of SharedCancelID: each feature has an ID of its own (workshop, part 5).
/// Try: tap Meter, advance 2s, .refreshButtonTapped, .stopButtonTapped, effects
@Reducer
public struct OwnCancelID {
  public typealias State = SharedCancelID.State
  public typealias Action = SharedCancelID.Action

  enum CancelID { case refresh }

  @Dependency(\.continuousClock) var clock

  public init() {}

  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .meter:
        return .none
      case .meterButtonTapped:
        state.meter = Meter.State()
        return .send(.meter(.presented(.started)))
      case .refreshButtonTapped:
        return .run { send in
          try await clock.sleep(for: .seconds(10))
          await send(.refreshed)
        }
        .cancellable(id: CancelID.refresh)
      case .refreshed:
        state.refreshes += 1
        return .none
      case .stopButtonTapped:
        return .cancel(id: CancelID.refresh)
      }
    }
    .ifLet(\.$meter, action: \.meter) {
      Meter(id: Meter.CancelID.ticks)
    }
  }
}

/// The child of both versions: it counts seconds in an effect.
/// Try: load SharedCancelID
@Reducer
public struct Meter {
  enum CancelID { case ticks }

  @ObservableState
  public struct State: Equatable {
    public var seconds = 0

    public init(seconds: Int = 0) { self.seconds = seconds }
  }

  public enum Action: Equatable {
    case started
    case ticked
  }

  /// The ID under which the effect can be cancelled.
  let id: any Hashable & Sendable
  @Dependency(\.continuousClock) var clock

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .started:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
        .cancellable(id: AnyHashable(id))
      case .ticked:
        state.seconds += 1
        return .none
      }
    }
  }
}

/// The view of both versions.
public struct SharedCancelIDView: View {
  @Bindable var store: StoreOf<SharedCancelID>

  public init(store: StoreOf<SharedCancelID>) { self.store = store }

  public var body: some View {
    VStack(alignment: .leading) {
      Text("Refreshes: \(store.refreshes)")
      Button("Meter") { store.send(.meterButtonTapped) }
      Button("Refresh") { store.send(.refreshButtonTapped) }
      Button("Stop") { store.send(.stopButtonTapped) }
    }
    .sheet(item: $store.scope(state: \.meter, action: \.meter)) { store in
      Text("\(store.seconds) seconds")
        .navigationTitle("Meter")
    }
  }
}
