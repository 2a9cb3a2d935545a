// Phases and transitions. Nothing is animated.

extension View {
  /// Draws the first phase. Nothing is animated.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: (AnyView, Phase) -> some View,
    animation: (Phase) -> Animation? = { _ in nil }
  ) -> some View {
    Array(phases).first.map { AnyView(content(AnyView(self), $0)) } ?? AnyView(self)
  }

  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: (AnyView, Phase) -> some View,
    animation: (Phase) -> Animation? = { _ in nil }
  ) -> some View { phaseAnimator(phases, content: content, animation: animation) }

  public func hidden() -> some View { ModifiedView(content: self) { _, _ in [] } }
}

/// A modifier that an animation changes. Nothing is animated.
public typealias AnimatableModifier = ViewModifier & Animatable

/// Performs changes and then calls a function. Changes are not animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

extension AnyTransition {
  /// Has no effect.
  public static func modifier(
    active: some ViewModifier, identity: some ViewModifier
  ) -> AnyTransition { AnyTransition() }
}
