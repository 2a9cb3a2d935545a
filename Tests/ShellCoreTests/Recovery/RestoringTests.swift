import Testing

@testable import ShellCore

@Suite @MainActor
final class RestoringTests {
  private let folder = TemporaryFolder()
  private var text = RecoveryRecord.beginning(in: "/")

  private func makeSession() -> Session {
    let dice = Feature(summary: "random", initialState: Dice.State()) { Dice() }
    let alerts = Feature("Alerts", summary: "alerts", initialState: Alerts.State()) { Alerts() }
    return fixtureSession(features: Fixtures.features + [dice, alerts], folder: folder.path)
  }

  private func keep(_ session: Session) {
    session.recoveryLog = WriteAheadLog(after: 0, status: Unsupervised()) { [unowned self] in
      text += $0
    }
  }

  /// A session that is restored from the journal of another one.
  private func restored(_ records: [RecoveryRecord] = [], isLive: Bool = false) async -> (
    Session, [String]
  ) {
    let session = makeSession()
    if isLive { session.clock.mode = .live }
    let plan = RestorePlan((RecoveryRecord.records(in: text) ?? []) + records)
    let before = text
    let log = WriteAheadLog(after: plan.lastNumber, status: Unsupervised()) { [unowned self] in
      text += $0
    }
    session.recoveryLog = log
    let notes = await SessionRestorer(session, log).restore(plan)
    #expect(text == before, "restoring writes nothing")
    return (session, notes)
  }

  private func summary(of session: Session) async -> [String] {
    var texts = [session.prompt]
    session.recoveryLog = nil
    for line in ["log", "state", "clock", "effects", "format", "hide", "export scenario", "undo"] {
      texts.append(await session.evaluate(line).text)
    }
    return texts
  }

