/// Why a task of a talk cannot be solved.
package struct TaskFault: Error, Equatable {
  /// The number of the line of the talk's file, starting at 1.
  package let line: Int
  package let message: String

  /// The fault as a line of an error.
  package func text(for path: String) -> String { "\(path):\(line): error: \(message)" }
}

/// Finds the tasks of a talk that nobody can solve: those with a condition that cannot be read, or about a field that does not
/// exist.
@MainActor
package struct TalkTaskCheck {
  private let exercises: [(position: Int, exercise: Slide.Exercise)]

  package init(_ talk: Talk) {
    exercises = talk.slides.compactMap { slide in
      slide.exercise.map { (slide.firstStep + $0.start, $0) }
    }
  }

  /// The tasks of a scenario as a talk; `nil` if it has none.
  init?(of scenario: Scenario) {
    guard Talk.hasTasks(scenario) else { return nil }
    self.init(Talk(scenario))
  }

  /// The tasks with a condition that cannot be read, in order.
  package var unreadable: [TaskFault] { exercises.compactMap { Self.fault(of: $0.exercise) } }

  /// The tasks about a field that does not exist, of those that begin when a number of commands of the talk have run.
  func unsolvable(at position: Int, in state: Any?) -> [TaskFault] {
    guard let state else { return [] }
    return exercises.filter { $0.position == position }
      .compactMap { Self.fault(of: $0.exercise, in: state) }
  }

  /// The first condition that cannot be read. Lines that only lessons have, such as `file Counter.swift`, are not conditions.
  static func fault(of exercise: Slide.Exercise) -> TaskFault? {
    for (line, goal) in zip(exercise.lines, exercise.goals) where !isOfLesson(goal) {
      do {
        _ = try LessonGoal(line: goal)
      } catch {
        return TaskFault(
          line: line, message: "`\(abbreviated(goal))` is not a condition: \(error.message)")
      }
    }
    return nil
  }

  private static func isOfLesson(_ goal: String) -> Bool {
    goal.hasPrefix("file ") || goal.hasPrefix("then ")
  }

  /// The first condition about a field that a state does not have, if a room can judge all of them.
  static func fault(of exercise: Slide.Exercise, in state: Any) -> TaskFault? {
    guard let conditions = try? TaskConditions(texts: exercise.goals),
      let (goal, error) = conditions.unknownField(in: state)
    else { return nil }
    let line = zip(exercise.lines, exercise.goals).first { $0.1 == goal }?.0 ?? 1
    let nearest = error.suggestion.map { "; did you mean \($0)?" } ?? ""
    return TaskFault(
      line: line,
      message: "`\(abbreviated(goal))` can never be fulfilled: \(error.summary)\(nearest)")
  }
}
