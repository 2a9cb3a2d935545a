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
      "Locale", "TimeZone", " = .gmt", "DateComponents(", "AttributedString(", "URLError(",
    ]
    let usesFoundation = hasTextErrors || names.contains(where: body.contains)
    let library = library == .swiftTesting ? "Testing" : "XCTest"
    let schedulers = test.time.usesSchedulers ? ["CombineSchedulers"] : []
    // The animation of a button is a value of SwiftUI.
    let views = test.file != nil && body.contains("animation: ") ? ["SwiftUI"] : []
    let plain =
      schedulers + [module] + (usesFoundation ? ["Foundation"] : []) + views + [library]
    if let file = test.file, test.modules.isEmpty {
      let note = [
        "// \(file) must be in the same target as this file;", "// otherwise, import its module.",
      ]
      return plain.map { "import \($0)" } + [""] + note
    }
    let modules =
      test.file == nil
      ? Set(test.types.map { String($0.prefix { $0 != "." && $0 != "<" }) })
        .subtracting(Self.modulesWithoutImport) : test.modules
    let own = modules.sorted()
      .map { "@testable import \($0)" }
    return plain.map { "import \($0)" } + (own.isEmpty ? [] : [""] + own)
  }

  /// Whether the code creates a ``TextError``, which the original library does not have.
  private var hasTextErrors: Bool {
    test.types.contains(_typeName(TextError.self, qualified: true))
  }

  /// The modules that do not need their own import.
  private static let modulesWithoutImport: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "ComposableArchitecture",
  ]

  private var suite: [String] {
    let head =
      library == .swiftTesting
      ? ["struct \(name) {", "  @Test func \(test.name)() async {"]
      : ["final class \(name): XCTestCase {", "  func test\(testName)() async {"]
    return ["/// A session with \(test.feature), exported by `export test`.", "@MainActor"] + head
      + body.map { $0.isEmpty ? "" : "    " + $0 } + ["  }", "}"]
  }

  private var isSecond: Bool { test.mount != nil }
  private var layout: AssertionLayout { AssertionLayout(isSecond: isSecond) }
  private var opening: TestOpening { TestOpening(test: test, layout: layout) }
  private var module: String { isSecond ? "ComposableArchitecture2" : "ComposableArchitecture" }

  private var testName: String { test.name.prefix(1).uppercased() + test.name.dropFirst() }

  private var body: [String] {
    let usesStore = test.steps.contains {
      if case .comment = $0 { false } else { !$0.isAdvance }
    }
    let needsFinish = test.controls.contains(.effects) || !usesStore
    let ending =
      isSecond
      ? test.ending == .complete ? [] : ["await store.dismount()"]
      : test.ending.lines(needsFinish: needsFinish)
    return opening.lines + test.parts.flatMap(lines) + ending
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
      layout.asserting("send", action, changes, keptAs: tasks[number])
    case .receive(let action, let changes): layout.asserting("receive", action, changes)
    case .receiveAll(let loop):
      ["for \(loop.variable ?? "_") in \(loop.range.lowerBound)...\(loop.range.upperBound) {"]
        + layout.asserting("receive", loop.action, loop.changes).map { "  " + $0 } + ["}"]
    case .assert(let changes):
      ["store.assert {"] + layout.statements(changes) + ["}"]
    case .advance(let duration, let last):
      (opening.drivers.filter { !last.contains($0) } + last).map { $0.advance(by: duration) }
    case .deliver: test.time.waitingDrivers.map { $0.advance(by: .zero) }
    case .sleep(let duration):
      ["try? await Task.sleep(for: \(duration.literal(isTyped: true)))"]
    case .modify(let writes, let changes): layout.modifying(writes, changes)
    case .expect(let changes): layout.closure("store.expect", changes)
    case .cancelTask(let action): tasks[action].map(layout.cancelling) ?? []
    case .finishTask(let action): tasks[action].map(layout.finishing) ?? []
    case .advanceToNext: ["await clock.advanceToNextWake()"]
    case .wake(let sleeper):
      ["// Effects that are due earlier are late.", "await clock.wake(sleeper: \(sleeper))"]
    case .setDate(let date): TestOpening.date("store.dependencies", date)
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

  /// The declarations that the test needs besides the suite.
  private var helpers: [String] {
    var blocks: [String] = []
    if test.steps.contains(where: \.countsFurther) { blocks.append(Self.counting) }
    if test.controls.contains(.random) { blocks.append(Self.random) }
    if hasTextErrors { blocks.append(Self.textError) }
    // It consists of a `TestClock` for each sleeper, so that it works with every version of the library: each of them waits until
    // effects are asleep before it wakes one, and until they are asleep again.
    if test.hasLateEffects { blocks.append(EmbeddedTexts.text("LateClock.txt")) }
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

  private static let textError = """
    /// An error that was typed in the session.
    private struct TextError: LocalizedError, Hashable, CustomStringConvertible {
      let message: String

      var description: String { message }
      var errorDescription: String? { message }
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
