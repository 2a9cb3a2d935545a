import ComposableFeatures

/// A feature of 2.0 as a store whose states a search can visit.
///
/// Its features are made anew in each state that is restored, without their hooks.
@MainActor
final class ExploredSession<Root: FeatureProtocol>: ExploredStore {
  typealias State = Root.State
  typealias Action = Root.Action

  private let session: FeatureSession<Root>
  private let dependencies: DependencyValues
  private let mistakes = ReportedMistakes()
  private weak var recorder: EffectRecorder<State, Action>?
  /// The number of the last event.
  private var number = 0

  init(
    _ state: State, _ memory: FeatureMemory, _ dependencies: DependencyValues,
    _ make: @escaping () -> Root
  ) {
    self.dependencies = dependencies
    session = FeatureSession(
      initialState: state, dependencies: dependencies, memory: memory, make)
    session.happened = { [unowned self] in note($0) }
  }

  /// Ends the feature. It keeps its state.
  func end() { session.end() }

  private func note(_ event: FeatureSession<Root>.Event) -> Int {
    number += 1
    let effect = RunningEffect.current?.number
    if case .action(let action as Action, _) = event.cause {
      recorder?.didReduce(
        action, number: number, origin: effect.map(ActionOrigin.effect) ?? .user,
        from: event.before, to: event.after)
    } else {
      recorder?.didChange(event.cause.text, number: number, effect: effect, from: event.before)
    }
    return number
  }

  private func noting<R>(_ body: () -> R) -> R {
    let result = mistakes.whileNoting(body)
    recorder?.note(mistakes: mistakes.take())
    return result
  }

  func withState<R>(_ body: (State) -> R) -> R { body(session.state) }
  var memory: FeatureMemory { session.memory }

  func restore(_ state: State, _ memory: FeatureMemory) {
    number = 0
    session.resume(from: state, events: 0, tasks: 0, memory: memory)
    _ = mistakes.take()
  }

  func report(to recorder: EffectRecorder<State, Action>?) {
    self.recorder = recorder
    session.taskListener = recorder
  }

  // The actions of a feature follow each other in tasks, which are counted when they run.
  func interrupt(when interruption: ((_ reduced: Int) -> Bool)?) {}

  func take(_ action: Action) -> Bool {
    noting { session.send(action) }
    return true
  }

  func write(_ state: State) { noting { session.write(state) } }

  var runningEffects: [RunningEffect] { session.runningEffects }
  var lastEffectNumber: Int { session.lastTaskNumber }
  var readyJobs: Int { session.readyJobs }
  func runJob(at index: Int) -> Bool { noting { session.runJob(at: index) } }

  func drainEffects(until isInterrupted: (_ jobs: Int) -> Bool) -> Bool {
    noting { session.drain(until: isInterrupted) }
  }

  func cancelEffects(after number: Int) {
    for effect in session.runningEffects where effect.number > number { effect.cancel() }
  }

  var knownDependencies: [KnownDependency] { dependencies.known }
}

extension FeatureMemory: StoreMemory {}
