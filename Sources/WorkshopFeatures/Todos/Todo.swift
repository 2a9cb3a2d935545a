// Shows: a feature that is one of many; it knows nothing of the list that it stands in.
// Article: 5, the workshop: forEach.
// Try: load Todos, then scope todos[...]
import ComposableArchitecture
import Foundation

public struct Todo: Reducer {
  public struct State: Equatable, Identifiable {
    public let id: UUID
    public var title = ""
    public var isDone = false

    public init(id: UUID, title: String = "", isDone: Bool = false) {
      self.id = id
      self.title = title
      self.isDone = isDone
    }
  }

  public enum Action: Equatable {
    case toggled
    case titleChanged(String)
  }

  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .toggled:
      state.isDone.toggle()
      return .none
    case .titleChanged(let title):
      state.title = title
      return .none
    }
  }
}
