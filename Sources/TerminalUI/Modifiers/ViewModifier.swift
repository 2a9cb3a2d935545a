/// A change of views of one's own, which is applied.
@preconcurrency @MainActor
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = AnyView
  /// Returns the changed view.
  @ViewBuilder func body(content: Content) -> Body
}

extension View {
  /// Applies a modifier.
  public func modifier(_ modifier: some ViewModifier) -> some View {
    modifier.body(content: AnyView(self))
  }
}
