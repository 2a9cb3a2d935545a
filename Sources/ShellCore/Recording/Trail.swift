/// The lines that lead from a `load` to where its feature stands.
///
/// It follows a person through time: what was undone is not on the way any more, but is kept until
/// something else is done in its place, as `redo` brings it back.
struct Trail {
  /// A place of a feature's history: behind a step, or within it.
  struct Place: Comparable {
    /// The number of the last step that is done, wholly or in part.
    var step = 0
    /// The number of the last action that is done.
    var action = 0

    static func < (left: Self, right: Self) -> Bool {
      (left.step, left.action) < (right.step, right.action)
    }
  }

  /// The most entries that are kept; of a longer way nothing is.
  static let mostEntries = 1_000

  /// The `load` that it begins with; nil: there was none.
  let head: TrailEntry?
  private var entries: [TrailEntry] = []
  /// Where the last journey led.
  private var arrival: TrailEntry.Scene?
  /// Whether it became too long to be kept.
  private(set) var isTooLong = false

  init(head: TrailEntry? = nil) { self.head = head }

  /// Adds what was done. If the feature moved, it takes the place of what lay ahead.
  mutating func add(_ entry: TrailEntry) {
    guard !isTooLong else { return }
    if let last = entries.last, !entry.follows(last) {
      insert(entry)
    } else {
      entries.append(entry)
    }
    guard entries.count > Self.mostEntries else { return }
    isTooLong = true
    entries = []
  }

  /// Notes where a journey has led.
  mutating func arrive(at scene: TrailEntry.Scene) { arrival = scene }

  private mutating func insert(_ entry: TrailEntry) {
    let behind = way(to: entry.before)
    guard entry.isLook else { return entries = behind + [entry] }
    // From the midst of what a line did, the way goes on only if something else is done there.
    guard part(at: entry.before.place) == nil else { return }
    entries = behind + [entry] + entries.drop { $0.after.place <= entry.before.place }
  }

  /// The entry in whose midst a place is.
  private func part(at place: Place) -> TrailEntry? {
    guard let next = entries.first(where: { $0.after.place > place }), next.before.place < place
    else { return nil }
    return next
  }

  /// What the clock showed when the feature was moved last on the way there.
  func endOfLastStep(before scene: TrailEntry.Scene) -> Duration {
    way(to: scene).last { !$0.isLook }?.after.now ?? .zero
  }

  /// The way to where things stand so. It ends in a journey back where that is in the midst of what
  /// a line did.
  func way(to scene: TrailEntry.Scene) -> [TrailEntry] {
    var way = Array(entries.prefix { $0.after.place <= scene.place })
    if var part = part(at: scene.place) {
      part.after.place = scene.place
      way += [part, part.journeyBack(to: arrival?.place == scene.place ? arrival! : scene)]
    }
    return way.inOrder(until: scene)
  }
}

extension [TrailEntry] {
  /// The entries without those that only looked where it did not come again on the way: at a time
  /// behind which the clock was set back, or on a journey from which it came back.
  fileprivate func inOrder(until end: TrailEntry.Scene) -> Self {
    var next = end
    let kept = reversed().filter { entry in
      let isBefore = entry.after.now <= next.now && entry.after.journeys <= next.journeys
      guard isBefore || !entry.isLook else { return false }
      next.now = Swift.min(next.now, entry.before.now)
      next.journeys = Swift.min(next.journeys, entry.before.journeys)
      return true
    }
    return kept.reversed()
  }
}

extension TrailEntry {
  /// Whether it was done where another had led, and not before that.
  fileprivate func follows(_ last: TrailEntry) -> Bool {
    last.after.place == before.place && last.after.now <= before.now
  }

  /// Whether the feature was not moved.
  var isLook: Bool { before.place == after.place }

  fileprivate func journeyBack(to scene: Scene) -> TrailEntry {
    var back = TrailEntry(deed: .line("goto \(scene.place.action)"), before: after, after: scene)
    back.after.settings = after.settings
    back.isOutputUncertain = true
    return back
  }
}
