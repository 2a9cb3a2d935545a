/// A feature with a modifier.
public struct _ModifiedFeature<Base: FeatureProtocol>: PrimitiveFeature {
  public typealias State = Base.State
  public typealias Action = Base.Action

  private let base: Base
  /// Makes a part from the base.
  private let make: (Base, BuildContext<State, Action>) -> Part<State, Action>

  init(
    _ base: Base, make: @escaping (Base, BuildContext<State, Action>) -> Part<State, Action>
  ) {
    self.base = base
    self.make = make
  }

  func makePart(_ context: BuildContext<State, Action>) -> Part<State, Action> {
    make(base, context)
  }
}

/// A reusable change of a feature.
///
/// ```swift
/// struct Counted<State, Action>: FeatureModifier {
///   func body(content: Content) -> some FeatureProtocol<State, Action> { ... }
/// }
/// ```
///
/// [I] `Content` is the modified feature without its type.
public protocol FeatureModifier<State, Action> {
  associatedtype State
  associatedtype Action
  associatedtype Body: FeatureProtocol<State, Action>
  typealias Content = _FeatureModifierContent<Self>

  /// The feature after the modification.
  @FeatureBuilder<State, Action> func body(content: Content) -> Body
}

/// The feature that a modifier changes. Its type does not contain the modifier's state, which the compiler infers from the modifier's body.
public struct _FeatureModifierContent<Modifier: FeatureModifier>: PrimitiveFeature {
  public typealias State = Modifier.State
  public typealias Action = Modifier.Action

  fileprivate let make: (BuildContext<State, Action>) -> Part<State, Action>

  func makePart(_ context: BuildContext<State, Action>) -> Part<State, Action> { make(context) }
}

extension FeatureProtocol {
  /// Applies a modifier.
  public func modifier<Modifier: FeatureModifier<State, Action>>(
    _ modifier: Modifier
  ) -> _ModifiedFeature<Self> {
    _ModifiedFeature(self) { base, context in
      modifier.body(content: .init { base.part(in: $0) }).part(in: context)
    }
  }
}

/// A feature that asks for a decision: any of its actions removes it from what presents it.
public protocol Prompt {}
