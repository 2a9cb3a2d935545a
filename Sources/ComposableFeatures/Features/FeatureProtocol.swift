/// A feature: a state, the actions that change it, and a body that says how. `@Feature` adds the conformance.
public protocol FeatureProtocol<State, Action> {
  associatedtype State
  associatedtype Action
  associatedtype Body: FeatureProtocol

  /// The parts of the feature, which run from top to bottom.
  @FeatureBuilder<State, Action> var body: Body { get }

  /// Connects the properties of the feature with the mounted feature. `@Feature` writes it.
  func _$bind(_ binder: FeatureBinder)

  /// The parts of a feature of this library. Others have a body.
  func _makePart(_ context: _FeatureContext) -> _FeaturePart

  /// What the feature does if it is an `Update`, or has a body that consists of one.
  var _update: ((inout State, Action) -> Void)? { get }
}

extension FeatureProtocol {
  /// The type of a body: `some Feature`.
  public typealias Feature = FeatureProtocol<State, Action>

  /// Connects nothing.
  public func _$bind(_ binder: FeatureBinder) {}

  public func _makePart(_ context: _FeatureContext) -> _FeaturePart {
    let context: BuildContext<State, Action> = context.typed()
    _$bind(FeatureBinder(node: context.node, scope: context.scope))
    return body._makePart(_FeatureContext(context))
  }

  /// What the body does if it consists of an `Update`.
  @inlinable
  public var _update: ((inout State, Action) -> Void)? {
    // The types are the same, as in a context: only the compiler does not know it.
    unsafeBitCast(body._update, to: ((inout State, Action) -> Void)?.self)
  }

  /// Makes the parts of the feature in a mounted feature.
  func part(in context: BuildContext<State, Action>) -> Part<State, Action> {
    _makePart(_FeatureContext(context)).typed()
  }

  /// Logs each event of the feature: actions, changes by tasks, its mount, and its end.
  ///
  /// ```swift
  /// var body: some Feature {
  ///   let _ = Self._logChanges()
  ///   ...
  /// }
  /// ```
  public static func _logChanges() { FeatureRuntime.startLogging() }
}

/// The place of a feature in the tree of a store.
public struct _FeatureContext {
  private let node: AnyNode
  private let scope: FeatureScope

  init<State, Action>(_ context: BuildContext<State, Action>) {
    (node, scope) = (context.node, context.scope)
  }

  // Unchecked in release builds: a context is passed on by features of the same State and Action only, and a body is evaluated for each event.
  func typed<State, Action>() -> BuildContext<State, Action> {
    BuildContext(node: unsafeDowncast(node, to: Node<State, Action>.self), scope: scope)
  }
}

/// A part of a mounted feature.
public struct _FeaturePart {
  private let part: AnyObject

  init<State, Action>(_ part: Part<State, Action>) { self.part = part }

  // Unchecked in release builds, as a context.
  func typed<State, Action>() -> Part<State, Action> {
    unsafeDowncast(part, to: Part<State, Action>.self)
  }
}

extension Never: FeatureProtocol {
  public typealias State = Never
  public typealias Action = Never
  public var body: Never { fatalError("A feature of the library has no body.") }
}

/// A feature of this library, which has no body.
protocol PrimitiveFeature: FeatureProtocol where Body == Never {
  func makePart(_ context: BuildContext<State, Action>) -> Part<State, Action>
}

extension PrimitiveFeature {
  public var body: Never { fatalError("A feature of the library has no body.") }

  public func _makePart(_ context: _FeatureContext) -> _FeaturePart {
    _FeaturePart(makePart(context.typed()))
  }

  /// Nothing: only an `Update` has one.
  public var _update: ((inout State, Action) -> Void)? { nil }
}
