/// What the stage remembers from drawing to drawing: since when a value is new, and since when an effect sleeps.
struct StageHistory {
  /// A change of one field.
  private struct Change {
    let old: String
    let at: ContinuousClock.Instant
  }

  /// What the rows belong to. Nothing is marked as new when it changes.
  private var subject = ""
  private var values: [String: String] = [:]
  private var changes: [String: Change] = [:]
  private var position = 0
  /// The rows of the stage in the largest picture of this feature.
  private(set) var height = 0
  private var actedAt: ContinuousClock.Instant?
  /// The times at which effects were first seen asleep, by the effects' numbers.
  private var sleepsSince: [Int: (deadline: Duration, start: Duration)] = [:]

  /// How long a value is drawn as just changed, and as recently changed.
  static let flash = Duration.milliseconds(700)
  static let recent = Duration.seconds(3)

  /// Notes the rows and the number of the last action.
  mutating func note(
    _ rows: [StateRow], position: Int, of subject: String, at now: ContinuousClock.Instant
  ) {
    let new = Dictionary(rows.map { ($0.path, $0.value) }) { first, _ in first }
    if subject == self.subject {
      for (path, value) in new where values[path] != value {
        changes[path] = Change(old: values[path] ?? "", at: now)
      }
      if position != self.position { actedAt = now }
    } else {
      changes = [:]
      actedAt = nil
      sleepsSince = [:]
      height = 0
    }
    values = new
    self.position = position
    self.subject = subject
  }

  /// Notes the number of rows of a picture.
  mutating func note(height: Int) { self.height = max(self.height, height) }

  /// Returns how new a field's value is, and its previous value.
  func novelty(of path: String, at now: ContinuousClock.Instant) -> (
    style: StageStyle, old: String?
  ) {
    guard let change = changes[path] else { return (.plain, nil) }
    let style = Self.style(since: change.at, now)
    return (style, style == .plain ? nil : change.old)
  }

  /// Returns how new the last action is.
  func noveltyOfAction(at now: ContinuousClock.Instant) -> StageStyle {
    actedAt.map { Self.style(since: $0, now) } ?? .plain
  }

  private static func style(
    since start: ContinuousClock.Instant, _ now: ContinuousClock.Instant
  ) -> StageStyle {
    let age = start.duration(to: now)
    return age < flash ? .changed : age < recent ? .recent : .plain
  }

  /// Whether something drawn as new will soon be drawn differently.
  func isFresh(at now: ContinuousClock.Instant) -> Bool {
    let newest = changes.values.map(\.at).max()
    return [newest, actedAt].compactMap { $0 }
      .contains { $0.duration(to: now) < Self.recent + .milliseconds(200) }
  }

  /// Returns the time at which an effect began to sleep, as far as it was seen.
  mutating func start(
    ofSleep effect: Int, until deadline: Duration, now: Duration
  ) -> Duration {
    if let known = sleepsSince[effect], known.deadline == deadline { return known.start }
    sleepsSince[effect] = (deadline, now)
    return now
  }
}
