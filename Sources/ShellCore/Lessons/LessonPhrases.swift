/// What the shell itself says in a course, in the course's language.
struct LessonPhrases {
  let language: CourseLanguage

  private func choose(_ english: String, _ korean: String) -> String {
    language == .korean ? korean : english
  }

  /// `solved` after an exercise at the prompt, with the number of changes.
  func solved(in entries: Int, best: Int) -> String {
    entries == 0
      ? choose("Solved.", "정답입니다!")
      : entries <= best
        ? choose(
          "Solved with \(counted(entries, "change")).", "정답입니다! 변경 \(entries)번으로 풀었습니다.")
        : choose(
          "Solved with \(counted(entries, "change")); our solution needs \(best).",
          "정답입니다! 변경 \(entries)번으로 풀었습니다. 준비한 해답은 \(best)번입니다.")
  }

  var solvedFile: String {
    choose("Solved: the file passes every check.", "통과했습니다. 저장한 파일이 모든 검사를 통과했습니다.")
  }

  func next(_ number: String, _ title: String) -> String {
    choose(
      "Next: \(number) \(title)\(title.hasSuffix("?") ? "" : ".") `learn` opens it.",
      "다음 문제: \(number) \(title)\n`learn`을 입력하면 시작합니다.")
  }

  /// What `map` notes beside an exercise.
  func readHints(_ count: Int) -> String { choose("hints \(count)", "힌트 \(count)개") }
  var readSolution: String { choose("solution", "해답 봄") }

  func reportTitle(_ user: String, solved: Int, of count: Int) -> String {
    choose(
      "\(user): \(solved) of \(count) exercises solved", "\(user): 문제 \(count)개 중 \(solved)개 해결")
  }

  /// The headings of the report on the progress, without that of the numbers.
  var reportColumns: [String] {
    language == .korean
      ? ["문제", "진도", "시작한 횟수", "힌트", "해답 봄", "변경"]
      : ["exercise", "state", "begun", "hints", "solution read", "changes"]
  }

  func state(of record: LessonProgress.Record) -> String {
    record.isSolved
      ? choose("solved", "해결")
      : record.isSkipped ? choose("skipped", "건너뜀") : choose("begun", "시작함")
  }

  var yes: String { choose("yes", "예") }

  var finished: String {
    choose(
      """
      That was the last exercise. Next: `load` a file of your own, read `explain`, or play
      the scenarios with `tca present`.
      """,
      """
      마지막 문제까지 풀었습니다. 이제 직접 만든 피처를 `load`로 불러오거나,
      `explain`을 읽거나, `tca present`로 시나리오를 발표해 보세요.
      """)
  }

  /// The headings above the learner's solution and ours.
  var comparison: (yours: String, ours: String) {
    (choose("Your solution", "내 풀이"), choose("Our solution", "준비한 해답"))
  }

  /// The heading of both solutions in one column.
  var comparisonInLines: String {
    choose("Your solution (-) and ours (+)", "내 풀이(-)와 준비한 해답(+)")
  }

  func shortenedComparison(_ count: Int) -> String {
    choose(
      "... \(counted(count, "more line")); `solution` shows our solution",
      "... 이하 \(count)줄 생략. `solution`을 입력하면 해답을 볼 수 있습니다")
  }

  var sameSolution: String {
    choose("Your solution is the same as ours.", "준비한 해답과 같은 풀이입니다.")
  }

  /// Below the output of a start that does not fit the screen.
  func shortened(_ count: Int) -> String {
    choose("... \(counted(count, "more line"))", "... 이하 \(count)줄 생략")
  }

  var keys: String {
    choose(
      "Type `task`, `hint`, `check`, `solution`, `again`, `next`, `map`, or `quit`.",
      """
      `task` 문제, `hint` 힌트, `check` 검사, `solution` 해답, `again` 처음부터,
      `next` 다음 문제, `map` 목록, `quit` 저장하고 나가기
      """)
  }

  /// How the learner's file is edited and checked, as a paragraph.
  func fileTask(_ name: String) -> String {
    choose(
      """
      `check` shows what is wrong. Correct the file with `edit`, or with your editor \
      in another window; it is checked each time you save it. \
      `load \(name)` starts it again from the beginning.
      """,
      """
      `check`를 입력하면 무엇이 잘못됐는지 보여 줍니다. 파일은 `edit`로 열거나 다른 \
      창의 편집기에서 고치세요. 저장할 때마다 다시 검사합니다. \
      `load \(name)` 명령은 파일을 처음부터 다시 시작합니다.
      """)
  }

