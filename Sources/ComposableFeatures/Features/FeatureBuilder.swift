/// Combines the parts of a body.
@resultBuilder
public enum FeatureBuilder<State, Action> {
  /// A part.
  @inlinable
  public static func buildExpression<F: FeatureProtocol<State, Action>>(_ feature: F) -> F {
    feature
  }
  /// No part.
  public static func buildBlock() -> EmptyFeature<State, Action> { EmptyFeature() }
  /// The first part.
  @inlinable
  public static func buildPartialBlock<F: FeatureProtocol<State, Action>>(first: F) -> F { first }
  /// Parts and the next one.
  public static func buildPartialBlock<
    First: FeatureProtocol<State, Action>, Second: FeatureProtocol<State, Action>
  >(accumulated: First, next: Second) -> _FeatureList<State, Action> {
    _FeatureList(accumulated, next)
  }
}

/// Combines the parts of a child whose types follow from the child itself.
@resultBuilder
public enum ChildFeatureBuilder {
  /// A part.
  public static func buildExpression<F: FeatureProtocol>(_ feature: F) -> F { feature }
  /// The first part.
  public static func buildPartialBlock<F: FeatureProtocol>(first: F) -> F { first }
  /// Parts and the next one.
  public static func buildPartialBlock<State, Action>(
    accumulated: some FeatureProtocol<State, Action>, next: some FeatureProtocol<State, Action>
  ) -> _FeatureList<State, Action> {
    _FeatureList(accumulated, next)
  }
}

/// Features one after the other.
public struct _FeatureList<State, Action>: PrimitiveFeature {
  private let first: AnyFeature<State, Action>
  private let second: AnyFeature<State, Action>

  init(
    _ first: some FeatureProtocol<State, Action>, _ second: some FeatureProtocol<State, Action>
  ) {
    (self.first, self.second) = (AnyFeature(first), AnyFeature(second))
  }

  func makePart(_ context: BuildContext<State, Action>) -> Part<State, Action> {
    PartPair(first.part(in: context), second.part(in: context))
  }
}

/// A group of features, so that a modifier applies to all of them.
public struct Features<State, Action>: PrimitiveFeature {
  private let content: AnyFeature<State, Action>

  /// Groups features.
  public init(@FeatureBuilder<State, Action> _ content: () -> some FeatureProtocol<State, Action>) {
    self.content = AnyFeature(content())
  }

  func makePart(_ context: BuildContext<State, Action>) -> Part<State, Action> {
    content.part(in: context)
  }
}

/// A feature without its type.
public struct AnyFeature<State, Action>: PrimitiveFeature {
  private let make: (BuildContext<State, Action>) -> Part<State, Action>

  /// Erases the type of a feature.
  public init(_ feature: some FeatureProtocol<State, Action>) {
    make = { feature.part(in: $0) }
  }

  init(make: @escaping (BuildContext<State, Action>) -> Part<State, Action>) { self.make = make }

  func makePart(_ context: BuildContext<State, Action>) -> Part<State, Action> { make(context) }
}

/// A feature that does nothing, to attach modifiers to.
public struct EmptyFeature<State, Action>: PrimitiveFeature {
  /// Makes an empty feature.
  public init() {}

  func makePart(_ context: BuildContext<State, Action>) -> Part<State, Action> { Part() }
}

/// Changes the state for an action, synchronously.
public struct Update<State, Action>: PrimitiveFeature {
  @usableFromInline let update: (inout State, Action) -> Void

  /// Makes an update.
  ///
  /// - Parameter update: Changes the state. It adds tasks with `store.addTask`.
  @inlinable
  public init(_ update: @escaping (_ state: inout State, _ action: Action) -> Void) {
    self.update = update
  }

  /// What it does.
  @inlinable
  public var _update: ((inout State, Action) -> Void)? { update }

  func makePart(_ context: BuildContext<State, Action>) -> Part<State, Action> {
    UpdatePart(context, update)
  }
}

private final class UpdatePart<State, Action>: Part<State, Action> {
  private var run: (inout State, Action) -> Void
  private let runtime: FeatureRuntime
  private let feature: String

  init(
    _ context: BuildContext<State, Action>, _ run: @escaping (inout State, Action) -> Void
  ) {
    self.run = run
    (runtime, feature) = (context.runtime, context.node.name)
  }

  override func renew(_ update: @escaping (inout State, Action) -> Void) { run = update }

  override func makeUpdate() -> (inout State, Action) -> Void {
    guard let tracer = runtime.tracer else { return run }
    return { [feature, run] state, action in
      tracer.update(&state, of: feature) { run(&$0, action) }
    }
  }

  override var outline: [ReducerOutline] { [ReducerOutline(name: "Update")] }
}
