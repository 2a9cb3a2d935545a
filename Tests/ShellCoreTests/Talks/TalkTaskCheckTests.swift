import Testing

@testable import RoomContents
@testable import ShellCore

@Suite("Tasks of talks that cannot be solved")
@MainActor
struct TalkTaskCheckTests {
  private func scenario(goals: String, after: String = "") throws -> Scenario {
    let text = """
      # Two taps

      ```tca
      > load kitchen
      ...
      ```

      ```goal
      \(goals)
      ```

      \(after)
      """
    return try ScenarioReader.read(Array(text.utf8), path: "talk.md")
  }

  private func play(_ goals: String, after: String = "") async throws -> (String, Bool) {
    try await ScenarioTest.run(scenario(goals: goals, after: after), on: fixtureSession())
  }

  @Test("A condition that cannot be read is an error at its line, with the nearest name")
  func unreadable() async throws {
    let (text, isSuccess) = try await play("state isOn = true\nstat isOn = true")
    #expect(!isSuccess)
    #expect(
      text == """
        talk.md:10: error: `stat isOn = true` is not a condition: unknown condition `stat`; did you mean `state`?
        talk.md: failed, 1 task cannot be solved
        """)
    let talk = Talk(try scenario(goals: "stat isOn = true"))
    #expect(TalkTaskCheck(talk).unreadable.map(\.line) == [9])
  }

  @Test("A condition about a field that does not exist is an error, also at the end of the talk")
  func unknownField() async throws {
    let error =
      "talk.md:9: error: `state isOnn = true` can never be fulfilled: Kitchen.State has no field "
      + "`isOnn`; did you mean isOn?\n"
    for after in ["", "```tca\n> state\n...\n```"] {
      let (text, isSuccess) = try await play("state isOnn = true", after: after)
      #expect(!isSuccess)
      #expect(text.hasPrefix(error))
      #expect(text.hasSuffix("talk.md: failed, 1 task cannot be solved"))
    }
  }

  @Test("The state is the one in which the task begins")
  func stateOfTask() async throws {
    let (text, isSuccess) = try await play(
      "state isOn = false", after: "```tca\n> load todos\n...\n```")
    #expect(text == "talk.md: passed, 2 commands")
    #expect(isSuccess)
  }

  @Test(
    "Goals that only a lesson can judge are left to `lesson check`",
    arguments: [
      "file Counter.swift\nstate nope = 1", "then lines 1+ log*", "tests 1 passed\nstate nope = 1",
    ])
  func lessons(_ goals: String) async throws {
    #expect(try await play(goals).1)
  }

  @Test("A slide whose task cannot be solved begins none, and says why")
  func begin() async throws {
    let room = KeptRoom()
    let (session, _) = await room.session(["load kitchen", "room"])
    let tasks = TalkTasks(session)
    func fault(_ goals: [String]) -> TaskFault? {
      do throws(TaskFault) {
        let exercise = Slide.Exercise(goals: goals, lines: Array(7..<7 + goals.count), start: 0)
        return try tasks.begin(exercise, title: "Two taps") ? nil : TaskFault(line: 0, message: "")
      } catch {
        return error
      }
    }
    #expect(fault(["state isOn = true", "state isOnn = true"])?.line == 8)
    #expect(fault(["action 2 typed"])?.message.contains("did you mean `actions`?") == true)
    #expect(fault(["tests 1 passed"]) == TaskFault(line: 0, message: ""))
    #expect(room.tasks.isEmpty)
    #expect(fault(["state isOn = true"]) == nil)
    #expect(room.tasks.map(\.text) == ["Two taps"])
    let empty = await KeptRoom().session([]).0
    let exercise = Slide.Exercise(goals: ["state a = 1"], lines: [3], start: 0)
    let nothing = TaskFault(line: 3, message: "no feature is loaded, so there is nothing to try")
    #expect(throws: nothing) { try TalkTasks(empty).begin(exercise, title: "") }
  }
}
