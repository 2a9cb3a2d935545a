/// What a test moves so that time passes for its feature, as a session has used it.
struct TestTime: Equatable {
  /// The dependencies that a test can replace, except the date.
  private(set) var sources: Set<TimeSource> = []
  /// The schedulers that only do work without delay.
  private(set) var immediateSchedulers: Set<TimeSource> = []
  /// The sources whose work without delay waits until a test advances them.
  private(set) var waiting: Set<TimeSource> = []
  /// The schedulers that a test cannot replace, sorted: `DispatchQueue.main`.
  private(set) var globals: [String] = []

  init() {}

  init(_ use: TimeUse) {
    let (timed, immediate) = (use.timed, use.immediate)
    sources = timed.filter(\.isDependency)
    immediateSchedulers = immediate.filter { $0.isDependency && !timed.contains($0) }
    waiting = immediate.intersection(sources)
    globals = timed.compactMap { if case .global(let name) = $0 { name } else { nil } }.sorted()
  }

  /// The variables of a test that time passes on, the clock first, on which the date depends.
  ///
  /// - Parameter hasDate: Whether the test controls the date.
  func drivers(hasDate: Bool) -> [Driver] {
    Driver.allCases.filter { driver in
      !sources.isDisjoint(with: driver.sources) || driver == .clock && hasDate
    }
  }

  /// The variables whose work without delay waits.
  var waitingDrivers: [Driver] {
    Driver.allCases.filter { !waiting.isDisjoint(with: $0.sources) }
  }

  /// Whether a test needs the schedulers of Combine.
  var usesSchedulers: Bool {
    !sources.union(immediateSchedulers).isDisjoint(with: [.mainQueue, .mainRunLoop])
  }

  /// A variable of a test that time passes on.
  enum Driver: String, CaseIterable {
    case clock, mainQueue, mainRunLoop

    fileprivate var sources: Set<TimeSource> {
      switch self {
      case .clock: [.continuousClock, .suspendingClock]
      case .mainQueue: [.mainQueue]
      case .mainRunLoop: [.mainRunLoop]
      }
    }

    /// The variable for a source; `nil` for one that no test controls.
    init?(_ source: TimeSource) {
      guard let driver = Self.allCases.first(where: { $0.sources.contains(source) }) else {
        return nil
      }
      self = driver
    }

    /// The order in which variables are advanced to an instant, so that effects wake as they did, and find the others at the same time.
    ///
    /// - Returns: `nil` if no order of the variables does this.
    static func order(of wakes: [TimeUse.Wake]) -> [Self]? {
      var order: [Self] = []
      for driver in wakes.compactMap({ Self($0.source) }) where driver != order.last {
        if order.contains(driver) { return nil }
        order.append(driver)
      }
      let isKept = wakes.allSatisfy { wake in
        guard let own = Self(wake.source).flatMap(order.firstIndex) else { return true }
        let used = wake.used.compactMap { Self($0).flatMap(order.firstIndex) }
        return used.allSatisfy { $0 <= own }
      }
      return isKept ? order : nil
    }

    /// The declaration of a scheduler; `nil` for the clock, which can have another type.
    var declaration: String? {
      switch self {
      case .clock: nil
      case .mainQueue: "let mainQueue = DispatchQueue.test"
      case .mainRunLoop: "let mainRunLoop = RunLoop.test"
      }
    }

    /// `await mainQueue.advance(by: .seconds(1))`.
    func advance(by duration: Duration) -> String {
      guard duration > .zero else { return "await \(rawValue).advance()" }
      let attoseconds = duration.components.attoseconds
      guard self != .clock, !attoseconds.isMultiple(of: 1_000_000_000_000_000) else {
        return "await \(rawValue).advance(by: \(duration.literal(isTyped: true)))"
      }
      return "await \(rawValue).advance(by: .nanoseconds(\(Int(duration / .nanoseconds(1)))))"
    }
  }

  /// The overrides of the dependencies: `$0.mainQueue = mainQueue.eraseToAnyScheduler()`.
  func overrides(hasDate: Bool) -> [String] {
    var lines: [String] = []
    if sources.contains(.continuousClock) || hasDate && !sources.contains(.suspendingClock) {
      lines.append("$0.continuousClock = clock")
    }
    if sources.contains(.suspendingClock) { lines.append("$0.suspendingClock = clock") }
    for (source, driver) in [
      (TimeSource.mainQueue, Driver.mainQueue), (.mainRunLoop, .mainRunLoop),
    ] {
      let name = driver.rawValue
      if sources.contains(source) { lines.append("$0.\(name) = \(name).eraseToAnyScheduler()") }
      if immediateSchedulers.contains(source) { lines.append("$0.\(name) = .immediate") }
    }
    return lines
  }
}
