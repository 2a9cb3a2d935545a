/// A change of views of one's own, which is applied.
@preconcurrency @MainActor
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = AnyView
  @ViewBuilder func body(content: Content) -> Body
}

extension View {
  public func modifier(_ modifier: some ViewModifier) -> some View {
    modifier.body(content: AnyView(self))
  }
}
