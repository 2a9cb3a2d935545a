import Testing

@testable import ShellCore

@Suite("Playing an exercise")
@MainActor
struct LessonSessionTests {
  private func last(_ session: Session, _ lines: String...) async -> String {
    var text = ""
    for line in lines { text = await session.evaluate(line).text }
    return text
  }

  @Test("`learn` shows the welcome once, the task, and the start")
  func begins() async throws {
    let session = try Classroom().session()
    #expect(
      await last(session, "learn") == """
        Welcome.

        tca> load AmountControl
        AmountControl.State(amount: 0)

        1.1 Taps
        ========

        Tap plus twice.

        Type `task`, `hint`, `check`, `solution`, `again`, `next`, `map`, or `quit`.
        """)
    #expect(await last(session, "again").hasSuffix("\n\n1.1 Taps\n========\n\nTap plus twice."))
    #expect(await last(session, "task") == "1.1 Taps\n========\n\nTap plus twice.")
  }

  @Test("The output of the line that reaches the goal says so and names the next exercise")
  func solved() async throws {
    let session = try Classroom().session()
    let text = await last(session, "learn", ".plusButtonTapped", ".plusButtonTapped")
    #expect(
      text.hasSuffix(
        """
        + AmountControl.State(amount: 2)

        Solved with 2 changes.

        Actions.

        Your solution is the same as ours.

        Next: 1.2 Back. `learn` opens it.
        """))
    #expect(await last(session, "learn").contains("\n1.2 Back\n"))
  }

  @Test("The number of a chapter opens its next exercise")
  func chapter() async throws {
    let session = try Classroom().session()
    #expect(await last(session, "learn 1").contains("\n1.1 Taps\n"))
    _ = await last(session, "next")
    #expect(await last(session, "learn 1").contains("\n1.2 Back\n"))
    _ = await last(session, "next")
    #expect(await last(session, "learn 1").contains("\n1.1 Taps\n"))
    for name in ["0", "2", "-1", "1.3"] {
      #expect(await last(session, "learn \(name)").hasPrefix("error: unknown exercise `\(name)`"))
    }
  }

  @Test("A longer way is accepted, and undone actions do not count")
  func longer() async throws {
    let session = try Classroom().session()
    let text = await last(
      session, "learn", ".minusButtonTapped", "undo", ".plusButtonTapped", ".minusButtonTapped",
      "undo", ".plusButtonTapped")
    #expect(text.contains("Solved with 2 changes."))
    let other = try Classroom().session()
    #expect(
      await last(other, "learn", "load AmountControl amount: 2").contains("Solved") == false)
  }

  @Test("An exercise starts with the default output settings, whatever the one before has changed")
  func settings() async throws {
    let session = try Classroom().session()
    let text = await last(
      session, "learn", "hide .plus*", "format labels", "trace on", "learn back", "hide",
      ".plusButtonTapped")
    #expect(await session.evaluate("hide").text == "nothing is hidden")
    #expect(text.hasPrefix("received action:\n"))
  }

  @Test("`log` lists what was done since the exercise began")
  func log() async throws {
    let session = try Classroom().session()
    let text = await last(session, "load AmountControl", "learn", ".plusButtonTapped", "log")
    #expect(text == "1  typed  .plusButtonTapped                      amount 0 -> 1")
    let both = await last(session, "load AmountControl", "log")
    #expect(both == "load AmountControl  1 action\nload AmountControl\nno actions yet")
  }

  @Test("Only the output of a line that gets a reaction says that it ends with one")
  func reactionAtTheEnd() async throws {
    let session = try Classroom().session()
    _ = await session.evaluate("learn")
    #expect(await session.evaluate(".plusButtonTapped").endsWithReaction == false)
    #expect(await session.evaluate("plus").endsWithReaction)
    #expect(await session.evaluate(".plusButtonTapped").endsWithReaction)
  }

  @Test("`check` names a line that has not been typed")
  func missingLine() async throws {
    let classroom = try Classroom()
    let text = String(decoding: try classroom.files.read("/course/back/lesson.md"), as: UTF8.self)
    classroom.files.put(
      "/course/back/lesson.md",
      Array(text.replacing("state amount = 2", with: "lines 1+ tree*\nstate amount = 2").utf8))
    let session = classroom.session()
    #expect(
      await last(session, "learn back", ".plusButtonTapped", ".plusButtonTapped", "check")
        == "Not yet: type `tree`, too.")
  }

  @Test("Loading the goal's state does not solve the exercise")
  func loaded() async throws {
    let session = try Classroom().session()
    _ = await last(session, "learn", "load AmountControl amount: 0", ".plusButtonTapped")
    #expect(!(await last(session, ".plusButtonTapped")).contains("Solved"))
    #expect(
      await last(session, "check")
        == "Another `load` replaced the exercise's state. `again` starts the exercise over.")
    _ = await last(session, "load amountcontrol", ".plusButtonTapped")
    #expect(await last(session, ".plusButtonTapped").contains("Solved"))
  }

  @Test("If the start loads nothing, the learner may load the feature")
  func loadedByLearner() async throws {
    let classroom = try Classroom()
    let text = String(decoding: try classroom.files.read("/course/back/lesson.md"), as: UTF8.self)
    classroom.files.put(
      "/course/back/lesson.md",
      Array(text.replacing("> load AmountControl", with: "> features").utf8))
    let session = classroom.session()
    _ = await last(session, "learn taps", "learn back", "load AmountControl amount: 0")
    _ = await last(session, ".plusButtonTapped")
    #expect(await last(session, ".plusButtonTapped").contains("Solved"))
  }

  @Test("A mistake in a line gets its reaction each time, below the error")
  func lineMistake() async throws {
    let session = try Classroom().session()
    for _ in 0..<2 {
      let text = await last(session, session.prompt == "tca" ? "learn" : "plus", "plus")
      #expect(text.hasPrefix("error: unknown command `plus`"))
      #expect(text.hasSuffix("\n\nThe dot is missing."))
    }
  }

  @Test("A mistake in the state gets its reaction when it appears")
  func stateMistake() async throws {
    let session = try Classroom().session()
    #expect(await last(session, "learn", ".minusButtonTapped").hasSuffix("\n\nThat was minus."))
    #expect(!(await last(session, "state")).contains("That was minus."))
    #expect(
      await last(session, "undo", ".minusButtonTapped").hasSuffix("\n\nThat was minus."))
  }

  @Test("`check` names the first unmet goal with its current and expected value")
  func check() async throws {
    let session = try Classroom().session()
    #expect(
      await last(session, "learn", "check")
        == "Not yet: `.plusButtonTapped` as a typed action: 0; the goal is 2.")
    #expect(
      await last(session, ".plusButtonTapped", ".plusButtonTapped", "check")
        == "This exercise is solved.")
    let other = try Classroom().session()
    #expect(
      await last(
        other, "learn", ".minusButtonTapped", ".plusButtonTapped", ".plusButtonTapped", "check")
        == "Not yet: `amount` is 1; the goal is 2.")
  }

  @Test("Hints are numbered and marked in the map, like the solution")
  func help() async throws {
    let session = try Classroom().session()
    #expect(await last(session, "learn", "hint") == "Hint 1 of 2: Which one?")
    #expect(await last(session, "hint") == "Hint 2 of 2: The larger one.")
    #expect(
      await last(session, "hint")
        == "Hint 2 of 2: The larger one.\nThat was the last hint; `solution` shows a solution.")
    #expect(
      await last(session, "solution") == """
        A solution (it was not run):
          .plusButtonTapped
          .plusButtonTapped
        """)
    #expect(
      await last(session, "map") == """
        One
        >  1.1  Taps  (hints 2, solution)
           1.2  Back
        """)
  }

  @Test("`next` opens the next exercise, and `learn` with a name returns to an exercise")
  func next() async throws {
    let session = try Classroom().session()
    #expect(
      await last(session, "learn", "next").hasPrefix("Skipped Taps; `map` marks it.\n\n"))
    #expect(await last(session, "task").hasPrefix("1.2 Back\n"))
    #expect(await last(session, "map") == "One\n - 1.1  Taps\n>  1.2  Back")
    #expect(await last(session, "learn 1.1").contains("1.1 Taps\n"))
    #expect(await last(session, "learn back").contains("1.2 Back\n"))
    #expect(
      await last(session, "learn 7") == """
        error: unknown exercise `7`
          learn 7
                ^ `map` lists them
        """)
  }

  @Test("A new session continues at the last exercise of the previous one")
  func progress() async throws {
    let classroom = try Classroom()
    let session = classroom.session()
    _ = await last(session, "learn", ".plusButtonTapped", ".plusButtonTapped", "learn", "hint")
    #expect(
      classroom.loadProgress() == """
        # The progress of `tca learn`, one line per exercise.
        current: back
        taps solved entries=2 attempts=1
        back hints=1 attempts=1

        """)
    let next = classroom.session()
    #expect(await last(next, "learn").contains("1.2 Back\n"))
    let end = await last(next, ".plusButtonTapped", ".plusButtonTapped")
    #expect(end.contains("That was the last exercise."))
    #expect(await last(next, "learn").hasPrefix("That was the last exercise."))
  }

  @Test("Lines of the progress file about other lessons are kept")
  func unknownProgress() async throws {
    let classroom = try Classroom(progress: "future solved entries=3\n")
    _ = await last(classroom.session(), "learn")
    #expect(classroom.loadProgress()?.contains("\nfuture solved entries=3\n") == true)
  }

  @Test("Without a course or an exercise, the commands say what to type")
  func nothing() async throws {
    let session = fixtureSession()
    #expect(
      await last(session, "learn")
        == "error: this shell has no course; `tca learn FOLDER` opens one")
    for command in ["hint", "check", "solution", "next", "again"] {
      #expect(
        await last(session, command)
          == "error: no exercise has begun; `learn` opens the next one")
    }
  }

  @Test("`check` with a file says which command checks scenarios")
  func checkOfFile() async throws {
    let session = try Classroom().session()
    #expect(
      await last(session, "check mine.md") == """
        error: `check` takes no arguments
          check mine.md
                ^ expected the end of the line; `tca check FILE`, on the command line, checks a scenario
        """)
  }

  @Test("The error of an invalid course lists every problem")
  func faulty() async throws {
    let classroom = try Classroom()
    classroom.files.put("/course/taps/lesson.md", Array("# A\n\nDo it.\n".utf8))
    let text = await last(classroom.session(), "learn")
    #expect(text.hasPrefix("error: the course cannot be read\n/course/taps/lesson.md:1: error: "))
  }

  @Test("Korean texts come from the translation, with English as the fallback")
  func korean() async throws {
    let classroom = try Classroom()
    try classroom.add(
      "/course/taps/lesson.ko.md",
      """
      # 두 번 누르기
      <!-- translates: 00000000 -->

      더하기를 두 번 누르세요.

      ```hint
      어느 쪽일까요?
      ```
      ```hint
      커지는 쪽이에요.
      ```
      ```mistake
      점이 빠졌어요.
      ```
      ```mistake
      빼기예요.
      ```
      ```remember
      액션이에요.
      ```

      """)
    let session = classroom.session(.korean)
    #expect(await last(session, "learn").contains("1.1 두 번 누르기\n"))
    #expect(await last(session, "hint") == "힌트 1/2: 어느 쪽일까요?")
    #expect(
      await last(session, "check") == "아직이에요. 직접 입력한 액션 `.plusButtonTapped`: 목표 2, 지금 0.")
    let text = await last(session, ".plusButtonTapped", ".plusButtonTapped")
    #expect(text.contains("정답입니다! 변경 2번으로 풀었습니다.\n\n액션이에요."))
    #expect(await last(session, "learn").contains("1.2 Back\n"))
    let course = try CourseReader(files: classroom.files, folder: "/course", language: .korean)
      .course()
    #expect(
      course.staleTranslations.map { $0.prefix { $0 != ";" } } == [
        "course.md is not translated", "taps/lesson.ko.md is out of date",
        "back/lesson.ko.md does not exist",
      ])
  }
}
