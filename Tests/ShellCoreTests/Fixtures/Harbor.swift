@testable import ShellCore

/// Presented children, a stack, and shared values that actions, effects, and children change.
@Reducer
struct Harbor {
  @ObservableState
  struct State: Equatable {
    @Shared(.inMemory("ships")) var ships = 0
    @Shared(.fileStorage(URL(filePath: "/log.json"))) var log: [String] = []
    @Shared(.appStorage("isOpen")) var isOpen = false
    @Presents var pilot: Pilot.State?
    var path = StackState<Dock.State>()
  }

  @CasePathable
  enum Action: Equatable {
    case arrive
    case arriveTwice
    case board
    case dockTapped
    case land
    case leaveDock
    case nothing
    case openLater
    case swap
    case path(StackAction<Dock.State, Dock.Action>)
    case pilot(PresentationAction<Pilot.Action>)
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .arrive: state.$ships.withLock { $0 += 1 }
      case .arriveTwice:
        state.$ships.withLock { $0 += 1 }
        return .send(.arrive)
      case .board: state.pilot = Pilot.State(ships: state.$ships)
      case .dockTapped:
        state.path.append(Dock.State(log: state.$log, ships: state.$ships))
      case .land: state.pilot = nil
      case .leaveDock: _ = state.path.popLast()
      case .nothing: break
      case .openLater:
        return .run { [isOpen = state.$isOpen, ships = state.$ships] _ in
          try await clock.sleep(for: .seconds(1))
          isOpen.withLock { $0.toggle() }
          ships.withLock { $0 += 10 }
        }
      case .swap: state.$ships = Shared(value: 100)
      case .path, .pilot: break
      }
      return .none
    }
    .ifLet(\.$pilot, action: \.pilot) { Pilot() }
    .forEach(\.path, action: \.path) { Dock() }
  }

  static let feature = Feature(summary: "shared values", defaultState: State()) { Harbor() }
}

/// A child that changes the count of its parent.
@Reducer
struct Pilot {
  @ObservableState
  struct State: Equatable {
    @Shared var ships: Int
    var trips = 0
  }

  enum Action: Equatable {
    case guide
    case leave
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .guide:
        state.trips += 1
        state.$ships.withLock { $0 += 2 }
        return .none
      case .leave: return .run { _ in await dismiss() }
      }
    }
  }
}

/// An element of a stack that writes to a file.
@Reducer
struct Dock {
  @ObservableState
  struct State: Equatable {
    @Shared var log: [String]
    @Shared var ships: Int
  }

  enum Action: Equatable {
    case note
    case clear
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .note: state.$log.withLock { $0.append("\(state.ships) ships") }
      case .clear: state.$log.withLock { $0 = [] }
      }
      return .none
    }
  }
}
