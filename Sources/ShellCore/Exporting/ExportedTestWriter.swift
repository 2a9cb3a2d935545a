import ActionSyntax
import ComposableArchitecture
import ScenarioFormat

/// A test as a Swift file.
struct ExportedTestWriter {
  enum Library {
    case swiftTesting
    case xcTest
  }

  private let test: ExportedTest
  private let library: Library
  /// The name of the suite's type.
  private let name: String
  /// The variables of the tasks that are kept, by the numbers of their actions.
  private let tasks: [Int: String]

  /// - Parameter name: The name of the suite's type; `nil` derives `CounterTests` from the feature.
  init(_ test: ExportedTest, _ library: Library, name: String? = nil) {
    self.test = test
    self.library = library
    self.name = name ?? test.feature + "Tests"
    tasks = test.taskNames
  }

  /// The whole file.
  func text() throws -> String {
    if library == .xcTest, let part = test.parts.first(where: { !$0.marks.isEmpty }) {
      throw TestRefusal.line(
        part.line,
        "it caused a warning (\(part.marks.joined(separator: ", "))), which fails a test")
    }
    let sections = [imports, suite, helpers].filter { !$0.isEmpty }
    return sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private var imports: [String] {
    let body = suite.joined(separator: "\n")
    let names = [
      "Date(", "URL(", "UUID(", "Data(", "Decimal(", "DispatchQueue.", "RunLoop.", "Calendar(",
      "Locale", "TimeZone", " = .gmt",
    ]
    let usesFoundation = names.contains(
      where: body.contains)
    let library = library == .swiftTesting ? "Testing" : "XCTest"
    let schedulers = test.time.usesSchedulers ? ["CombineSchedulers"] : []
    let plain =
      schedulers + [module] + (usesFoundation ? ["Foundation"] : []) + [library]
    if let file = test.file {
      let note = [
        "// \(file) must be in the same target as this file;", "// otherwise, import its module.",
      ]
      return plain.map { "import \($0)" } + [""] + note
    }
    let own = test.modules.map { "@testable import \($0)" }
    return plain.map { "import \($0)" } + (own.isEmpty ? [] : [""] + own)
  }

  private var suite: [String] {
    let head =
      library == .swiftTesting
      ? ["struct \(name) {", "  @Test func \(test.name)() async {"]
      : ["final class \(name): XCTestCase {", "  func test\(testName)() async {"]
    return ["/// A session with \(test.feature), exported by `export test`.", "@MainActor"] + head
      + body.map { $0.isEmpty ? "" : "    " + $0 } + ["  }", "}"]
  }

  private var isSecond: Bool { test.version == .second }
  private var module: String { isSecond ? "ComposableArchitecture2" : "ComposableArchitecture" }

  private var testName: String { test.name.prefix(1).uppercased() + test.name.dropFirst() }

  private var body: [String] {
    let needsFinish = test.controls.contains(.effects) || !test.usesStore
    return opening + test.parts.flatMap(lines)
      + test.ending.lines(test.version, needsFinish: needsFinish)
  }

  private var opening: [String] {
    let clock = test.hasLateEffects ? "LateClock" : "TestClock"
    var lines = test.controls.contains(.clock) ? ["let clock = \(clock)()"] : []
    lines += drivers.compactMap(\.declaration)
    if test.controls.contains(.date) { lines.append("let start = clock.now") }
    var state = SwiftCode.prefixed("initialState: ", test.state)
    if !test.stateChanges.isEmpty {
      lines += indented(SwiftCode.prefixed("var initialState = ", test.state).laidOut(indent: 4))
      lines += test.stateChanges.flatMap { indented($0.laidOut(indent: 4)) }
      state = .text("initialState: initialState")
    }
    return lines + (isSecond ? secondStore(state) : store(state))
  }

  private func store(_ state: SwiftCode) -> [String] {
    let store = SwiftCode.list("let store = TestStore(", [state], ") {")
    let lines = indented(store.laidOut(indent: 4)) + ["  " + test.reducer.flat]
    let dependencies = dependencies
    guard !dependencies.isEmpty else { return lines + ["}"] }
    return lines + ["} withDependencies: {"] + dependencies.map { "  " + $0 } + ["}"]
  }

  /// A store of 2.0, whose dependencies surround it.
  private func secondStore(_ state: SwiftCode) -> [String] {
    let dependencies = dependencies
    let call = "TestStore(", name = "let store = "
    let store = SwiftCode.list((dependencies.isEmpty ? name : "") + call, [state], ") {")
    var lines = indented(store.laidOut(indent: 4)) + ["  " + test.reducer.flat]
    let changes = test.mountChanges.flatMap { indented("  " + $0.laidOut(indent: 6)) }
    lines += changes.isEmpty ? ["}"] : ["} changes: {"] + changes + ["}"]
    guard !dependencies.isEmpty else { return lines }
    return ["\(name)withDependencies {"] + dependencies.map { "  " + $0 } + ["} operation: {"]
      + lines.map { "  " + $0 } + ["}"]
  }

  /// The variables that time passes on.
  private var drivers: [TestTime.Driver] {
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

  private static func date(_ values: String, _ start: SwiftCode) -> [String] {
    [
      "\(values).date = DateGenerator {",
      "  \(start.flat) + start.duration(to: clock.now) / .seconds(1)",
      "}",
    ]
  }
}

extension ExportedTestWriter {
  private func lines(_ part: ExportedTest.Part) -> [String] {
    let lines = ReceiveLoop.folding(part.steps).flatMap(lines)
    guard !part.marks.isEmpty else { return lines }
    return ["await withKnownIssue {"] + lines.map { "  " + $0 } + [
      "} matching: { issue in", "  \(Self.matching(part.marks))", "}",
    ]
  }

  /// Any other issue, such as a wrong expected state, still fails the test.
  private static func matching(_ marks: [String]) -> String {
    guard marks.count > 1 else {
      return "issue.description.contains(\(StringLiteral.of(marks.joined())))"
    }
    let codes = marks.map(StringLiteral.of).joined(separator: ", ")
    return "[\(codes)].contains { issue.description.contains($0) }"
  }

  private func lines(_ step: ExportedTest.Statement) -> [String] {
    switch step {
    case .send(let action, let changes, let number):
      asserting("send", action, changes, keptAs: tasks[number])
    case .receive(let action, let changes): asserting("receive", action, changes)
    case .receiveAll(let loop):
      ["for \(loop.variable ?? "_") in \(loop.range.lowerBound)...\(loop.range.upperBound) {"]
        + asserting("receive", loop.action, loop.changes).map { "  " + $0 } + ["}"]
    case .assert(let changes):
      ["store.assert {"] + statements(changes) + ["}"]
    case .advance(let duration): drivers.map { $0.advance(by: duration) }
    case .deliver: test.time.waitingDrivers.map { $0.advance(by: .zero) }
    case .sleep(let duration):
      ["try? await Task.sleep(for: \(duration.literal(isTyped: true)))"]
    case .modify(let writes, let changes): modifying(writes, changes)
    case .expect(let changes): closure("store.expect", changes)
    case .cancelTask(let action): tasks[action].map(cancelling) ?? []
    case .advanceToNext: ["await clock.advanceToNextWake()"]
    case .wake(let sleeper):
      ["// Effects that are due earlier are late.", "await clock.wake(sleeper: \(sleeper))"]
    case .setDate(let date): Self.date("store.dependencies", date)
    case .countUUIDs(let number):
      ["store.dependencies.uuid = \(number == 0 ? ".incrementing" : "uuids(from: \(number))")"]
    case .seedRandom(let seed):
      [
        "store.dependencies.withRandomNumberGenerator =",
        "  WithRandomNumberGenerator(SplitMix64(state: \(seed)))",
      ]
    case .override(let lines): lines
    case .skipEffects: ["await store.skipInFlightEffects()"]
    case .comment(let text): Self.comment(text)
    }
  }

  private static func comment(_ text: String) -> [String] {
    let words = text.split(separator: " ").map(String.init)
    let lines = words.reduce(into: [""]) { lines, word in
      let line = lines[lines.count - 1]
      if !line.isEmpty, line.count + word.count + 8 > SwiftCode.width { return lines.append(word) }
      lines[lines.count - 1] = line.isEmpty ? word : "\(line) \(word)"
    }
    return lines.map { "// \($0)" }
  }

  /// `await store.send(.plusButtonTapped) { $0.amount = 1 }`.
  private func asserting(
    _ verb: String, _ action: SwiftCode, _ changes: [SwiftCode], keptAs task: String? = nil
  ) -> [String] {
    let opening = task.map { "let \($0) = " } ?? ""
    let waiting = isSecond && verb == "send" ? "" : "await "
    let call = SwiftCode.list("\(opening)\(waiting)store.\(verb)(", [action], ")")
    guard !changes.isEmpty else { return indented(call.laidOut(indent: 4)) }
    if let line = line(call.flat, changes) { return [line] }
    return indented(call.laidOut(indent: 4, used: 2) + " {") + statements(changes) + ["}"]
  }

  /// `store.modify { $0.text = "a" } changes: { $0.text = "a" }`.
  private func modifying(_ writes: [SwiftCode], _ changes: [SwiftCode]) -> [String] {
    let writing =
      writes.isEmpty ? ["store.modify { _ in }"] : closure("store.modify", writes)
    guard !changes.isEmpty, let end = writing.last else { return writing }
    let checking = closure("\(end) changes:", changes)
    return writing.dropLast() + checking
  }

  private func closure(_ opening: String, _ statements: [SwiftCode]) -> [String] {
    line(opening, statements).map { [$0] }
      ?? ["\(opening) {"] + self.statements(statements) + ["}"]
  }

  /// A closure with one statement on one line, if it fits.
  private func line(_ opening: String, _ statements: [SwiftCode]) -> String? {
    guard statements.count == 1, !statements[0].needsLines else { return nil }
    let line = "\(opening) { \(statements[0].flat) }"
    return line.count + 4 <= SwiftCode.width ? line : nil
  }

  private func statements(_ changes: [SwiftCode]) -> [String] {
    changes.flatMap { indented("  " + $0.laidOut(indent: 6)) }
  }

  private func cancelling(_ task: String) -> [String] {
    isSecond ? ["\(task)?.cancel()", "await \(task)?.value"] : ["await \(task).cancel()"]
  }

  /// Removes an indentation of four columns from lines that were laid out with it.
  private func indented(_ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.prefix(1) + lines.dropFirst().map { String($0.dropFirst(4)) }
  }

  /// The declarations that the test needs besides the suite.
  private var helpers: [String] {
    var blocks: [String] = []
    if test.steps.contains(where: \.countsFurther) { blocks.append(Self.counting) }
    if test.controls.contains(.random) { blocks.append(Self.random) }
    if test.hasLateEffects { blocks.append(LateClockCode.text) }
    return blocks.isEmpty ? [] : [blocks.joined(separator: "\n\n")]
  }

  private static let counting = """
    /// Incrementing UUIDs that start at a number.
    private func uuids(from first: Int) -> UUIDGenerator {
      let next = LockIsolated(first)
      return UUIDGenerator {
        UUID(
          next.withValue { number in
            defer { number += 1 }
            return number
          })
      }
    }
    """

  private static let random = """
    /// The random numbers of the session.
    private struct SplitMix64: RandomNumberGenerator, Sendable {
      var state: UInt64

      mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
      }
    }
    """
}

extension ExportedTest.Statement {
  fileprivate var countsFurther: Bool {
    if case .countUUIDs(let number) = self { number > 0 } else { false }
  }
}
