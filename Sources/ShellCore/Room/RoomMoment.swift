/// What the record of a line needs of the session right after the line. Taking it is fast; the record is written later, when the
/// feature may have gone on.
@MainActor
struct RoomMoment {
  let prompt: String
  let line: String
  let output: String
  /// Whether a line since the moment before does more than show something.
  let hasChange: Bool
  /// `nil` if no feature is loaded.
  private(set) var feature: FeatureMoment?
  /// Whether lines with a meaning like that of this one may run before the record is written.
  private let canWait: Bool

  /// - Parameter meaning: The meaning of the line.
  init(
    _ features: SessionFeatures, prompt: String, line: String, output: String,
    meaning: CommandMeaning, hasChange: Bool
  ) {
    self.hasChange = hasChange
    self.prompt = prompt
    self.line = line
    self.output = output
    feature = features.running.map(FeatureMoment.init)
    canWait = Self.leavesOthersAlone(meaning) && feature?.canBeDrawnLater ?? true
  }

  /// Whether the record can still be written when a line with a meaning has run.
  func canWait(for meaning: CommandMeaning) -> Bool {
    canWait && Self.leavesOthersAlone(meaning)
  }

  /// Whether a line adds actions at most, so that the actions before it keep their numbers.
  private static func leavesOthersAlone(_ meaning: CommandMeaning) -> Bool {
    switch meaning {
    case .changesFeature(let step, _): step != .setsDependency
    case .inspects: true
    case .changesScope, .travels, .changesSettings, .controlsSession, .isImported: false
    }
  }
}

@MainActor
struct FeatureMoment {
  private static let mostEffects = 20

  let running: RunningFeature
  let key: MomentKey
  /// The state of the whole feature.
  let state: Any
  let time: String
  let effects: [String]
  /// Whether nothing but the state decides how the feature looks.
  let canBeDrawnLater: Bool

  init(_ running: RunningFeature) {
    let store = running.store
    self.running = running
    key = MomentKey(running)
    state = store.state
    time = DurationText.of(store.clock.now.offset)
    effects = store.runningEffects.prefix(Self.mostEffects).map { "#\($0.number) \($0.location)" }
    canBeDrawnLater =
      key.isNewest && store.viewMemories.areDecidedByStore && !store.dependencies.date.wasRead
      && store.overrides.isEmpty
  }

  /// An action without a payload.
  var example: String? {
    running.scopedActions.catalog.forms(prefix: "").lazy.map(\.rendered).first {
      !$0.contains("(")
    }
  }

  var scopedState: Any? { running.scope.state(in: state) }

  /// Whether a feature is still at this moment: nothing has changed it since.
  func isNow(in current: RunningFeature?) -> Bool {
    current.map { $0.store === running.store && MomentKey($0) == key } ?? false
  }

  /// Runs code that shows the state, with the shared values of this moment.
  func showing<R>(_ body: () -> R) -> R {
    let history = running.store.dependencies.shared.history
    return isNow(in: running) ? body() : history.withContents(key.shared, body)
  }

  /// The feature as it was, for drawing it; `nil` if its kind cannot be drawn later.
  var still: RunningFeature? {
    (running.store as? any FeatureWithStills)?.still(of: state).map {
      RunningFeature(origin: running.origin, store: $0, run: running.run, scope: running.scope)
    }
  }
}

/// A feature that can be drawn in the state of another moment.
@MainActor
private protocol FeatureWithStills {
  /// The feature in a store of its own; `nil` if the state is not one of this feature.
  func still(of state: Any) -> (any SessionStore)?
}

extension TypedSessionStore: FeatureWithStills {
  fileprivate func still(of state: Any) -> (any SessionStore)? {
    exactly(state, as: R.State.self).map {
      TypedSessionStore(
        initialState: $0, reducer: makeReducer, view: makeView, dependencies: dependencies,
        isStill: true)
    }
  }
}

/// The moments whose records are not written yet, oldest first.
@MainActor
struct RoomQueue {
  /// With more, a line waits for the oldest record, so that the memory of a session stays bounded.
  static let most = 100

  private var moments: [RoomMoment] = []

  var isEmpty: Bool { moments.isEmpty }

  mutating func append(_ moment: RoomMoment) { moments.append(moment) }

  mutating func popFirst() -> RoomMoment? { moments.isEmpty ? nil : moments.removeFirst() }

  mutating func removeAll() { moments = [] }

  /// How many records must be written before a line with a meaning runs.
  func countToWrite(before meaning: CommandMeaning) -> Int {
    moments.allSatisfy { $0.canWait(for: meaning) }
      ? max(0, moments.count - Self.most) : moments.count
  }
}
