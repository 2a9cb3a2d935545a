/// From which action to which one an effect was in flight, for time travel, which does not start it again.
struct EffectSpan {
  let number: Int
  let location: SourceLocation
  let ids: [AnyHashable]
  /// The number of the action that returned it; 0 if a view has started it.
  let action: Int
  private let start: Int
  /// The number of the last action before its end; `nil` until then, and if time travel has cancelled it.
  var end: Int?
  /// The time on the clock at its end, which may be later than that of the last action.
  fileprivate(set) var endTime: Duration?
  /// What cancelled it; `nil` if it was not cancelled, or has not ended.
  fileprivate(set) var cause: CancelCause?

  @MainActor
  init(_ effect: RunningEffect, startedAt action: Int) {
    number = effect.number
    location = effect.location
    ids = effect.ids
    self.action = effect.action
    start = action
  }

  init(number: Int, location: SourceLocation, ids: [AnyHashable] = [], startedAt action: Int) {
    (self.number, self.location, self.ids) = (number, location, ids)
    (self.action, start) = (action, action)
  }

  /// - Parameter time: The time on the clock after the action, or later if no action had followed; `nil` for the moment of its end.
  func isInFlight(after action: Int, at time: Duration?) -> Bool {
    guard start <= action else { return false }
    guard let end, action >= end else { return true }
    guard action == end, let time, let endTime else { return false }
    return time < endTime
  }
}

/// The last effects of a feature, in the order of their numbers.
struct EffectSpans {
  /// How many count. Up to twice as many are kept, because removing the first one moves all others.
  static let mostKept = 1_000

  private(set) var all: [EffectSpan] = []
  /// Those that have ended.
  var ended: [EffectSpan] { all.filter { $0.end != nil } }

  /// Adds an effect that has started. Time travel has undone those with its number and later ones.
  mutating func start(_ span: EffectSpan) {
    while let last = all.last, last.number >= span.number { all.removeLast() }
    if all.count >= 2 * Self.mostKept { all.removeFirst(Self.mostKept) }
    all.append(span)
  }

  mutating func end(
    _ number: Int, after action: Int, at time: Duration? = nil,
    _ end: RunningEffect.End = .finished
  ) {
    guard let index = all.lastIndex(where: { $0.number == number }) else { return }
    (all[index].end, all[index].endTime) = (action, time)
    if case .cancelled(let cause) = end { all[index].cause = cause }
  }

  mutating func endAll(after action: Int) {
    for index in all.indices where all[index].end == nil { all[index].end = action }
  }

  /// The effects up to a number that were in flight after an action, at a time before the next one.
  func inFlight(after action: Int, upTo number: Int, at time: Duration? = nil) -> [EffectSpan] {
    all.suffix(Self.mostKept).filter {
      $0.number <= number && $0.isInFlight(after: action, at: time)
    }
  }
}
