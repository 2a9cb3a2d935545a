/// Exercises at the prompt.
extension LessonProof {
  func promptTally() async -> LessonTally {
    var tally = LessonTally()
    tally.tryWrong("no line", isAccepted: await isSolved(by: []))
    for index in lesson.solution.indices {
      var lines = lesson.solution
      let line = lines.remove(at: index)
      tally.tryWrong("no `\(line)`", isAccepted: await isSolved(by: lines))
    }
    for (name, lines, isMentioned) in await otherSenders() {
      let isAccepted = await isSolved(by: lines)
      tally.tryRight(
        "the solution \(name), `\(lines.joined(separator: "; "))`",
        isAccepted: isAccepted || isMentioned,
        "the task has to say which it wants")
    }
    for (index, mistake) in lesson.mistakes.enumerated() {
      let text = lesson.texts.mistakes[index]
      tally.tryRight(
        "the advice of mistake \(index + 1)",
        isAccepted: await isSolved(after: mistake.attempt, text))
    }
    return tally
  }

  private func isSolved(by lines: [String]) async -> Bool {
    await checker.attempt(lines, lesson, folder).0.isSolved
  }

  /// Whether the rest of the solution reaches the goal after a mistake and what its reaction says.
  private func isSolved(after attempt: [String], _ advice: String) async -> Bool {
    if advice.contains("`again`") { return true }
    // A line of the attempt may have moved the prompt.
    let returns = attempt.contains { $0.hasPrefix("scope ") } ? [[], ["root"]] : [[]]
    for count in 0...attempt.count {
      let undos = Array(repeating: "undo", count: count)
      for back in returns {
        for first in lesson.solution.indices
        where await isSolved(by: attempt + undos + back + lesson.solution[first...]) {
          return true
        }
      }
    }
    return false
  }

  /// The solution with controls in place of actions, and with actions in place of controls, and whether the task says which it wants.
  private func otherSenders() async -> [(name: String, lines: [String], isMentioned: Bool)] {
    let task = lesson.texts.task.lowercased()
    func mentions(_ words: [String]) -> Bool { words.contains { task.contains($0) } }
    let wantsTyping = mentions(["typ", "send the action"])
    let wantsControls = mentions(["tap", "control", "on the screen", "button", "stepper", "toggle"])
    var (controls, actions, numbers) = (lesson.solution, lesson.solution, lesson.solution)
    for index in lesson.solution.indices {
      let before = Array(lesson.solution[..<index]), line = lesson.solution[index]
      if line.hasPrefix("."), let tap = await control(for: line, after: before) {
        controls[index] = tap
      }
      if line.hasPrefix("tap "), let tap = await control(for: line, after: before) {
        numbers[index] = tap
      }
      if ["tap", "enter"].contains(line.prefix { $0 != " " }),
        // A long state is not printed as it is typed.
        let action = await lastAction(after: before + [line]), !action.contains("…")
      {
        actions[index] = action
      }
    }
    return [
      ("through controls", controls, wantsTyping), ("through actions", actions, wantsControls),
      ("through the numbers of controls", numbers, false),
    ].filter { $0.1 != lesson.solution }
  }

  private func lastAction(after lines: [String]) async -> String? {
    await checker.attempt(lines, lesson, folder).1.actions.last { $0.sender != .effect }?.text
  }

  /// The `tap` that sends what a line sends.
  private func control(for line: String, after lines: [String]) async -> String? {
    guard let wanted = await lastAction(after: lines + [line]) else { return nil }
    let count = await checker.attempt(lines, lesson, folder).1.actions.count
    for number in 1...12 {
      let tap = "tap \(number)"
      let actions = await checker.attempt(lines + [tap], lesson, folder).1.actions
      guard actions.count > count else { continue }
      if actions[count].text == wanted { return tap }
    }
    return nil
  }
}
