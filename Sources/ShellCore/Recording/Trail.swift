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
  static let mostEntries = 10_000

  /// The `load` that it begins with; nil: nobody has told of it.
  let head: TrailEntry?
  /// What had been set before, as one types it: `format changed`.
  let settings: [String]
  private var entries: [TrailEntry] = []
  /// Whether it became too long to be kept.
  private(set) var isTooLong = false

  init(head: TrailEntry? = nil, settings: [String] = []) {
    self.head = head
    self.settings = settings
  }

  /// Adds what was done.
  ///
  /// - Parameter before: Where the feature stood before it. If it moved, it takes the place of what
  ///   lay ahead.
  mutating func add(_ entry: TrailEntry, from before: Place) {
    guard !isTooLong else { return }
    let ahead = entries.reversed().prefix { $0.place > before }.count
    var index = entries.count - ahead
    if entry.place != before { entries.removeLast(ahead) }
    if let passed = merged(entry, behind: index) {
      index -= 1
      entries[index] = passed
    } else {
      entries.insert(entry, at: index)
    }
    guard entries.count > Self.mostEntries else { return }
    isTooLong = true
    entries = []
  }

  /// The way to a place.
  func way(to place: Place) -> ArraySlice<TrailEntry> { entries.prefix { $0.place <= place } }

  /// Time that passed on top of time in which nothing happened; nil when it is something else.
  private func merged(_ entry: TrailEntry, behind index: Int) -> TrailEntry? {
    guard index > 0, case .time(let more) = entry.deed,
      case .time(let passed) = entries[index - 1].deed, entries[index - 1].output.isEmpty
    else { return nil }
    return TrailEntry(
      deed: .time(passed + more), prompt: entries[index - 1].prompt, nextPrompt: entry.nextPrompt,
      output: entry.output, isOutputUncertain: entry.isOutputUncertain, place: entry.place,
      now: entry.now, isTimed: entry.isTimed || entries[index - 1].isTimed)
  }
}
