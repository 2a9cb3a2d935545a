// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Effects of one's own, which a terminal does not draw.

/// A modifier that moves what it modifies. A terminal draws the view where it is.
@preconcurrency @MainActor
public protocol GeometryEffect: ViewModifier, Animatable where Body == AnyView {
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public func body(content: AnyView) -> AnyView { content }
  public func ignoredByLayout() -> Self { self }
}

/// A transition of one's own. Changes are not animated, so nothing calls it.
@preconcurrency @MainActor
public protocol Transition {
  associatedtype Body: View
  typealias Content = AnyView
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}
extension AnyTransition {
  public init(_ transition: some Transition) {}
}
