/// A change of views of one's own, which is applied.
@preconcurrency @MainActor
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = AnyView
  @ViewBuilder func body(content: Content) -> Body
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier, Sendable {
  public static let identity = EmptyModifier()
  nonisolated public init() {}
  public func body(content: Content) -> some View { content }
}

/// A view and its modifier, which name the result of a function: `-> ModifiedContent<Self, Card>`.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  public init(content: Content, modifier: Modifier) {
    (self.content, self.modifier) = (content, modifier)
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: some View { modifier.body(content: AnyView(content)) }
}

extension View {
  @_disfavoredOverload
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> { ModifiedContent(content: self, modifier: modifier) }

  public func modifier(_ modifier: some ViewModifier) -> some View {
    modifier.body(content: AnyView(self))
  }
}
