/// A screen over the root of a navigation stack.
@MainActor
struct PushedScreen {
  let view: any View
  let context: ViewContext
  let close: @MainActor () -> Void
}

/// The screens that views of a navigation stack push, and the views for the elements of its path.
@MainActor
final class PushedScreens {
  private var waiting: [PushedScreen] = []
  private var destinations: [@MainActor (Any) -> (any View)?] = []
  /// Whether the screen that is being drawn hides its back button.
  var isBackHidden = false

  /// Pushes a screen.
  ///
  /// - Parameter context: The position of the view that pushes it.
  func push(
    _ view: any View, id: AnyHashable, in context: ViewContext,
    close: @escaping @MainActor () -> Void
  ) {
    let place = context.child("pushed").child(id)
    let inner = place.withEnvironment {
      $0.values.editMode = place.keptEditMode
      $0.values.dismiss = DismissAction(close: close)
      $0.isEnabled = true
      $0.style = TextStyle()
    }
    waiting.append(PushedScreen(view: view, context: inner, close: close))
  }

  /// Registers the view for the values of a type.
  func register(_ destination: @escaping @MainActor (Any) -> (any View)?) {
    destinations.append(destination)
  }

  /// The view of a value.
  func view(of value: Any) -> (any View)? {
    for destination in destinations {
      if let view = destination(value) { return view }
    }
    return nil
  }

  /// The screens that have been pushed since the last call.
  func take() -> [PushedScreen] {
    defer { waiting = [] }
    return waiting
  }
}
