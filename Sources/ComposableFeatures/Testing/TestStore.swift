@_spi(TestFailures) import ComposableArchitecture

/// Runs a feature in a test and compares what happens with what the test asserts.
///
/// ```swift
/// let store = TestStore(initialState: Counter.State()) { Counter() }
/// store.send(.plus) { $0.count = 1 }
/// store.send(.fact)
/// await store.receive(\.loaded) { $0.fact = "1 is one" }
/// store.expect { $0.isLoading = false }
/// await store.dismount()
/// ```
///
/// The closure of each step changes the snapshot before the step to the one that is expected after it. Changes that a task makes before it first
/// suspends belong to the step that has started it; later ones are asserted with ``expect(changes:fileID:filePath:line:column:)``.
@preconcurrency
@MainActor
@dynamicMemberLookup
public final class TestStore<Subject: FeatureProtocol>
where Subject.State: DebugSnapshotConvertible {
  /// The state of the feature.
  public typealias State = Subject.State
  /// The actions of the feature.
  public typealias Action = Subject.Action
  /// A closure that changes the snapshot before a step to the expected one.
  public typealias Changes = (_ state: inout State.DebugSnapshot) throws -> Void

  let node: Node<State, Action>
  let recorder: TestRecorder<State, Action>

  /// The real time that steps wait for something external.
  public var timeout: Duration = .seconds(1)

  /// Makes a store that tests a feature, which begins now and changes nothing.
  ///
  /// - Parameters:
  ///   - initialState: The state.
  ///   - feature: The feature.
  public convenience init(
    initialState: @autoclosure () -> State,
    @ChildFeatureBuilder feature: @escaping () -> Subject,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      initialState, feature, nil,
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  // The compiler of Swift 6.3 fails in a closure, such as that of `withDependencies`, if a result builder's closure comes before `changes`.
  /// Makes a store that tests a feature, which begins now.
  ///
  /// - Parameters:
  ///   - initialState: The state.
  ///   - feature: The feature.
  ///   - changes: The changes that the beginning of the feature makes.
  public convenience init(
    initialState: @autoclosure () -> State,
    feature: @escaping () -> Subject,
    changes: @escaping Changes,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      initialState, feature, changes,
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  init(
    _ initialState: () -> State, _ feature: @escaping () -> Subject, _ changes: Changes?,
    at location: SourceLocation
  ) {
    FailureReporting.current.require(at: location)
    let dependencies = DependencyValues.forTest { _ in }
    let node = DependencyValues.$_current.withValue(dependencies) {
      RootFeature.make(
        initialState(), feature, in: FeatureScope(dependencies: dependencies),
        execution: .drainedBetweenSteps)
    }
    self.node = node
    recorder = TestRecorder(node, at: location)
    node.runtime.listener = recorder
    let step = recorder.perform { node.runtime.start(node) }
    recorder.check(
      step.change, expecting: changes, after: "the mount of \(node.name)", at: location)
  }

  deinit {
    let (node, recorder) = (node, recorder)
    guard MainThread.isCurrent else {
      // Nothing else uses the store any more.
      return unsafelyOnMainActor { recorder.reportEnd() }
    }
    assumeMainActor {
      recorder.tasks.settle(at: recorder.here)
      recorder.reportEnd()
      _ = node.runtime.stop()
    }
  }

  /// The state, with changes that the test has not asserted yet.
  public var state: State { node.state }

  /// A part of the state, with changes that the test has not asserted yet.
  public subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value {
    node.state[keyPath: path]
  }

  /// Sends an action and compares how it changes the state.
  ///
  /// - Returns: The tasks that the action starts; `nil` if there are none.
  @discardableResult
  public func send(
    _ action: Action, changes: Changes? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Task<Void, Never>? {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let label = ActionLabel.text(of: action)
    guard begin("\(label) is sent", at: location) else { return nil }
    let step = recorder.perform {
      node.runtime.perform(.action(action, fromTask: false)) { node.deliver(action) }
    }
    recorder.check(step.change, expecting: changes, after: label, at: location)
    return step.group?.task
  }

  /// Changes the state from outside of the feature, as a binding does, and compares what the feature makes of it.
  ///
  /// [I] Without `changes`, everything that the change causes is accepted.
  ///
  /// - Returns: The tasks that the change starts; `nil` if there are none.
  @discardableResult
  public func modify(
    _ change: (_ state: inout State) -> Void, changes: Changes? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Task<Void, Never>? {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard begin("the state is modified", at: location) else { return nil }
    let step = recorder.perform {
      node.runtime.perform(.outside) { _ = node.location.modify(change) }
    }
    if let changes {
      recorder.check(step.change, expecting: changes, after: "the modification", at: location)
    }
    return step.group?.task
  }

  /// Runs tasks until all of them are asleep or wait for something external.
  ///
  /// [I] A test awaits each call of a ``TestStoreActor``. Meanwhile, tasks go on, such as those that the call has cancelled.
  func runReadyTasks(at location: SourceLocation) { recorder.tasks.settle(at: location) }

  private func begin(_ next: String, at location: SourceLocation) -> Bool {
    recorder.here = location
    recorder.tasks.settle(at: location)
    recorder.reportPending(before: next, at: location)
    guard node.isMounted else {
      TestFailure("\(node.name) has ended, and cannot be used any more.").report(at: location)
      return false
    }
    return true
  }

  /// Compares the changes that tasks have made since the last step.
  public func expect(
    changes: @escaping Changes,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    recorder.here = location
    recorder.tasks.settle(at: location)
    recorder.expect(changes, at: location)
  }

  /// Ends the feature: cancels its tasks, waits for them, and runs its `onDismount` hooks. Changes of the state need not be asserted.
  public func dismount(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    recorder.here = location
    recorder.tasks.settle(at: location)
    recorder.reportPending(before: "the feature ends", at: location)
    _ = recorder.perform { node.runtime.stop() }
    _ = await recorder.tasks.wait(timeout, at: location) { recorder.tasks.areDone }
    recorder.dismiss()
    recorder.reportRunning(at: location)
  }
}
