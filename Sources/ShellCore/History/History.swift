/// What one can travel in: the features of a session one after the other, each with its steps.
///
/// The actions themselves, with the states behind them, are in the log of each feature.
struct History {
  /// The most actions that are kept, those of all features together.
  static let mostActions = 10_000
  /// The most features that are kept, with the one that runs.
  static let mostChapters = 100

  /// A loaded feature and its steps.
  struct Chapter {
    /// As it was when the prompt was last there.
    var loaded: Session.Loaded
    /// What began it, as it was typed: `load Timer`, `reset`.
    let command: String
    var timeline = Timeline()
    /// What one types to come to where it stands.
    var trail = Trail()
  }

  private(set) var chapters: [Chapter] = []
  /// The chapter where the session is; -1 before the first `load`.
  private(set) var index = -1
  /// Whether actions had to be forgotten.
  private(set) var hasLostActions = false
  /// How many journeys through time were made.
  private(set) var journeys = 0
  /// Whether the present was reached otherwise than by going on from the first `load`.
  var hasTravelled: Bool { journeys > 0 || chapters.count > 1 || hasLostChapters }
  /// Whether features that ran had to be forgotten.
  private(set) var hasLostChapters = false

  /// The steps of the feature that runs.
  var timeline: Timeline { present?.timeline ?? Timeline() }

  var present: Chapter? { chapters.indices.contains(index) ? chapters[index] : nil }
  /// The chapter that `undo` leads to from the start of the present one.
  var previous: Chapter? { index > 0 ? chapters[index - 1] : nil }
  /// The chapter that `redo` leads to from the end of the present one.
  var next: Chapter? { chapters.indices.contains(index + 1) ? chapters[index + 1] : nil }

  /// Begins a chapter behind the present one; those that were undone are forgotten.
  ///
  /// - Parameters:
  ///   - loaded: The feature that begins to run.
  ///   - ended: The one that ran, as the prompt leaves it.
  /// - Returns: Whether features have to be forgotten for the first time.
  @MainActor
  mutating func begin(
    _ loaded: Session.Loaded, by command: String, ending ended: Session.Loaded?
  ) -> Bool {
    leave(ended)
    forgetUndone(in: ended)
    chapters.append(Chapter(loaded: loaded, command: command))
    let isFull = chapters.count > Self.mostChapters
    if isFull { chapters.removeFirst() }
    index = chapters.count - 1
    defer { hasLostChapters = hasLostChapters || isFull }
    return isFull && !hasLostChapters
  }

  /// The present chapter begins with what was typed to load its feature.
  mutating func beginTrail(_ trail: Trail) { chapters[index].trail = trail }

  /// Adds to the present chapter's trail.
  mutating func add(_ entry: TrailEntry) {
    guard index >= 0 else { return }
    chapters[index].trail.add(entry)
  }

  /// Notes on the present chapter's trail where a journey has led.
  mutating func endJourney(at scene: TrailEntry.Scene) {
    if index >= 0 { chapters[index].trail.arrive(at: scene) }
  }

  /// The present is at a place of the feature that runs now.
  mutating func arrive(at place: Timeline.Place) {
    journeys += 1
    chapters[index].timeline.arrive(at: place)
  }

  /// Goes to the chapter before, or the one behind.
  mutating func turn(by step: Int, leaving loaded: Session.Loaded?) {
    leave(loaded)
    journeys += 1
    index += step
  }

  /// Adds a step of the feature that runs; what was undone is forgotten.
  ///
  /// - Parameter isSequel: Whether it belongs to the step before it, if there is one.
  /// - Returns: Whether actions have to be forgotten for the first time.
  @MainActor
  mutating func add(_ step: Step, of loaded: Session.Loaded, isSequel: Bool) -> Bool {
    forgetUndone(in: nil)
    chapters[index].timeline.add(step, isSequel: isSequel)
    loaded.store.log.forgetUndone()
    trim()
    guard !hasLostActions else { return false }
    hasLostActions = chapters.contains { $0.loaded.store.log.first > 1 }
    return hasLostActions
  }

  /// Forgets the chapters behind the present one, and what was undone in it.
  @MainActor
  mutating func forgetUndone(in loaded: Session.Loaded?) {
    chapters.removeLast(chapters.count - index - 1)
    guard let store = loaded?.store, index >= 0 else { return }
    chapters[index].timeline.forgetUndone(behind: store.log.position, store.mark)
    store.log.forgetUndone()
  }

  private mutating func leave(_ loaded: Session.Loaded?) {
    if let loaded, index >= 0 { chapters[index].loaded = loaded }
  }
}

extension History {
  /// Forgets the oldest actions of the features that have ended, as the one that runs takes their
  /// place.
  @MainActor
  private mutating func trim() {
    var surplus = chapters.reduce(0) { $0 + $1.loaded.store.log.count } - Self.mostActions
    for number in chapters.indices where surplus > 0 && number != index {
      let log = chapters[number].loaded.store.log
      while surplus > 0, log.count > 0 {
        log.dropFirst()
        surplus -= 1
      }
    }
    for number in chapters.indices {
      chapters[number].timeline.forget(
        before: chapters[number].loaded.store.log.first, keeping: Self.mostActions)
    }
  }
}
