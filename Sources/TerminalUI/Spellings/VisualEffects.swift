// Visual effects without a meaning on a terminal. Views that use them draw the same without them.

import Foundation

extension View {
  /// Has no effect.
  public func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> some View { self }

  /// Has no effect.
  public func blendMode(_ mode: BlendMode) -> some View { self }

  /// Has no effect.
  public func colorInvert() -> some View { self }

  /// Has no effect.
  public func colorMultiply(_ color: Color) -> some View { self }

  /// Has no effect.
  public func saturation(_ amount: Double) -> some View { self }

  /// Has no effect.
  public func contrast(_ amount: Double) -> some View { self }

  /// Has no effect.
  public func hueRotation(_ angle: Angle) -> some View { self }

  /// Has no effect.
  public func luminanceToAlpha() -> some View { self }

  /// Has no effect.
  public func mask(_ mask: some View) -> some View { self }

  /// Has no effect.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool) -> some View { self }

  /// Has no effect.
  public func contentShape(_ kinds: ContentShapeKinds, _ shape: some Shape) -> some View { self }

  /// Has no effect.
  public func clipShape(_ shape: some Shape, style: FillStyle) -> some View { self }

  /// Has no effect.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }

  /// Has no effect.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat, perspective: CGFloat = 1
  ) -> some View { self }

  /// Has no effect.
  public func position(_ position: CGPoint) -> some View { self }

  /// Has no effect.
  public func flipsForRightToLeftLayoutDirection(_ isEnabled: Bool) -> some View { self }

  /// Has no effect.
  public func geometryGroup() -> some View { self }

  /// Has no effect.
  public func visualEffect(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> EmptyVisualEffect
  ) -> some View { self }

  /// Has no effect.
  public func privacySensitive(_ isSensitive: Bool = true) -> some View { self }

  /// Has no effect.
  public func symbolEffect(_ effect: SymbolEffect, isActive: Bool = true) -> some View { self }

  /// Has no effect.
  public func symbolEffect(_ effect: SymbolEffect, value: some Equatable) -> some View { self }

  /// Has no effect.
  public func contentTransition(_ transition: ContentTransition, isEnabled: Bool) -> some View {
    self
  }

  /// Has no effect.
  public func matchedGeometryEffect(
    id: some Hashable, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool
  ) -> some View { self }

  /// Has no effect.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    self
  }

  /// Has no effect.
  public func navigationTransition(_ transition: NavigationTransition) -> some View { self }

  /// Has no effect.
  public func sensoryFeedback(_ feedback: SensoryFeedback, trigger: some Equatable) -> some View {
    self
  }

  /// Has no effect.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger, condition: @escaping (Trigger, Trigger) -> Bool
  ) -> some View { self }

  /// Has no effect.
  public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger, _ feedback: @escaping (Trigger, Trigger) -> SensoryFeedback?
  ) -> some View { self }

  /// Has no effect.
  public func listItemTint(_ color: Color?) -> some View { self }

  /// Has no effect.
  public func glassEffect() -> some View { self }

  /// Has no effect.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Has no effect.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Has no effect.
  public func invalidatableContent(_ isInvalidatable: Bool = true) -> some View { self }
}

extension View {
  /// Draws the first phase. Nothing is animated.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: (AnyView, Phase) -> some View,
    animation: (Phase) -> Animation? = { _ in nil }
  ) -> some View {
    Array(phases).first.map { AnyView(content(AnyView(self), $0)) } ?? AnyView(self)
  }

  /// Draws the first phase. Nothing is animated.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: (AnyView, Phase) -> some View,
    animation: (Phase) -> Animation? = { _ in nil }
  ) -> some View {
    phaseAnimator(phases, content: content, animation: animation)
  }

  /// Draws nothing.
  public func hidden() -> some View { ModifiedView(content: self) { _, _ in [] } }
}

/// A type that an animation changes. Nothing is animated.
public protocol Animatable {}

/// A modifier that an animation changes. Nothing is animated.
public typealias AnimatableModifier = ViewModifier & Animatable

/// Performs changes and then calls a function. Changes are not animated.
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

extension ContentTransition {
  /// Has no effect.
  public static func symbolEffect(_ effect: SymbolEffect) -> Self { .identity }
}

extension AnyTransition {
  /// Has no effect.
  public static func modifier(
    active: some ViewModifier, identity: some ViewModifier
  ) -> AnyTransition { AnyTransition() }
}
