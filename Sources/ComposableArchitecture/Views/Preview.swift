#if Views
/// A preview of a view.
///
/// ```swift
/// #Preview("Nearly full") {
///   CounterView(store: Store(initialState: Counter.State(count: 9)) { Counter() })
/// }
/// ```
///
/// In the shell, `load FILE preview 1` starts a feature with the state of the preview's store and draws the preview as its screen.
@freestanding(declaration)
public macro Preview<Content: View>(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> Content
) = #externalMacro(module: "ComposableArchitectureMacros", type: "PreviewMacro")

/// A view that `#Preview` makes.
public protocol RegisteredPreview: PreviewProvider {
  /// The name in the macro's arguments.
  static var name: String? { get }
}
#endif
