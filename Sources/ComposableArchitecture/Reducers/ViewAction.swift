/// An action with a case for what a view sends.
///
/// ```swift
/// enum Action: ViewAction {
///   case view(View)
///   case response(Int)
///
///   enum View { case buttonTapped }
/// }
/// ```
public protocol ViewAction<ViewAction> {
  associatedtype ViewAction
  static func view(_ action: ViewAction) -> Self
}