  @Test func `An exported test says which lines and effects ended the process`() async {
    let session = makeSession()
    keep(session)
    await session.type("load shop", ".basket(.press)")
    let stop =
      "error: `.pay` stopped at Shop.swift:9: UIPasteboard.general exists on Apple's platforms only"
    let (other, _) = await restored([
      .began(number: 3, now: .zero, line: ".pay"), .lost(number: 3, error: stop + "\nmore"),
      .began(number: 4, now: .zero, line: "state"), .lost(number: 4, error: "error: the state"),
      .abandonedEffects(before: 5, warning: "error: an effect crashed at Shop.swift:12: oh"),
    ])
    let test = await other.evaluate("export test").text
    #expect(
      test.contains(
        """
            // not tested: `.pay` stopped at Shop.swift:9: UIPasteboard.general exists on Apple's platforms
            // only
            // not tested: an effect crashed at Shop.swift:12: oh

        """.replacingOccurrences(of: "oh\n\n", with: "oh\n")), "\(test)")
    #expect(!test.contains("the state"))
    _ = await other.evaluate("undo")
    #expect(await !other.evaluate("export test").text.contains("not tested"))
  }

  @Test func `The state, log, scope, settings, clock, and undo history are restored`() async {
    let session = makeSession()
    keep(session)
    await session.type(
      "load productdetail", "format actionLabels", "load shop", "scope cart", ".press", "up",
      "undo", "redo", ".basket(.press)", "nonsense", "# a comment", "undo")
    let (other, notes) = await restored()
    #expect(notes.isEmpty)
    #expect(await summary(of: other) == summary(of: session))
  }

  @Test func `A reducer that is not deterministic is named if the restored state differs`() async {
    let session = makeSession()
    keep(session)
    await session.type("load dice", ".add", ".roll", ".add", "state")
    let warning = """
      warning: the restored state differs from the one before, because `.roll` had another result this time; \
      take dates, UUIDs, and random numbers from dependencies, such as `@Dependency(\\.uuid)`
      """
    #expect(await restored().1 == [warning])
    // The next line removes the number.
    await session.type(".clear")
    #expect(await restored().1.isEmpty)
  }

  @Test func `An alert that is equal is no difference, although it has another ID`() async {
    let session = makeSession()
    keep(session)
    await session.type("load alerts", ".show(title: \"a\")")
    #expect(await restored().1.isEmpty)
    await session.type(".showRandom")
    #expect(await restored().1.first?.contains("because `.showRandom` had another result") == true)
  }

  @Test func `After a line that was left out, the states are not compared`() async {
    let session = makeSession()
    keep(session)
    await session.type("load dice", ".add", ".add")
    let (other, notes) = await restored([.lost(number: 2, error: "")])
    #expect(notes.isEmpty)
    #expect(await other.type("state count") == "1")
  }

  @Test func `A live clock is restored to its time, and effects wake in the same order`() async {
    let session = await Beacon.session().session
    let time = Moments(session)
    session.clock.mode = .live
    keep(session)
    await session.type(".start")
    time.pass(.milliseconds(1100))
    _ = session.catchUp()
    time.pass(.milliseconds(300))
    _ = session.catchUp()
    await session.type("effects")
    let other = await Beacon.session().session
    other.clock.mode = .live
    let plan = RestorePlan(RecoveryRecord.records(in: text) ?? [])
    let log = WriteAheadLog(after: plan.lastNumber, status: Unsupervised()) { _ in }
    other.recoveryLog = log
    _ = await SessionRestorer(other, log).restore(plan)
    other.clock.mode = .manual
    session.clock.mode = .manual
    #expect(await other.evaluate("clock").text == "clock is manual, now 1.4s")
    _ = await session.evaluate("clock")
    #expect(await summary(of: other) == summary(of: session))
  }

  @Test func `A line that runs again takes the place of the one that did not end`() {
    var writes: [String] = []
    let log = WriteAheadLog(after: 6, status: Unsupervised()) { writes.append($0) }
    log.abandonWithNextLine(6)
    _ = log.begin(".press", now: .zero)
    #expect(writes == ["lost\t6\t\nbegan\t7\t0\t.press\n"])
    _ = log.begin(".press", now: .zero)
    #expect(writes.last == "began\t8\t0\t.press\n")
  }

  @Test func `What was lost is known by its error, a line that runs again is not lost`() {
    let plan = RestorePlan([
      .began(number: 1, now: .zero, line: "load shop"), .ended(number: 1, now: .zero, effects: 0),
      .began(number: 2, now: .zero, line: ".press"), .lost(number: 2, error: "error: oh"),
      .began(number: 3, now: .zero, line: ".press"), .lost(number: 3, error: ""),
      .abandonedEffects(before: 4, warning: "warning: late"),
    ])
    #expect(plan.losses == ["error: oh", "warning: late"])
  }

  @Test func `A line is written before it runs, and its end after it has run`() async {
    let session = makeSession()
    var seen = ""
    session.recoveryLog = WriteAheadLog(after: 6, status: Unsupervised()) { [unowned self] in
      text += $0
    }
    session.output.takePrints = { [unowned self] in
      if seen.isEmpty { seen = text }
      return ""
    }
    await session.type("load shop", "quit")
    #expect(seen.hasSuffix("began\t7\t0\tload shop\n"))
    let records = text.replacing(#/state\t\d\t[0-9a-f]+\n/#, with: "(state)\n")
    #expect(
      records.hasSuffix(
        """
        began\t7\t0\tload shop\n(state)\nended\t7\t0\t0
        began\t8\t0\tquit\n(state)\nquit\t8\n
        """))
  }

  @Test func `A lost line has no effect, and its number is not used again`() async {
    let session = makeSession()
    keep(session)
    await session.type("load shop", ".basket(.press)", ".basket(.press)")
    let (other, _) = await restored([.lost(number: 2, error: "")])
    let log = await other.evaluate("log").text
    #expect(log.hasPrefix("1  typed  .basket(.press)"))
    #expect(!log.contains("\n"))
    #expect(text.hasSuffix("began\t4\t0\tlog\nended\t4\t0\t0\n"))
  }

  @Test func `Abandoned effects do not run again, and the clock does not wait for them`() async {
    let session = await Beacon.session().session
    keep(session)
    await session.type(".start")
    #expect(session.parts.features.effectCount == 1)
    let plan = RestorePlan(
      (RecoveryRecord.records(in: text) ?? []) + [.abandonedEffects(before: 2, warning: "")])
    let other = await Beacon.session().session
    let log = WriteAheadLog(after: 1, status: Unsupervised()) { _ in }
    other.recoveryLog = log
    _ = await SessionRestorer(other, log).restore(plan)
    #expect(other.parts.features.effectCount == 0)
    #expect(await other.evaluate("advance 5s").text == "now 5s")
  }

  @Test func `An open recording continues in the same file`() async throws {
    let session = makeSession()
    keep(session)
    await session.type("load shop", "record lesson.md", ".basket(.press)")
    let (other, notes) = await restored()
    #expect(notes.isEmpty)
    await other.type("state total", "record stop")
    let text = try String(contentsOfFile: folder.path("lesson.md"), encoding: .utf8)
    #expect(text.contains("Shop> .basket(.press)\n"))
    #expect(text.hasSuffix("Shop> state total\n0\n```\n"))
  }

  @Test func `A recording whose file was changed ends`() async throws {
    let session = makeSession()
    keep(session)
    await session.type("load shop", "record lesson.md", ".basket(.press)")
    try "other".write(toFile: folder.path("lesson.md"), atomically: true, encoding: .utf8)
    let (other, notes) = await restored()
    #expect(
      notes == [
        "error: `lesson.md` was changed or removed by another program; recorded 1 command to lesson.md"
      ])
    #expect(try String(contentsOfFile: folder.path("lesson.md"), encoding: .utf8) == "other")
    #expect(await other.evaluate("record stop").isError)
  }

  @Test func `An export is not written again`() async throws {
    let session = makeSession()
    keep(session)
    await session.type("load shop", "export scenario a.md")
    try FileManager.default.removeItem(atPath: folder.path("a.md"))
    _ = await restored()
    #expect(!FileManager.default.fileExists(atPath: folder.path("a.md")))
  }
}

