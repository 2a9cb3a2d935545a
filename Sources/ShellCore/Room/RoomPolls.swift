/// What a room is asked, one after the other: ballots, questions, and tasks.
struct RoomPolls {
  private(set) var ballot: RoomBallot?
  private(set) var question: RoomQuestion?
  /// The answers to the last question that has ended.
  private(set) var answers: [RoomQuestion.Answer] = []
  private(set) var task: RoomTask?
  /// Those who have sent lines for the last task that has ended.
  private(set) var people: [RoomPerson] = []
  private var ballotCount = 0
  private var taskCount = 0
  private var questionCount = 0
  private var expectedOutcome: Int?
  /// What the room has predicted of a line that was not typed yet.
  private var prediction: Prediction?

  /// Begins a ballot.
  ///
  /// - Parameter outcome: For the prediction of a line, the index of the choice that is right.
  mutating func begin(
    _ kind: RoomBallot.Kind, line: String, choices: [String], controls: [Int], outcome: Int?
  ) -> RoomBallot {
    ballotCount += 1
    expectedOutcome = outcome
    let begun = RoomBallot(
      number: ballotCount, kind: kind, line: line, choices: choices, controls: controls)
    ballot = begun
    return begun
  }

  mutating func endBallot(counts: [Int]) {
    ballot?.counts = counts
    prediction = ballot.flatMap { ballot in
      expectedOutcome.map { Prediction(line: ballot.line, right: $0, counts: counts) }
    }
  }

  mutating func begin(question text: String) -> RoomQuestion {
    questionCount += 1
    let begun = RoomQuestion(number: questionCount, text: text)
    question = begun
    return begun
  }

  private static let mostAnswers = 100

  mutating func endQuestion(_ answers: [RoomQuestion.Answer]) {
    self.answers = answers
    question?.answers = Array(answers.prefix(Self.mostAnswers))
  }

  mutating func begin(task text: String, goals: [String]) -> RoomTask {
    taskCount += 1
    let begun = RoomTask(number: taskCount, text: text, goals: goals)
    task = begun
    people = []
    return begun
  }

  mutating func endTask(_ people: [RoomPerson]) {
    self.people = people
    task?.solved = people.count(where: \.isSolved)
  }

  mutating func clear() {
    if task?.solved != nil { task = nil }
    if ballot?.counts != nil { ballot = nil }
    if question?.answers != nil { question = nil }
  }

  /// How many have predicted what a line did; `nil` if nothing was predicted of it.
  mutating func verdict(on line: String) -> String? {
    guard let prediction, !line.isEmpty else { return nil }
    self.prediction = nil
    return line == prediction.line ? prediction.text : nil
  }
}

/// What the room has predicted of a line.
private struct Prediction {
  let line: String
  let right: Int
  let counts: [Int]

  var text: String {
    "\(counts[right]) of \(counts.reduce(0, +)) in the room predicted this"
  }
}
