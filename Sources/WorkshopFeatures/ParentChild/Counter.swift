// Shows: a feature made of another, with what a list needs beside it: an id.
// Article: 5, the workshop: forEach, IdentifiedArrayOf.
// Try: load ParentChild, .addButtonTapped, scope counters[1]
import ComposableArchitecture

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
