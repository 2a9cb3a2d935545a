public enum SearchEnd: String, Sendable {
  /// Every state that can be reached was found.
  case complete
  /// A step beyond the depth leads to another state, or to a finding.
  case depth
  case found
  case time
  case states
  case memory
  case cancelled
  /// Random walks have found nothing. They do not say which states there are.
  case walked
}

/// The time and the memory of a search.
struct SearchBudget {
  private let deadline: ContinuousClock.Instant
  private let states: Int
  private let memory: Int
  private let isInterrupted: @Sendable () -> Bool
  private let interval: Duration
  private var lastNotice = ContinuousClock.now

  init(_ options: ExplorationOptions) {
    deadline = .now + options.time
    states = options.states
    memory = options.memory
    isInterrupted = options.isInterrupted
    interval = options.progressInterval
  }

  /// Whether the interval between two notices has passed, which begins again then.
  mutating func isNoticeDue() -> Bool {
    let now = ContinuousClock.now
    guard now - lastNotice >= interval else { return false }
    lastNotice = now
    return true
  }

  /// Why the search has to end; `nil` if it may go on.
  func end(distinct: Int) -> SearchEnd? {
    if distinct >= states { return .states }
    if Task.isCancelled || isInterrupted() { return .cancelled }
    guard ContinuousClock.now < deadline else { return .time }
    guard distinct & 0xFFF == 0 else { return nil }
    return Self.memoryInUse.map { $0 > memory } ?? false ? .memory : nil
  }

  /// The memory of the process in bytes; `nil` if the system does not say.
  static var memoryInUse: Int? {
    // The second number is that of the pages in memory.
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return nil
    }
    let numbers = text.split(separator: " ").compactMap { Int($0) }
    return numbers.count > 1 ? numbers[1] * Int(NSPageSize()) : nil
  }
}