@Suite @MainActor
struct ScenarioLogTests {
  private let records: [RecoveryRecord] = [
    .began(number: 1, now: .zero, line: "load shop"),
    .began(number: 2, now: .zero, line: ".crash"), .lost(number: 2, error: "error: crashed"),
  ]

  @Test func `A line that has ended a process does not run again`() async {
    let session = fixtureSession()
    let log = ScenarioLog(records, status: Unsupervised()) { _ in }
    session.recoveryLog = log
    #expect(await !session.evaluate("load shop").isError)
    #expect(log.hasShownOutput)
    #expect(log.hasShownNext)
    #expect(log.isAtCrash)
    #expect(
      await session.evaluate(".crash") == Output(text: "error: crashed", isError: true))
    #expect(log.crashCount == 1)
    #expect(!log.hasShownOutput)
    #expect(!log.hasShownNext)
    #expect(await session.evaluate("state total").text == "0")
  }

  @Test(
    "Only the error is new if a process has shown a line before the line ended it",
    arguments: [(1, false), (2, true)])
  func shown(lastShown: Int, isKnown: Bool) async {
    let session = fixtureSession()
    let log = ScenarioLog(records, lastShown: lastShown, status: Unsupervised()) { _ in }
    session.recoveryLog = log
    await session.type("load shop")
    #expect(!log.hasOnlyNewError)
    await session.type(".crash")
    #expect(log.hasOnlyNewError == isKnown)
    await session.type("state total")
    #expect(!log.hasOnlyNewError)
  }

  @Test func `A line runs after a warning if effects before it were abandoned`() async {
    let session = await Beacon.session().session
    let records: [RecoveryRecord] = [
      .lost(number: 2, error: ""), .abandonedEffects(before: 2, warning: "warning: abandoned"),
    ]
    session.recoveryLog = ScenarioLog(records, status: Unsupervised()) { _ in }
    _ = await session.evaluate(".start")
    #expect(await session.evaluate("effects").text.hasPrefix("warning: abandoned\n"))
    #expect(session.parts.features.effectCount == 0)
  }

  @Test func `A line that runs tests is played again without those that have ended a process`()
    async
  {
    let session = fixtureSession()
    let log = ScenarioLog(
      [
        .began(number: 2, now: .zero, line: "test"), .lost(number: 2, error: ""),
        .testCrashed(number: 2, test: "one", error: "the test crashed"),
      ], status: Unsupervised()
    ) { _ in }
    session.recoveryLog = log
    await session.type("load shop", "test")
    #expect(log.beginStep("one") == CrashedStep(name: "one", error: "the test crashed"))
    #expect(log.beginStep("two") == nil)
    await session.type("state total")
    #expect(log.beginStep("one") == nil)
    #expect(
      TestOutcome(CrashedStep(name: "one", error: "a\nb")).lines == ["failed: one", "  a\n  b"])
  }

  @Test func `Lines are written once`() async {
    var text = ""
    let session = fixtureSession()
    session.recoveryLog = ScenarioLog([records[0]], status: Unsupervised()) { text += $0 }
    await session.type("load shop", "state total")
    #expect(text == "began\t2\t0\tstate total\n")
  }
}

/// A feature that presents an alert and a dialog.
private struct Alerts: Reducer {
  struct State: Equatable {
    @PresentationState var alert: AlertState<Action.Alert>?
    var dialog: ConfirmationDialogState<Action.Alert>?
  }
  enum Action: Equatable {
    case show(title: String)
    case showRandom
    case alert(PresentationAction<Alert>)
    enum Alert: Equatable { case okTapped }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .show(let title): show(title, in: &state)
      case .showRandom: show("\(UInt64.random(in: 0...UInt64.max))", in: &state)
      case .alert: break
      }
      return .none
    }
    .ifLet(\.$alert, action: /Action.alert)
  }

  private func show(_ title: String, in state: inout State) {
    state.alert = AlertState {
      TextState(title)
    } actions: {
      ButtonState(role: .cancel, action: .okTapped) { TextState("OK") }
    }
    state.dialog = ConfirmationDialogState {
      TextState(title)
    } actions: {
      ButtonState(action: .okTapped) { TextState("OK") }
    }
  }
}
