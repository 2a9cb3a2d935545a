@testable import RoomContents
import Testing

@testable import ShellCore

@Suite("Tasks at the prompt")
@MainActor
struct RoomTaskTests {
  private let room = KeptRoom()

  @Test("A task begins in the current state, is published, and ends with the number of solutions")
  func task() async {
    let (session, outputs) = await room.session([
      "load kitchen", "room", "tap Haptic feedback",
      "room task state isOn = true and actions 1- any",
    ])
    #expect(outputs[3].text.hasPrefix("the room tries it; "))
    #expect(room.tasks.map(\.goals) == [["state isOn = true", "actions 1- any"]])
    #expect(room.starts == [["load kitchen", "tap Haptic feedback"]])
    #expect(room.records.last?.task?.solved == nil)
    #expect(room.records.last?.task?.number == 1)
    #expect(await session.evaluate("room task").text == "nobody has sent lines")
    room.people = [
      RoomPerson(number: 1, name: "viewer 1", attempts: 2),
      RoomPerson(number: 2, name: "Mi\u{1B}na", isSolved: true, attempts: 1),
    ]
    #expect(session.room.status == "1 of 2 done")
    let list = "1 of 2 have solved it\n2  done  Mi␛na (1 attempt)\n1        viewer 1 (2 attempts)"
    #expect(await session.evaluate("room task").text == list)
    #expect(await session.evaluate("room task end").text == list)
    #expect(session.room.status == nil)
    #expect(room.records.last?.task?.solved == 1)
    #expect(room.records.map(\.line) == ["", "tap Haptic feedback", "", ""])
    #expect(await session.evaluate("room task end").text.contains("there is no task"))
  }

  @Test("What someone did is shown to everyone, by number or name, also after the end")
  func show() async {
    let (session, _) = await room.session(["load kitchen", "room", "room task state isOn = false"])
    let line = RoomAttemptResult.Line(
      text: "tap Haptic feedback", output: [.init(.added, "+ isOn")], isRefused: false)
    room.people = [
      RoomPerson(number: 1, name: "Bo", isSolved: true, lines: [line]),
      RoomPerson(number: 2, name: "Mina"), RoomPerson(number: 3, name: "Mina"),
    ]
    let shown = "Bo, solved\n> tap Haptic feedback\n+ isOn"
    #expect(await session.evaluate("room show Bo").text == shown)
    let many = await session.evaluate("room show Mina").text
    #expect(many.contains("2 people are called `Mina`"))
    #expect(many.contains("expected one of their numbers: 2, 3"))
    #expect(await session.evaluate("room show x").text.contains("nobody called `x` has sent lines"))
    _ = await session.evaluate("room task end")
    #expect(await session.evaluate("room show 1").text == shown)
    _ = await session.evaluate("state")
    let published = room.records.first { $0.line == "room show Bo" }
    #expect(published?.output.map(\.text) == shown.split(separator: "\n").map(String.init))
  }

  @Test("Without a room, a feature, or a condition, the error says what is missing")
  func errors() async {
    let outputs = await room.session([
      "room task state x = 1", "room", "room task", "room task end", "room task state x = 1",
      "load kitchen", "room task stat isOn = true", "room task tests 1 passed",
      "room task state isOn = true and state isOn = maybe",
    ]).1
    #expect(outputs[0].text.contains("no room is open"))
    for index in [2, 3] { #expect(outputs[index].text.contains("there is no task")) }
    #expect(outputs[4].text.contains("no feature is loaded"))
    #expect(outputs[6].text.contains("`stat isOn = true` is not a condition: unknown condition"))
    #expect(outputs[7].text.contains("it is about a file or a test"))
    #expect(outputs.filter(\.isError).count == 6)
    #expect(room.tasks.count == 1)
    room.takesAnswers = false
    #expect(
      await room.session(["load kitchen", "room", "room task"]).1[2].text.contains("can only read"))
  }

