/// What the stores of both versions of the architecture know alike: when effects ran, and whether time travel is going on.
protocol RecordedStore: SessionStore, EffectListener {
  associatedtype RecordedState
  associatedtype RecordedAction
  var environmentParts: FeatureEnvironment { get }
  var typedSnapshots: TypedActionSnapshots<RecordedState, RecordedAction> { get }
  var reportedIssues: ReportedIssues { get }
  var ended: [EndedEffect] { get set }
  /// When the last effects were in flight.
  var spans: EffectSpans { get set }
  var wasInterrupted: Bool { get set }
  /// The command that performs time travel. Until it ends, events of the store are ignored.
  var travelCommand: String? { get }
}

extension RecordedStore {
  var clock: VirtualClock { dependencies.clock }
  var snapshots: any ActionSnapshots { typedSnapshots }
  var sharedValues: SharedHistory.Snapshot { dependencies.shared.history.snapshot() }
  var isTravelling: Bool { travelCommand != nil }

  func effects(inFlightAfter action: Int, last: Int, at time: Duration?) -> [EffectSpan] {
    spans.inFlight(after: action, upTo: last, at: time)
  }

  func time(in environment: EnvironmentSnapshot) -> Duration? {
    environmentParts.now(in: environment)
  }

  func time(afterAction number: Int) -> Duration? {
    typedSnapshots.environment(after: number).flatMap(environmentParts.now)
  }

  func nextElement(beforeAction number: Int) -> Int? {
    typedSnapshots.environment(after: number - 1).flatMap(environmentParts.nextElement)
  }

  func takeReportedIssues() -> [String] { reportedIssues.take() }

  func settle() -> Bool { perform {} }

  func interrupts(_ count: Int) -> Bool {
    guard isInterrupted?(count) == true else { return false }
    wasInterrupted = true
    return true
  }

  /// Reports changes of shared values that no action has made.
  func reportSharedChanges() {
    let changes = dependencies.shared.history.takeChanges()
    if !changes.isEmpty { sharedChanged?(changes) }
  }

  func effectDidStart(_ effect: RunningEffect) {
    guard !isTravelling else { return }
    typedSnapshots.startEffect(effect.number)
    spans.start(EffectSpan(effect, startedAt: typedSnapshots.position))
  }

  func effectDidEnd(_ effect: RunningEffect, _ end: RunningEffect.End) {
    if !isTravelling {
      spans.end(effect.number, after: typedSnapshots.position, at: clock.now.offset, end)
    }
    let note = EndedEffect(effect: effect, end: end, travelCommand: travelCommand)
    ended = ended.suffix(EndedEffect.mostKept - 1) + [note]
  }
}