  /// Like ``fileTask(_:)`` for an exercise that begins with an empty file.
  func emptyFileTask(_ name: String) -> String {
    choose(
      """
      The file is empty. Write it with `edit`, or with your editor in another window; \
      it is checked each time you save it. `load \(name)` runs it at this prompt.
      """,
      """
      파일은 비어 있습니다. `edit`로 열거나 다른 창의 편집기에서 쓰세요. 저장할 \
      때마다 검사합니다. `load \(name)` 명령은 이 프롬프트에서 파일을 실행합니다.
      """)
  }

  var emptyFile: String {
    choose("Not yet: the file is still empty.", "아직이에요. 파일이 비어 있어요.")
  }

  /// The lines with which a file was checked.
  func played(_ lines: [String]) -> String {
    let typed = lines.map { "`\($0)`" }.joined(separator: ", ")
    return choose("This is the result after \(typed).", "\(typed)까지 실행한 결과예요.")
  }

  func hint(_ number: Int, of count: Int, _ text: String) -> String {
    choose("Hint \(number) of \(count): \(text)", "힌트 \(number)/\(count): \(text)")
  }

  var lastHint: String {
    choose(
      "That was the last hint; `solution` shows a solution.",
      "힌트를 모두 봤어요. `solution`을 입력하면 해답을 볼 수 있어요.")
  }

  var solution: String {
    choose("A solution (it was not run):", "준비한 해답이에요. 실행하지는 않았어요.")
  }

  var alreadySolved: String {
    choose("This exercise is solved.", "이미 푼 문제입니다.")
  }

  var otherFeature: String {
    choose(
      "Another `load` replaced the exercise's state. `again` starts the exercise over.",
      "다른 `load` 명령이 문제의 상태를 바꿨어요. `again`을 입력하면 다시 시작해요.")
  }

  var doesNotCompile: String {
    choose("The file does not compile yet:", "아직 컴파일되지 않아요.")
  }

