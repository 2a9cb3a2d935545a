/// The programs that were tried with an exercise, and those that were judged wrongly.
package struct LessonTally {
  /// How many wrong programs were tried, and which of them were accepted.
  var wrong = 0
  var accepted: [String] = []
  /// How many right programs were tried, and which of them were refused.
  var right = 0
  var refused: [String] = []

  package init() {}

  mutating func tryWrong(_ program: String, isAccepted: Bool) {
    wrong += 1
    if isAccepted { accepted.append(program) }
  }

  mutating func tryRight(_ program: String, isAccepted: Bool, _ why: String = "") {
    right += 1
    if !isAccepted { refused.append(program + (why.isEmpty ? "" : ": \(why)")) }
  }

  package static func + (one: LessonTally, other: LessonTally) -> LessonTally {
    var sum = one
    sum.wrong += other.wrong
    sum.accepted += other.accepted
    sum.right += other.right
    sum.refused += other.refused
    return sum
  }

  /// `12 wrong programs, 1 accepted; 3 right ones, 0 refused`.
  package var summary: String {
    "\(wrong) wrong programs, \(accepted.count) accepted; \(right) right ones, \(refused.count) refused"
  }

  /// The programs that were judged wrongly, one line each.
  package var problems: [String] {
    accepted.map { "accepts a wrong program: \($0)" }
      + refused.map { "refuses a right program: \($0)" }
  }
}

/// Tries programs that are almost a solution of an exercise, and other forms of the solution, for `tca lesson check --thorough`.
@MainActor
package struct LessonProof {
  let checker: LessonChecker
  let lesson: Lesson
  let folder: String
  /// The files without the programs that are tried.
  private let files: any FileSystem

  /// - Parameter session: Provides the features and files. The programs run in sessions of their own.
  package init(_ session: Session, _ lesson: Lesson, of course: Course) {
    checker = LessonChecker(session)
    files = session.workspace.files
    self.lesson = lesson
    folder = course.folder(of: lesson)
  }

  package func tally() async -> LessonTally {
    lesson.file == nil ? await promptTally() : await fileTally()
  }
}

/// Exercises in a file.
extension LessonProof {
  private func fileTally() async -> LessonTally {
    let source = checker.session.parts.course.files.source(of:in:)
    let solution = source(checker.solution(of: lesson), folder)
    let reduced = ReducedSolution(solution, from: source(lesson.file ?? "", folder))
    var tally = LessonTally()
    for file in variants {
      let evidence = await checker.trial(of: lesson, "Variants/\(file)", folder)
      tally.tryRight(file, isAccepted: evidence.map(isSolved) ?? false)
    }
    tally.tryWrong("an empty file", isAccepted: await judge("import ComposableArchitecture\n"))
    // A part that another accepted form leaves out is not necessary.
    let forms = variants.map { LessonCode(source("Variants/\($0)", folder)) }
    for program in reduced.withoutOnePart where !forms.contains(LessonCode(program.source)) {
      let isAccepted = await judge(program.source)
      if isAccepted, let attribute = program.attribute, !lesson.texts.task.contains(attribute) {
        continue
      }
      tally.tryWrong(program.text, isAccepted: isAccepted)
    }
    await tryFrozen(reduced, &tally)
    await tryMutations(of: solution, sparing: reduced.givenLines, &tally)
    return tally
  }

  private var variants: [String] {
    let files = (try? checker.session.workspace.files.list("\(folder)/Variants")) ?? []
    return files.filter { $0.hasSuffix(".swift") }
  }

  private func isSolved(_ evidence: LessonEvidence) -> Bool {
    var run = LessonRun(lesson, .english)
    return run.react(to: evidence) == .solved
  }

  /// Whether a program reaches the goal. What its text alone rules out is not compiled.
  private func judge(_ source: String) async -> Bool {
    guard !lesson.isUnreachable(with: LessonCode(source)) else { return false }
    return await evidence(of: source).map(isSolved) ?? false
  }

  /// Plays the exercise with a program in place of the solution's file.
  private func evidence(of source: String) async -> LessonEvidence? {
    let workspace = checker.session.workspace, file = checker.solution(of: lesson)
    workspace.use(OverlaidFiles(files, with: "\(folder)/\(file)", containing: source))
    defer { workspace.use(OverlaidFiles(files, with: "\(folder)/\(file)", containing: original)) }
    return await checker.trial(of: lesson, file, folder)
  }

  private var original: String {
    let file = checker.solution(of: lesson)
    return checker.session.parts.course.files.source(of: file, in: folder)
  }

  /// The state at the end as the state at the start, with reducers that do nothing.
  private func tryFrozen(_ reduced: ReducedSolution, _ tally: inout LessonTally) async {
    guard let end = await checker.trial(of: lesson, checker.solution(of: lesson), folder),
      let state = end.state
    else { return }
    let feature = String(reflecting: type(of: state)).split(separator: ".").dropLast().last ?? ""
    var kept: Set<Int> = []
    for _ in 1...3 {
      let source = reduced.frozen(String(feature), keeping: kept, value: end.value)
      guard !lesson.isUnreachable(with: LessonCode(source)) else { break }
      guard let evidence = await evidence(of: source) else { break }
      // A value that Swift cannot read stays as it was.
      let lines = Self.lines(ofErrors: evidence.compilerErrors)
      if !lines.isSubset(of: kept) {
        kept.formUnion(lines)
        continue
      }
      return tally.tryWrong(
        "the state at the end as the first one, and reducers that do nothing",
        isAccepted: isSolved(evidence))
    }
    tally.tryWrong("reducers that do nothing", isAccepted: false)
  }

  /// Changes the statements of the reducers, one at a time.
  ///
  /// - Parameter given: The lines that the learner gets, which stay as they are.
  private func tryMutations(
    of solution: String, sparing given: Set<Int>, _ tally: inout LessonTally
  ) async {
    var excluded = given
    for _ in 1...5 {
      let mutated = MutatedSolution(of: solution, excluding: excluded)
      guard !mutated.mutations.isEmpty, let evidence = await evidence(of: mutated.source) else {
        return
      }
      let lines = Self.lines(ofErrors: evidence.compilerErrors + "\n" + evidence.leftOut)
      guard lines.isSubset(of: excluded) else {
        excluded.formUnion(lines)
        continue
      }
      for (index, mutation) in mutated.mutations.enumerated() {
        setenv(MutatedSolution.variable, "\(index + 1)", 1)
        defer { unsetenv(MutatedSolution.variable) }
        guard var evidence = await self.evidence(of: mutated.source) else { continue }
        // The text is that of the solution.
        evidence.code = LessonCode(solution)
        tally.tryWrong(mutation.text, isAccepted: isSolved(evidence))
      }
      return
    }
  }

  /// The lines that errors of the compiler name.
  private static func lines(ofErrors text: String) -> Set<Int> {
    Set(text.matches(of: /\.swift:(\d+):\d+: error/).compactMap { Int($0.1) })
  }
}
