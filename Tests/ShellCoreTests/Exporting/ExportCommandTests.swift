@testable import ComposableShell
import TestSupport
import Testing

@testable import ShellCore
import WorkshopFeatures

@Suite("export")
@MainActor
final class ExportCommandTests {
  private let folder = TemporaryFolder()

  private func session(_ lines: String...) async -> Session {
    let session = fixtureSession(folder: folder.path)
    for line in lines { _ = await session.evaluate(line) }
    return session
  }

  @Test("What was written is named in Korean, too", arguments: ExportFormat.all.map(\.summary))
  func korean(summary: String) {
    let said = Language.korean.said("wrote \(summary) to out.txt")
    #expect(said.hasPrefix("out.txt에 ") && said.hasSuffix("썼습니다"))
    #expect(!said.contains(summary))
  }

  @Test("What a prompt shows in place of a page is said in Korean, too")
  func koreanSummary() {
    let summary = "an HTML page of 12 lines; `export html FILE` writes it to a file"
    #expect(
      Language.korean.said(summary)
        == "HTML 페이지, 12줄입니다. `export html FILE` 명령이 파일에 씁니다")
  }

  @Test("A test asserts the changes since the load, without undone ones")
  func test() async {
    let session = await session("load shop", ".pay(2)", ".pay(3)", "undo", "state")
    #expect(
      await session.type("export test") == """
        import ComposableArchitecture
        import Testing

        @testable import ShellCoreTests

        /// A session with Shop, exported by `export test`.
        @MainActor
        struct ShopTests {
          @Test func shopPay() async {
            let store = TestStore(initialState: Shop.State(cart: Lamp.State(isOn: false), total: 0)) {
              Shop()
            }
            await store.send(.pay(2)) { $0.total = -2 }
          }
        }

        """)
  }

  @Test("A test pushes only the next ID of a stack")
  func push() async {
    let dock = { (id: Int) in
      ".path.push(id: #\(id), state: .call(ContactCall.State(name: \"\", seconds: 0)))"
    }
    let session = Session(features: [
      Feature(summary: "navigation", initialState: Contacts.State()) { Contacts() }
    ])
    _ = await session.evaluate("load Contacts")
    _ = await session.evaluate(dock(0))
    #expect(await session.type("export test").contains("store.send(.path(.push(id: 0, "))
    _ = await session.evaluate(dock(2))
    #expect(
      await session.type("export test").hasSuffix(
        "`: a test pushes only the next ID of a stack, which was #1, not #2"))
  }

  @Test("The initial state is the default state, followed by the fields that differ from it")
  func defaultState() async {
    let feature = Feature("Default", summary: "", defaultState: Shop.State()) { Shop() }
    let session = Session(features: [feature])
    await session.type("load default", ".pay(2)")
    #expect(await session.type("export test").contains("TestStore(initialState: Shop.State()) {"))
    await session.type("load default total: 1", ".pay(2)")
    #expect(
      await session.type("export test").contains(
        """
            var initialState = Shop.State()
            initialState.total = 1
            let store = TestStore(initialState: initialState) {
        """))
    await session.type("load default total: 1, cart: (isOn: true)", ".pay(2)")
    #expect(
      await session.type("export test").contains(
        "TestStore(initialState: Shop.State(cart: Lamp.State(isOn: true), total: 1)) {"))
  }

  @Test("Actions of children and bindings are named by key paths if the feature has them")
  func keyPaths() async {
    let session = Session(features: [
      Feature(summary: "", initialState: KeyPathFeature.State()) { KeyPathFeature() }
    ])
    await session.type(
      "load KeyPathFeature", ".reset", ".set(\\.note, \"a\")", ".child.set(\\.note, \"b\")",
      ".child.reset",
      ".rows[1].reset", ".child.named(\"c\", at: 2)")
    let text = await session.type("export test")
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(
      lines.filter { $0.contains("store.send") || $0.contains("store.receive") } == [
        #"await store.send(.reset)"#,
        #"await store.send(\.binding.note, "a") { $0.note = "a" }"#,
        #"await store.send(\.child.binding.note, "b") { $0.child.note = "b" }"#,
        #"await store.send(\.child.reset) { $0.child.note = "" }"#,
        #"await store.receive(\.child.finished, 7)"#,
        #"await store.send(\.rows[id: 1].reset)"#,
        #"await store.receive(\.rows[id: 1].finished, 7)"#,
        #"await store.send(.child(.named("c", at: 2)))"#,
      ])
  }

  @Test("For XCTest, the test is a test case")
  func xctest() async {
    let session = await session("load shop", ".pay(2)")
    let text = await session.type("export test --xctest")
    #expect(text.hasPrefix("import ComposableArchitecture\nimport XCTest\n"))
    #expect(text.contains("final class ShopTests: XCTestCase {\n  func testShopPay() async {\n"))
  }

  @Test(
    "A test advances the clock, receives effect actions, and skips effects in flight at its end")
  func time() async {
    let session = Session(features: [Everything.feature])
    await session.type("load everything", ".ship[1].turn", "advance", "advance 500ms")
    let text = await session.type("export test")
    #expect(text.contains("      $0.continuousClock = clock\n"))
    #expect(
      text.contains(
        """
            await store.send(.ship(id: 1, action: .turn))
            await clock.advance(by: .milliseconds(700))
            await store.receive(.ship(id: 1, action: .turned)) { $0.ships[id: 1]?.turns = 1 }
            await clock.advance(by: .milliseconds(500))
            await store.skipInFlightEffects()
          }
        """))
  }

  @Test(
    "A test cancels effects where they were cancelled, and time that wakes nothing does not pass")
  func cancelled() async {
    for end in [["cancel 1", "cancel 2"], ["advance", "undo", "advance 500ms"]] {
      let session = Session(features: [Everything.feature])
      await session.type("load everything", ".ship[1].turn")
      for line in end { await session.type(line) }
      let text = await session.type("export test")
      #expect(
        text.contains(
          """
              let task = await store.send(.ship(id: 1, action: .turn))
              await task.cancel()
              await store.finish()
            }
          """), "\(text)")
    }
  }

  @Test("A test contains the actions and warnings of a live clock", arguments: [true, false])
  func live(isLive: Bool) async {
    let session = Session(
      features: [Feature(summary: "", initialState: NilChild.State()) { NilChild() }])
    let time = Moments(session)
    session.clock.mode = isLive ? .live : .manual
    await session.type(
      "load NilChild", ".openButtonTapped", ".laterButtonTapped", ".closeButtonTapped")
    time.pass(.seconds(1))
    if isLive { _ = session.catchUp() } else { await session.type("advance") }
    #expect(
      await session.type("export test").contains(
        """
            await withKnownIssue {
              await store.send(.laterButtonTapped)
              await store.send(.closeButtonTapped) { $0.amountControl = nil }
              await clock.advance(by: .seconds(1))
              await store.receive(.amountControl(.plusButtonTapped))
            } matching: { issue in
              issue.description.contains("TCA003")
            }
            await store.finish()
        """))
  }

  @Test("A session with warnings cannot be exported for XCTest")
  func warned() async {
    let session = Session(
      features: [Feature(summary: "", initialState: NilChild.State()) { NilChild() }])
    await session.type("load NilChild", ".amountControl(.plusButtonTapped)")
    #expect(
      await session.type("export test --xctest") == """
        error: cannot export this session as a test: `.amountControl(.plusButtonTapped)`: it caused a warning \
        (TCA003), which fails a test
        """)
  }

  @Test("A session without commands becomes a test without steps")
  func idle() async {
    #expect(await session("load shop").type("export test").contains("    await store.finish()\n"))
  }

  @Test("The suite is named after its file, which must be new")
  func file() async throws {
    let session = await session("load shop", ".pay(2)")
    #expect(
      await session.type("export test my-shop.swift")
        == "wrote a test with a TestStore to my-shop.swift")
    let text = try String(contentsOfFile: folder.path("my-shop.swift"), encoding: .utf8)
    #expect(text.contains("struct MyShop {\n"))
    #expect(
      await session.type("export test my-shop.swift") == """
        error: `my-shop.swift` already exists
          export test my-shop.swift
                      ^ expected the name of a new file
        """)
    #expect(await session.type("export scenario x/y.md").hasPrefix("error: the folder of "))
  }

  @Test("An exported scenario replays with the same output")
  func scenario() async throws {
    let session = await session("load shop", ".pay(2)", "export scenario lesson.md")
    let scenario = try ScenarioFile.read(folder.path("lesson.md"), in: LocalFileSystem())
    let report = await ScenarioPlayer.play(scenario, on: fixtureSession())
    #expect(report.isSuccess)
    #expect(
      await session.type("export scenario")
        == String(decoding: scenario.source.bytes, as: UTF8.self))
  }

  @Test(
    "Invalid arguments are errors that say what is expected",
    arguments: [
      ("export", "error: `export` needs a kind"),
      ("export tset", "error: a session cannot be exported as `tset`"),
      ("export test --json", "error: `export test` has no option `--json`"),
      ("export mermaid --xctest", "error: `export mermaid` has no option `--xctest`"),
    ])
  func refused(line: String, error: String) async {
    let output = await session("load shop").evaluate(line)
    #expect(output.isError)
    #expect(output.text.hasPrefix(error + "\n"), "\(output.text)")
  }

  @Test("A format that has another name elsewhere is suggested")
  func otherNames() async {
    for (typed, name) in [
      ("markdown", "scenario"), ("MD", "scenario"), ("swift", "test"), ("tst", "test"),
    ] {
      let text = await session("load shop").type("export \(typed) x")
      #expect(text.hasSuffix("; did you mean \(name)?"), "\(text)")
    }
  }

  @Test("A file name after the sign of a redirection is refused, and nothing is written")
  func redirected() async {
    let session = await session("load shop")
    #expect(
      await session.type("export test > a.swift") == """
        error: the prompt has no `>`
          export test > a.swift
                      ^ expected the name of the file: `export test a.swift`
        """)
    #expect(await session.evaluate("export test >>a.swift").text.hasSuffix("`export test a.swift`"))
    #expect(await session.evaluate("export state >").text.hasSuffix("`export state FILE`"))
    #expect(try! FileManager.default.contentsOfDirectory(atPath: folder.path("")).isEmpty)
  }

  @Test("`export state` writes the state of the feature, and `load --state` reads it")
  func state() async throws {
    let session = await session("load shop", ".pay(2)", "export state saved.json")
    let before = await session.type("state")
    #expect(await session.type("export state") == session.type("state --json"))
    await session.type("reset")
    #expect(await session.type("state") != before)
    await session.type("load shop --state saved.json")
    #expect(await session.type("state") == before)
  }

  @Test(
    "Before a load there is nothing to export", arguments: ["test", "scenario", "mermaid", "state"])
  func nothing(kind: String) async {
    #expect(await session().evaluate("export \(kind)").isError)
  }

  @Test(
    "A random session is exported, or the error states the reason",
    arguments: seeds(from: 500, 12))
  func randomLines(seed: UInt64) async {
    var random = RandomSession(seed: seed, isLive: !seed.isMultiple(of: 2))
    await random.session.type("load everything")
    for _ in 0..<8 {
      await random.type(10)
      let test = await random.session.evaluate("export test")
      let isReasoned = test.text.hasPrefix("error: cannot export this session as a test: ")
      #expect(test.isError ? isReasoned : test.text.hasSuffix("\n"), "\(test.text)")
      let diagram = await random.session.evaluate("export mermaid")
      #expect(diagram.text.hasPrefix("sequenceDiagram\n  actor You\n"))
    }
  }

  @Test("A value that cannot be written is named in the error")
  func unwritable() async {
    let (session, _) = await Beacon.session()
    await session.type(".stop")
    #expect(
      await session.type("export test")
        == "error: `reducer.sea` cannot be written in a test: it is a function")
  }

  @Test("A cursor inside a change cannot be exported as a test")
  func midst() async {
    let session = await session("load loader")
    let diary = await diarySession(after: ".burst", "goto 2")
    #expect(
      await diary.type("export test") == """
        error: cannot export this session as a test: the cursor is between the actions of one command; \
        `undo` or `redo` first
        """)
    #expect(await session.type("export mermaid").hasPrefix("sequenceDiagram\n"))
  }
}