  @Test("A condition about a field that does not exist is refused with the nearest one")
  func misspelledFields() async {
    let (session, outputs) = await room.session([
      "load kitchen", "room", "room task state isOnn.count = 2",
      "room task actions 1 typed * and state nam = x or state volum >= 1",
      "room task state name.lenght = 2",
    ])
    #expect(
      outputs[2].text.hasPrefix(
        "error: `state isOnn.count = 2` can never be fulfilled: Kitchen.State has no field `isOnn`")
    )
    #expect(outputs[2].text.contains("did you mean isOn?"))
    #expect(outputs[3].text.contains("has no field `nam`"))
    #expect(outputs[3].text.contains("did you mean name?"))
    #expect(outputs[4].text.contains("String has no field `lenght`"))
    #expect(outputs[4].text.contains("it has no fields"))
    #expect(outputs.filter(\.isError).count == 3)
    #expect(room.tasks.isEmpty)
    #expect(session.room.status == nil)
  }

  @Test("A path below a value that is absent now is accepted")
  func absentValues() async {
    let (_, outputs) = await room.session([
      "load todos", "room", "room task state todos[#5].title = x and state todos.count = 6",
    ])
    #expect(outputs[2].text.hasPrefix("the room tries it; "))
  }

  @Test("A task does not replace the one that is open")
  func secondTask() async {
    let (session, outputs) = await room.session([
      "load kitchen", "room", "room task state isOn = false", "room task state isOn = true",
    ])
    #expect(outputs[3].text == "error: task 1 is open; `room task end` ends it")
    #expect(room.tasks.map(\.number) == [1])
    _ = await session.evaluate("room task end")
    #expect(!(await session.evaluate("room task state isOn = true").isError))
    #expect(room.tasks.map(\.number) == [1, 2])
  }

  @Test(
    "Actions and commands that reach nothing else are evaluated",
    arguments: [
      ".a", "send a", "tap Add", "set x 1", "advance 1s", "undo", "expect x = 1", "state",
    ])
  func accepted(_ line: String) { #expect(TaskLine.refusal(of: line) == nil) }

  @Test(
    "Commands that reach files, code, or the session are refused",
    arguments: [
      "load Counter", "replay x.md", "export test", "record x.md", "source", "edit", "import x",
      "room", "vote", "ask", "quit", "reload", "watch on", "explore", "tca load Counter", "deps",
      "wait", "clock live", "learn", "test", "! ls", "", "Todos", "stage",
    ])
  func refused(_ line: String) { #expect(TaskLine.refusal(of: line) != nil) }

  @Test("Lines are judged in a copy of the session, and what is missing is said")
  func trial() async {
    func result(_ lines: [String], language: String = "en") async -> RoomAttemptResult {
      let request = TaskRequest(
        start: ["load kitchen"], goals: ["state isOn = false"], lines: lines, language: language)
      var count = 0
      let result = await TaskTrial(fixtureSession()).result(of: request) { count += 1 }
      #expect(count == 1)
      return result
    }
    let solved = await result(["tap Haptic feedback", "load tower"])
    #expect(solved.isSolved)
    #expect(solved.missing.isEmpty)
    #expect(solved.lines.map(\.isRefused) == [false, true])
    #expect(solved.lines[1].output.first?.text == "error: `load` cannot be used here")
    let open = await result(["tap Haptic feedbac"])
    #expect(!open.isSolved)
    #expect(open.lines[0].isRefused)
    #expect(open.missing.contains("isOn"))
    #expect(await result(["state"], language: "ko").missing.hasPrefix("아직이에요"))
  }

  @Test("An action without its dot is answered with the action")
  func withoutDot() async {
    let request = TaskRequest(
      start: ["load kitchen"], goals: [], lines: ["guestCame", "guestCam"], language: "en")
    let lines = await TaskTrial(fixtureSession()).result(of: request) {}.lines
    #expect(
      lines[0].output.map(\.text)
        == ["error: an action begins with a dot; did you mean .guestCame?"])
    #expect(lines.map(\.isRefused) == [true, true])
    #expect(lines[1].output.first?.text == "error: `guestCam` cannot be used here")
  }

  @Test("What the system has refused to the feature is an error of the line")
  func refusals() async {
    var refused: [AttemptRefusals] = [[.file, .connection], [], .process]
    let trial = TaskTrial(fixtureSession()) { refused.removeFirst() }
    let request = TaskRequest(
      start: ["load kitchen"], goals: [], lines: ["state", "tap Haptic feedback", "load tower"],
      language: "en")
    let lines = await trial.result(of: request) {}.lines
    #expect(
      lines[0].output.prefix(2).map(\.text) == [
        "error: the feature tried to change a file, which it cannot do here",
        "error: the feature tried to open a connection, which it cannot do here",
      ])
    #expect(lines[0].output.prefix(2).map(\.kind) == [.error, .error])
    #expect(lines[1].output.filter { $0.kind == .error }.isEmpty)
    #expect(
      lines[2].output.map(\.text).prefix(2) == [
        "error: the feature tried to start a process, which it cannot do here",
        "error: `load` cannot be used here",
      ])
    #expect(
      AttemptRefusals([.otherProcess, .system]).errors == [
        "error: the feature tried to reach another process, which it cannot do here",
        "error: the feature tried to change the system, which it cannot do here",
      ])
    #expect(
      RoomAttemptResult.withoutLimits(to: request).lines.map(\.output) == [
        [.init(.error, "error: the presenter's system cannot limit what lines do, so none run")]
      ])
  }

  @Test("The presenter reads the lines of a Korean viewer in the language of the session")
  func presenter() async throws {
    let request = TaskRequest(
      start: ["load kitchen"], goals: [], lines: ["undo", "scope nowhere"], language: "ko")
    let lines = await TaskTrial(fixtureSession()).result(of: request) {}.lines
    let copy = try JSONDecoder().decode(
      RoomAttemptResult.Line.self, from: JSONEncoder().encode(lines[0]))
    #expect(copy == lines[0])
    #expect(lines[0].output[0].text == "오류: 되돌릴 것이 없습니다")
    let shown = PeopleList.lines(of: RoomPerson(number: 1, name: "Kim", lines: lines))
    #expect(shown.contains("error: nothing to undo"))
    #expect(!shown.contains(#/[가-힣]/#))
    let korean = Output(text: shown)
    #expect(try #require(MessageTranslator(.korean)).text(korean.text).contains("오류: 되돌릴 것이 없습니다"))
  }

  @Test("A viewer of a Korean page reads what the shell says in Korean, and the feature as it is")
  func inKorean() async {
    let request = TaskRequest(
      start: ["load kitchen"], goals: [], lines: ["load tower", "tap Haptic feedback"],
      language: "ko")
    let lines = await TaskTrial(fixtureSession()) { .file }.result(of: request) {}.lines
    #expect(
      lines[0].output.prefix(2).map(\.text) == [
        "오류: 피처가 파일을 바꾸려고 했습니다. 여기서는 바꿀 수 없습니다",
        "오류: 여기서는 `load`를 쓸 수 없습니다",
      ])
    #expect(lines[0].output.prefix(2).map(\.kind) == [.error, .error])
    #expect(lines[1].output.map(\.text).contains("received action:"))
    #expect(
      RoomAttemptResult.withoutLimits(to: request).lines[0].output[0].text.hasPrefix("오류: "))
  }
}
