@testable import ShellCore

/// A mix of everything that a session may contain: time, random numbers, optional children.
struct Everything: Reducer {
  struct State: Equatable {
    var log: [String] = []
    var ships: IdentifiedArrayOf<Ship.State> = [Ship.State(id: 1)]
    var pilot: Ship.State?
  }

  enum Action: Equatable {
    case board
    case drift
    case found
    case land
    case note
    case pilot(Ship.Action)
    case ship(id: Int, action: Ship.Action)
    case sink
  }

  @Dependency(\.date) var date
  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .board: state.pilot = Ship.State(id: 0)
      case .drift:
        state.log.append("\(withRandomNumberGenerator { Int.random(in: 0..<360, using: &$0) })")
      case .found: state.ships.append(Ship.State(id: (state.ships.ids.max() ?? 0) + 1))
      case .land: state.pilot = nil
      case .note:
        state.log.append("\(date().timeIntervalSince1970)")
        return .send(.drift)
      case .sink: if !state.ships.isEmpty { state.ships.removeLast() }
      case .pilot, .ship: break
      }
      return .none
    }
    .ifLet(\.pilot, action: /Action.pilot) { Ship() }
    .forEach(\.ships, action: /Action.ship) { Ship() }
  }

  static let feature = Feature(summary: "a bit of everything", initialState: State()) {
    Everything()
  }
}

struct Ship: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var speed = 0
    var turns = 0
  }

  enum Action: Equatable {
    case faster
    case turned
    case turn
  }

  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .faster: state.speed += 1
    case .turned: state.turns += 1
    case .turn:
      return .run { [clock] send in
        for _ in 0..<3 {
          try await clock.sleep(for: .milliseconds(700))
          await send(.turned)
        }
      }
    }
    return .none
  }
}
