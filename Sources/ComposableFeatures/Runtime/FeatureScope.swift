/// What surrounds a feature in the tree: the dependencies, the environment, and the listeners of its ancestors.
final class FeatureScope {
  let outer: FeatureScope?
  private var ownDependencies: DependencyValues?
  private let changeEnvironment: ((inout FeatureEnvironmentValues) -> Void)?
  let listener: EventListener?
  /// Notes what is read from the environment, in the outermost scope of a store.
  private let reads: EnvironmentReads?

  init(
    inside outer: FeatureScope? = nil, dependencies: DependencyValues? = nil,
    environment: ((inout FeatureEnvironmentValues) -> Void)? = nil,
    listener: EventListener? = nil, noting reads: EnvironmentReads? = nil
  ) {
    self.outer = outer
    ownDependencies = dependencies
    changeEnvironment = environment
    self.listener = listener
    self.reads = reads
  }

  /// The dependencies, if they differ from those of the process.
  var dependencies: DependencyValues? { ownDependencies ?? outer?.dependencies }

  /// Sets other dependencies.
  func setDependencies(_ dependencies: DependencyValues) { ownDependencies = dependencies }

  /// The environment, with the changes of the outermost modifiers first.
  var environment: FeatureEnvironmentValues {
    var values = outer?.environment ?? FeatureEnvironmentValues(noting: reads)
    changeEnvironment?(&values)
    return values
  }

  /// Runs a function with the dependencies of the scope.
  func run<R>(_ body: () throws -> R) rethrows -> R {
    guard let dependencies else { return try body() }
    return try DependencyValues.$_current.withValue(dependencies, operation: body)
  }
}

/// A hook that is called for the events that descendants post.
struct EventListener {
  /// The type of the key.
  let key: ObjectIdentifier
  let receive: (Any) -> Void
}
