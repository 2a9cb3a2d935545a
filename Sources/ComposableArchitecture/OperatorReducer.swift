/// A reducer whose `_prepare` says all: run by hand, it is prepared for the one action.
///
/// Operators conform to it, so that what they do stands in one place. Only code that calls
/// `reduce(into:action:)` on an operator itself pays for the preparation.
public protocol OperatorReducer: Reducer where Body == Never {}

extension OperatorReducer {
  /// Prepares the operator and runs it once.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _prepare(Preparation())(&state, action)
  }
}
