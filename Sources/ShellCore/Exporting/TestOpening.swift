/// How an exported test begins: its clock and schedulers, its store, and the dependencies.
struct TestOpening {
  let test: ExportedTest
  let layout: AssertionLayout

  /// The statements before the first step.
  var lines: [String] {
    let clock = test.hasLateEffects ? "LateClock" : "TestClock"
    var lines = test.controls.contains(.clock) ? ["let clock = \(clock)()"] : []
    lines += drivers.compactMap(\.declaration)
    if test.controls.contains(.date) { lines.append("let start = clock.now") }
    var state = SwiftCode.prefixed("initialState: ", test.state)
    if !test.stateChanges.isEmpty {
      lines += layout.indented(
        SwiftCode.prefixed("var initialState = ", test.state).laidOut(indent: 4))
      lines += test.stateChanges.flatMap { layout.indented($0.laidOut(indent: 4)) }
      state = .text("initialState: initialState")
    }
    return lines + (layout.isSecond ? secondStore(state) : store(state))
  }

  private func store(_ state: SwiftCode) -> [String] {
    let store = SwiftCode.list("let store = TestStore(", [state], ") {")
    let lines = layout.indented(store.laidOut(indent: 4)) + ["  " + test.reducer.flat]
    let dependencies = dependencies
    guard !dependencies.isEmpty else { return lines + ["}"] }
    return lines + ["} withDependencies: {"] + dependencies.map { "  " + $0 } + ["}"]
  }

  /// A store of 2.0, whose dependencies surround it.
  private func secondStore(_ state: SwiftCode) -> [String] {
    let dependencies = dependencies
    let call = "TestStore(", name = "let store = "
    let store = SwiftCode.list((dependencies.isEmpty ? name : "") + call, [state], ") {")
    var lines = layout.indented(store.laidOut(indent: 4)) + ["  " + test.reducer.flat]
    let changes = layout.statements(test.mount ?? [])
    lines += changes.isEmpty ? ["}"] : ["} changes: {"] + changes + ["}"]
    guard !dependencies.isEmpty else { return lines }
    return ["\(name)withDependencies {"] + dependencies.map { "  " + $0 } + ["} operation: {"]
      + lines.map { "  " + $0 } + ["}"]
  }

  /// The variables that time passes on.
  var drivers: [TestTime.Driver] {
    test.time.drivers(hasDate: test.controls.contains(.clock))
  }

  private var dependencies: [String] {
    var lines: [String] = []
    lines += test.time.overrides(hasDate: test.controls.contains(.clock))
    if test.controls.contains(.date) {
      lines += Self.date("$0", .text("Date(timeIntervalSince1970: \(Self.firstDate))"))
    }
    if test.controls.contains(.uuid) { lines.append("$0.uuid = .incrementing") }
    if test.controls.contains(.random) {
      lines.append("$0.withRandomNumberGenerator = WithRandomNumberGenerator(SplitMix64(state: 0))")
    }
    lines += FixedDependencies.Name.allCases.filter(test.fixed.contains).flatMap(Self.fixed)
    return lines + test.liveDependencies
  }

  /// The value of the machine that a session of the shell has.
  private static func fixed(_ name: FixedDependencies.Name) -> [String] {
    switch name {
    case .calendar:
      ["$0.calendar = Calendar(identifier: .gregorian)", "$0.calendar.timeZone = .gmt"]
    case .locale: ["$0.locale = Locale(identifier: \"en_US_POSIX\")"]
    case .timeZone: ["$0.timeZone = .gmt"]
    case .openURL: ["$0.openURL = OpenURLEffect { _ in true }"]
    }
  }

  /// The date at which a session of the shell begins.
  private static let firstDate = 1_704_067_200

  /// The date follows the clock, as in a session.
  static func date(_ values: String, _ start: SwiftCode) -> [String] {
    [
      "\(values).date = DateGenerator {",
      "  \(start.flat) + start.duration(to: clock.now) / .seconds(1)",
      "}",
    ]
  }
}
