// Shows: actions named after what happened, dependencies for what the world decides (id, date),
// effects that send. Article: 5, the workshop's first feature.
// Try: .registerButtonTapped(startDate: 2024-05-01), .alertDismissed, deps
import ComposableArchitecture
import Foundation

public struct Registration: Reducer {
  public struct State: Equatable {
    public var id: UUID?
    public var name = ""
    public var startDate = Date(timeIntervalSince1970: 0)

    public init(
      id: UUID? = nil, name: String = "", startDate: Date = Date(timeIntervalSince1970: 0)
    ) {
      self.id = id
      self.name = name
      self.startDate = startDate
    }
  }

  public enum Action: Equatable {
    case alertDismissed
    case doNothing
    case filterButtonTapped
    case nameChanged(String)
    case registerButtonTapped(startDate: Date)
  }

  @Dependency(\.date) var date
  @Dependency(\.uuid) var uuid

  public init() {}

  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .alertDismissed:
        return .merge(.send(.doNothing))
      case .doNothing:
        return .none
      case .filterButtonTapped:
        state.startDate = date.now
        return .none
      case .nameChanged(let name):
        state.name = name
        return .none
      case .registerButtonTapped(let startDate):
        state.id = uuid()
        state.startDate = startDate
        return .run { send in
          await send(.doNothing)
        }
      }
    }
  }
}