  func skipped(_ title: String) -> String {
    choose("Skipped \(title); `map` marks it.", "\(title) 문제를 건너뛰었습니다. `map`에 표시됩니다.")
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension LessonPhrases {
  /// What a goal lacks: the value now and the value that it should have.
  func missing(_ goal: LessonGoal, in evidence: LessonEvidence) -> String {
    if let (wanted, counted) = goal.counts(in: evidence) {
      if case .microseconds = goal { return tooSlow(counted, wanted.most) }
      if counted == 0, wanted.least > 0, let absent = absent(goal) { return absent }
      if wanted.most == 0, let surplus = surplus(goal) { return surplus }
      return choose(
        "Not yet: \(subject(goal)): \(counted); the goal is \(wantedText(wanted)).",
        "아직이에요. \(koreanSubject(goal)): 목표 \(wantedText(wanted)), 지금 \(counted).")
    }
    switch goal {
    case .field(let path, let relation, let value):
      let now = evidence.value(at: path) ?? choose("not there", "없음")
      let wanted = self.wanted(value, relation)
      let name = path == "self" ? choose("the state", "상태") : "`\(path)`"
      return choose(
        "Not yet: \(name) is \(now); the goal is \(wanted).",
        "아직이에요. \(name): 목표 \(wanted), 지금 \(now).")
    case .condition(let text):
      return choose(
        "Not yet: the goal is `\(text)`.", "아직이에요. 목표는 `\(text)`이에요.")
    case .prompt(let pattern):
      return choose(
        "Not yet: the prompt is `\(evidence.prompt)`; the goal is `\(shown(pattern))`.",
        "아직이에요. 프롬프트: 목표 `\(shown(pattern))`, 지금 `\(evidence.prompt)`.")
    case .found:
      return choose(
        "Not yet: type the command of the task, too.", "아직이에요. 문제에 나온 명령도 입력해 보세요.")
    case .either(let one, _): return missing(one, in: evidence)
    case .screen(let pattern):
      let text = pattern.pattern.filter { $0 != "*" }
      return choose(
        "Not yet: `screen` does not show `\(text)`.", "아직이에요. `screen`에 `\(text)` 부분이 없어요.")
    default: return choose("Not yet.", "아직이에요.")
    }
  }

  /// What to say about a line that has to be typed after the goals were reached.
  func missingFollowUp(_ goal: LessonGoal, wasTyped: Bool, in evidence: LessonEvidence) -> String {
    guard wasTyped, case .lines(_, let pattern, _) = goal else {
      return missing(goal, in: evidence)
    }
    return choose(
      "Not yet: you typed `\(shown(pattern))` too early. Everything is done now, so type it again.",
      "아직이에요. `\(shown(pattern))` 명령이 너무 일렀어요. 이제 준비가 끝났으니 다시 입력해 보세요.")
  }

  /// What to say about a test that cannot fail.
  func excused(_ word: String) -> String {
    choose(
      "Not yet: the file contains `\(word)`. A test counts only if it runs and may fail.",
      "아직이에요. 파일에 `\(word)` 부분이 있어요. 실제로 실행되고 실패할 수 있는 테스트만 인정해요.")
  }

  /// What to say if something that is wanted has not happened at all; `nil` if its count says enough.
  private func absent(_ goal: LessonGoal) -> String? {
    switch goal {
    case .lines(_, let pattern, _):
      choose(
        "Not yet: type `\(shown(pattern))`, too.", "아직이에요. `\(shown(pattern))`도 입력해 보세요.")
    case .source(_, let pattern):
      choose(
        "Not yet: the file does not contain `\(shown(pattern))`.",
        "아직이에요. 파일에 `\(shown(pattern))` 부분이 없어요.")
    case .diagnostics(_, let pattern):
      choose(
        "Not yet: \(shown(pattern)) has not been shown.",
        "아직이에요. \(shown(pattern)) 경고나 오류가 나오지 않았어요.")
    case .found(_, let pattern):
      choose(
        "Not yet: the last `explore` did not find \(finding(pattern)).",
        "아직이에요. 마지막 `explore`로 \(finding(pattern)) 못 찾았어요.")
    case .expectations: choose("Not yet: no expectation has been met.", "아직이에요. 맞은 예상이 없어요.")
    default: nil
    }
  }

  /// What to say if something has happened that is not wanted at all; `nil` if its count says enough.
  private func surplus(_ goal: LessonGoal) -> String? {
    switch goal {
    case .source(_, let pattern):
      choose(
        "Not yet: the file still contains `\(shown(pattern))`.",
        "아직이에요. 파일에 `\(shown(pattern))` 부분이 남아 있어요.")
    case .found:
      choose("Not yet: a mistake is still found.", "아직이에요. 찾은 실수가 남아 있어요.")
    case .diagnostics:
      choose("Not yet: the shell still shows a warning or an error.", "아직이에요. 경고나 오류가 남아 있어요.")
    default: nil
    }
  }

  private func finding(_ pattern: Wildcard) -> String {
    pattern.pattern == "*"
      ? choose("anything", "아무것도") : choose("`\(shown(pattern))`", "`\(shown(pattern))` 실수를")
  }

  /// A pattern as the text that it looks for.
  private func shown(_ pattern: Wildcard) -> String {
    pattern.pattern.split(separator: "*").map(\.trimmingWhitespace).joined(separator: " ... ")
  }

  private func tooSlow(_ microseconds: Int, _ limit: Int) -> String {
    let now = MeasuredTime.of(.microseconds(microseconds))
    let goal = MeasuredTime.of(.microseconds(limit))
    return choose(
      "Not yet: the action takes \(now); the goal is at most \(goal).",
      "아직이에요. 액션 하나에 \(now) 걸려요. 목표는 \(goal) 이하예요.")
  }

  /// What to say about a state that was reached although a goal allows less than what was done.
  func detour(_ goal: LessonGoal, in evidence: LessonEvidence) -> String {
    if goal.countsFromStart {
      let exceeded = exceeded(goal, in: evidence)
      return choose(
        "The state is right, but the exercise is not solved. \(exceeded)",
        "상태는 맞지만 아직 풀지 못했어요. \(exceeded)")
    }
    let missing = missing(goal, in: evidence)
    return choose(
      "The state is right, but you needed more actions than the exercise allows. \(missing)\n`undo` takes back an action; `again` starts over.",
      "상태는 맞지만 문제에서 원한 것보다 길게 돌아왔어요.\n\(missing)\n`undo`는 액션을 하나 되돌리고, `again`은 처음부터 다시 시작해요.")
  }

  /// What to say about a goal that only starting over can reach.
  func exceeded(_ goal: LessonGoal, in evidence: LessonEvidence) -> String {
    guard let (wanted, counted) = goal.counts(in: evidence) else {
      return missing(goal, in: evidence)
    }
    return choose(
      "Too many \(subject(goal)): \(counted); the goal is \(wantedText(wanted)).\n`undo` does not change that; `again` starts over.",
      "너무 많아요. \(koreanSubject(goal)): 목표 \(wantedText(wanted)), 지금 \(counted).\n`undo`로는 줄지 않아요. `again`을 입력하면 처음부터 다시 시작해요."
    )
  }

  private func wanted(_ value: String, _ relation: LessonGoal.Relation) -> String {
    let value = value.replacing("*", with: "...")
    return switch relation {
    case .equal: value
    case .notEqual: choose("anything but \(value)", "\(value)만 아니면 됨")
    case .atLeast: choose("at least \(value)", "\(value) 이상")
    case .atMost: choose("at most \(value)", "\(value) 이하")
    case .less: choose("less than \(value)", "\(value)보다 작음")
    case .greater: choose("more than \(value)", "\(value)보다 큼")
    }
  }

  private func wantedText(_ count: Count) -> String {
    if count.most == 0 { return choose("none", "없음") }
    if count.least == count.most { return "\(count.least)" }
    return count.most == Int.max
      ? choose("at least \(count.least)", "\(count.least) 이상")
      : choose("at most \(count.most)", "\(count.most) 이하")
  }

  private func subject(_ goal: LessonGoal) -> String {
    switch goal {
    case .actions(_, let sender, let pattern): "`\(shown(pattern))` \(origin(sender))"
    case .effects: "effects in flight"
    case .diagnostics(_, let pattern): "warnings and errors `\(shown(pattern))`"
    case .lines(_, let pattern, _): "lines `\(shown(pattern))`"
    case .expectations: "expectations that were met"
    case .surprises: "expectations that were not met"
    case .tests(_, let passed): passed ? "tests that pass" : "tests that fail"
    case .found: "mistakes that were found last"
    case .undone: "undone actions"
    case .entries: "changes"
    case .inline: "bytes of the state inline"
    case .bodies: "bodies that the action evaluates"
    case .source(_, let pattern): "`\(shown(pattern))` in the file"
    default: ""
    }
  }

  private func origin(_ sender: LessonGoal.Sender) -> String {
    switch sender {
    case .typed: "as a typed action"
    case .control: "from a control"
    case .effect: "from an effect"
    case .reducer: "from a reducer"
    case .any: "as an action"
    }
  }

  private func koreanSubject(_ goal: LessonGoal) -> String {
    switch goal {
    case .actions(_, let sender, let pattern): "\(koreanOrigin(sender)) `\(shown(pattern))`"
    case .effects: "실행 중인 이펙트"
    case .diagnostics(_, let pattern): "경고와 오류 `\(shown(pattern))`"
    case .lines(_, let pattern, _): "입력한 줄 `\(shown(pattern))`"
    case .expectations: "맞은 예상"
    case .surprises: "빗나간 예상"
    case .tests(_, let passed): passed ? "통과한 테스트" : "실패한 테스트"
    case .found: "마지막으로 찾은 실수"
    case .undone: "되돌린 액션"
    case .entries: "변경"
    case .inline: "상태의 인라인 바이트"
    case .bodies: "액션마다 다시 계산하는 body"
    case .source(_, let pattern): "파일의 `\(shown(pattern))`"
    default: ""
    }
  }

  private func koreanOrigin(_ sender: LessonGoal.Sender) -> String {
    switch sender {
    case .typed: "직접 입력한 액션"
    case .control: "컨트롤이 보낸 액션"
    case .effect: "이펙트가 보낸 액션"
    case .reducer: "리듀서가 보낸 액션"
    case .any: "액션"
    }
  }
}
