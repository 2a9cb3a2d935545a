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
  /// The actions of the view.
  associatedtype ViewAction
  /// Embeds an action of the view.
  static func view(_ action: ViewAction) -> Self
}
