/// Runs a feature in a test and compares what happens with what the test asserts.
///
/// ```swift
/// let store = TestStore(initialState: Counter.State()) { Counter() }
/// await store.send(.incrementButtonTapped) { $0.count = 1 }
/// await store.send(.factButtonTapped)
/// await store.receive(.factResponse("1 is one")) { $0.fact = "1 is one" }
/// ```
///
/// The closure of each step changes the state before the step to the state expected after it. While
/// ``exhaustivity`` is `.on`, the test must assert everything: each change, each action that an effect
/// sends, and that no effect is in flight when the test ends. Every difference is a failure at the
/// location of the step; each cause is reported once.
///
/// Effects run when a step needs them, on the thread of the test and in the order in which they become
/// ready, until all of them are asleep on a clock that the test advances or wait for something
/// external. A test therefore runs the same way every time. While the test awaits something else, such as `Task.sleep`,
/// effects continue as they do in a program. Dependencies have the values of
/// ``DependencyContext/test``.
@preconcurrency
@MainActor
public final class TestStore<State, Action> {
  let store: Store<State, Action>
  let storage: TestStorage<State, Action>

  /// How much the test must assert. It can be changed at any time.
  public var exhaustivity: Exhaustivity {
    get { storage.exhaustivity }
    set { storage.exhaustivity = newValue }
  }

  /// The time that steps wait for something external, in nanoseconds of real time. The default is one
  /// second.
  ///
  /// If no effect waits for something external, steps do not wait.
  public var timeout: UInt64 = 1_000_000_000

  /// Has no effect. It exists for tests that set it; effects always run on one thread.
  public var useMainSerialExecutor = true

  /// Makes a store that tests a feature.
  ///
  /// Stops the program if failures cannot be reported.
  ///
  /// - Parameters:
  ///   - initialState: The initial state.
  ///   - reducer: The feature.
  ///   - prepareDependencies: Overrides dependencies for the initial state and the feature.
  public init<R: Reducer>(
    initialState: @autoclosure () -> R.State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where R.State == State, R.Action == Action, State: Equatable {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    FailureReporting.current.require(at: location)
    let dismissal = RootDismissal()
    // A stack that the test has made before the store has used the first IDs.
    let current = DependencyValues._current
    let elementIDs = current.context == .test ? current.stackElementID : StackElementIDGenerator()
    let dependencies = DependencyValues.forTest {
      $0.stackElementID = elementIDs
      $0.dismiss = DismissEffect { dismissal.dismiss() }
      prepareDependencies(&$0)
    }
    let (state, base) = DependencyValues.$_current.withValue(dependencies) {
      (initialState(), ReducerCompiler.forNewStore.feature(reducer()).reducer)
    }
    let storage = TestStorage<State, Action>(
      TestRecord(state: state, location: location), dependencies: dependencies,
      dismissal: dismissal)
    self.storage = storage
    store = EffectExecution.$current.withValue(.drainedBetweenSteps) {
      Store(state: state) { (state: inout State, action: Action) in
        DependencyValues.$_current.withValue(storage.dependencies) { base(&state, action) }
      }
    }
    store.listener = storage
    store.interrupt { reduced in storage.interrupt(after: reduced) }
    dismissal.cancelEffects = { [weak store] in store?.cancelEffects() }
  }

  /// Makes a store that tests a feature that is passed as a value: the 0.5x spelling.
  public convenience init<R: Reducer>(
    initialState: @autoclosure () -> R.State,
    reducer: R,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where R.State == State, R.Action == Action, State: Equatable {
    self.init(
      initialState: initialState(), reducer: { reducer }, withDependencies: prepareDependencies,
      fileID: fileID, file: filePath, line: line, column: column)
  }

  deinit {
    // An effect may have become ready to end in the last statement of the test.
    if MainThread.isCurrent { MainActor.assumeIsolated { store.drainAtEnd() } }
    let shared = storage.exhaustivity.judge(
      storage.record.sharedFailure(storage.takeSharedChanges()))
    let failures = storage.record.failuresAtEnd(storage.exhaustivity)
    for failure in failures + [shared].compactMap({ $0 }) {
      failure.report(at: storage.record.lastCall)
    }
  }

  /// The state that the test has asserted, without the changes by actions that were not received yet.
  ///
  /// In the closure of a step, it is the state before the step.
  public var state: State { storage.stateBeforeAction ?? storage.record.state }

  /// Whether the feature under test has dismissed itself. Its effects are cancelled then, and sending it an
  /// action is a failure.
  public var isDismissed: Bool { storage.dismissal.hasHappened }

  /// The dependencies of the feature. A change applies to later actions and their effects.
  public var dependencies: DependencyValues {
    get { storage.dependencies }
    set { storage.dependencies = newValue }
  }
}

extension TestStore {
  /// Runs an operation of the test with other dependencies of the feature.
  ///
  /// ```swift
  /// await store.withDependencies {
  ///   $0.date.now = tomorrow
  /// } operation: {
  ///   await store.send(.refreshButtonTapped) { $0.isNewDay = true }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - updateValuesForOperation: Changes the dependencies.
  ///   - operation: The operation.
  /// - Returns: The result of the operation.
  @discardableResult
  public func withDependencies<R>(
    _ updateValuesForOperation: (_ dependencies: inout DependencyValues) throws -> Void,
    operation: () throws -> R
  ) rethrows -> R {
    let outer = storage.dependencies
    defer { storage.dependencies = outer }
    try storage.dependencies.update(updateValuesForOperation)
    return try operation()
  }

  /// Runs an asynchronous operation of the test with other dependencies of the feature.
  /// - Returns: The result of the operation.
  @discardableResult
  public func withDependencies<R>(
    _ updateValuesForOperation: (_ dependencies: inout DependencyValues) throws -> Void,
    operation: @MainActor () async throws -> R
  ) async rethrows -> R {
    let outer = storage.dependencies
    defer { storage.dependencies = outer }
    try storage.dependencies.update(updateValuesForOperation)
    return try await operation()
  }
}

/// The test store of a feature: `TestStoreOf<Counter>` is `TestStore<Counter.State,
/// Counter.Action>`.
public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action>

extension DependencyValues {
  /// The values of the current task in the test context, with overrides.
  package static func forTest(_ prepare: (inout Self) -> Void) -> Self {
    var values = _current.merging(DependencyValues(context: .test) { _ in })
    // Shared values that the test makes are those of the feature.
    values.shareStorages(of: _current)
    values.update(prepare)
    return values
  }
}

extension TestStore {
  /// Runs a part of a test with another exhaustivity.
  ///
  /// - Parameters:
  ///   - exhaustivity: The exhaustivity of the part.
  ///   - operation: The part.
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity, operation: () throws -> R
  ) rethrows -> R {
    let outer = self.exhaustivity
    defer { self.exhaustivity = outer }
    self.exhaustivity = exhaustivity
    return try operation()
  }

  /// Runs an asynchronous part of a test with another exhaustivity.
  ///
  /// ```swift
  /// await store.withExhaustivity(.off) {
  ///   await store.send(.loginButtonTapped)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - exhaustivity: What holds for the part.
  ///   - operation: The part.
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity, operation: () async throws -> R
  ) async rethrows -> R {
    let outer = self.exhaustivity
    defer { self.exhaustivity = outer }
    self.exhaustivity = exhaustivity
    return try await operation()
  }
}
