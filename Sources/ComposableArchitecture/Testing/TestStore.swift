import Dispatch

/// Runs a feature in a test and compares what happens with what the test says.
///
/// ```swift
/// let store = TestStore(initialState: Counter.State()) { Counter() }
/// await store.send(.incrementButtonTapped) { $0.count = 1 }
/// await store.send(.factButtonTapped)
/// await store.receive(.factResponse("1 is one")) { $0.fact = "1 is one" }
/// ```
///
/// The closure of each step turns the state before into the state expected after. While
/// ``exhaustivity`` is `.on`, everything has to be said: each change, each action that an effect
/// sends, and that no effect runs when the test ends. What differs is a failure at the place of the
/// step; one cause is reported once.
///
/// Effects run when a step needs them to, on the thread of the test and in the order in which they
/// become ready, until nothing is left but to wait: for a clock that the test moves, or for
/// something outside. So a test takes the same course on every run. All dependencies are those of
/// ``DependencyContext/test``.
@preconcurrency
@MainActor
public final class TestStore<State, Action> {
  let store: Store<State, Action>
  let book: TestBook<State, Action>

  /// How much has to be asserted. To be set at any time.
  public var exhaustivity: Exhaustivity {
    get { book.exhaustivity }
    set { book.exhaustivity = newValue }
  }

  /// How long steps wait for what comes from outside, in nanoseconds of real time; one second while
  /// nothing else is said.
  ///
  /// Where no effect waits for something outside, steps do not wait.
  public var timeout: UInt64 = 1_000_000_000

  /// Accepted for the sake of tests that set it: effects always run on one thread here.
  public var useMainSerialExecutor = true

  /// A store that tests a feature.
  ///
  /// A test whose failures nobody could hear is stopped here.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with.
  ///   - reducer: The feature.
  ///   - prepareDependencies: Overrides dependencies, for the initial state and the feature alike.
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
    TestAudience.current.stopIfDeaf(at: location)
    let dependencies = DependencyValues.forTest(prepareDependencies)
    let (state, base) = DependencyValues.$_current.withValue(dependencies) {
      (initialState(), ReducerCompiler.forNewStore.feature(reducer()).reducer)
    }
    let book = TestBook<State, Action>(
      TestRecord(state: state, location: location), dependencies: dependencies)
    self.book = book
    store = EffectExecution.$current.withValue(.drainedByHand) {
      Store(state: state) { (state: inout State, action: Action) in
        DependencyValues.$_current.withValue(book.dependencies) { base(&state, action) }
      }
    }
    store.listen { book.record.note($0) }
    store.interrupt { reduced in book.interrupt(after: reduced) }
  }

  /// The 0.5x spelling: the reducer as a value.
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
    for failure in book.record.failuresAtEnd(book.exhaustivity) {
      failure.report(at: book.record.lastCall)
    }
  }

  /// The state as far as the test has asserted it: after the last step, without what actions that
  /// wait to be received have changed.
  public var state: State { book.record.state }

  /// The dependencies of the feature. What is set here holds for the actions that follow and for
  /// their effects.
  public var dependencies: DependencyValues {
    get { book.dependencies }
    set { book.dependencies = newValue }
  }
}

/// The test store of a feature: `TestStoreOf<Counter>` is `TestStore<Counter.State,
/// Counter.Action>`.
public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action>

extension DependencyValues {
  /// The values of the task that asks, in the context of tests, with overrides.
  fileprivate static func forTest(_ prepare: (inout Self) -> Void) -> Self {
    var values = _current.merging(DependencyValues(context: .test) { _ in })
    values.update(prepare)
    return values
  }
}
