import Testing

@testable import ComposableShell
@testable import ShellCore

@Suite("The lessons of this repository")
@MainActor
struct LessonTests {
  nonisolated private static let folder = ScenarioFiles.root.appending(path: "Scenarios/Lessons")
    .path

  nonisolated private static var ids: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { FileManager.default.fileExists(atPath: "\(folder)/\($0)/lesson.md") }.sorted()
  }

  /// The course in each language. Reading it once for every test would take longer than playing it.
  private static let courses = Dictionary(
    uniqueKeysWithValues: CourseLanguage.allCases.map { language in
      let reader = CourseReader(files: LocalFileSystem(), folder: folder, language: language)
      return (language, Result { try reader.course() })
    })

  private func course(_ language: CourseLanguage = .english) throws -> Course {
    try #require(Self.courses[language]).get()
  }

  @Test(
    "A lesson has a solution that passes, a start that does not, and mistakes that are recognized",
    arguments: ids)
  func lesson(id: String) async throws {
    let course = try course()
    let lesson = try #require(course.lesson(named: id), "course.md does not list it")
    let session = ScenarioFiles.session(for: "\(course.folder(of: lesson))/lesson.md")
    // Each lesson has its own compiler, so lessons with files do not wait for each other.
    session.workspace.loader = CodeLoader {
      try CodeLoader.compiling.makeToolchain()
    }
    let problems = await LessonChecker(session).problems(in: lesson, of: course)
    #expect(problems.isEmpty, Comment(rawValue: "\n" + problems.joined(separator: "\n")))
  }

  /// `make lessons` tries programs with exercises in files as well.
  @Test(
    "A lesson at the prompt refuses almost right lines, accepts other right ones, and its advice leads on",
    arguments: ids)
  func proof(id: String) async throws {
    let course = try course()
    let lesson = try #require(course.lesson(named: id))
    guard lesson.file == nil else { return }
    let session = ScenarioFiles.session(for: "\(course.folder(of: lesson))/lesson.md")
    let tally = await LessonProof(session, lesson, of: course).tally()
    #expect(tally.wrong > lesson.solution.count)
    #expect(tally.right >= lesson.mistakes.count)
    #expect(tally.problems == [], "\(tally.problems.joined(separator: "\n"))")
  }

  @Test("A lesson that accepts what does nothing, and refuses controls, is found out")
  func unfair() async throws {
    let files = InMemoryFileSystem([
      "/course/taps/lesson.md": """
      # Taps

      Bring the amount to 1.

      ```tca
      > load AmountControlNow
      ...
      ```

      ```goal
      state amount >= 0
      actions 1 typed .plusButtonTapped or lines 1+ state
      ```

      ```hint
      One tap.
      ```

      ```mistake
      try .minusButtonTapped
      when line .minusButtonTapped

      Type `undo`.
      ```

      ## Solution

      ```tca
      > .plusButtonTapped
      ...
      > state
      ...
      ```

      ```remember
      Actions.
      ```
      """
    ])
    let course = try CourseReader(files: files, folder: "/course", language: .english).course()
    let lesson = try #require(course.lessons.first)
    let session = ScenarioFiles.session(for: "/course/taps/lesson.md")
    session.workspace.use(files)
    let tally = await LessonProof(session, lesson, of: course).tally()
    #expect(tally.accepted == ["no `.plusButtonTapped`", "no `state`"])
    #expect(tally.refused == [])
    #expect(tally.summary == "3 wrong programs, 2 accepted; 2 right ones, 0 refused")
  }

  @Test("A mistake that is recognized by its text and solves the exercise is a problem")
  func solvingMistake() async throws {
    let copy = FileManager.default.temporaryDirectory.appending(path: "tca-course-\(UUID())")
    defer { try? FileManager.default.removeItem(at: copy) }
    try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
    let id = "stop-the-clock"
    try FileManager.default.copyItem(
      atPath: "\(Self.folder)/\(id)", toPath: copy.appending(path: id).path)
    try "# Course\n\n## Effects\n- [Stop the clock](\(id)/lesson.md)\n".write(
      to: copy.appending(path: "course.md"), atomically: true, encoding: .utf8)
    let folder = copy.appending(path: id)
    let solution = try String(
      contentsOf: folder.appending(path: "Solution.swift"), encoding: .utf8)
    // The first mistake is recognized by a `guard`.
    try (solution + "\nfunc check(_ text: String?) { guard text != nil else { return } }\n").write(
      to: folder.appending(path: "Mistakes/1.swift"), atomically: true, encoding: .utf8)
    let course = try CourseReader(
      files: LocalFileSystem(), folder: copy.path, language: .english
    ).course()
    let lesson = try #require(course.lesson(named: id))
    let session = ScenarioFiles.session(for: "\(folder.path)/lesson.md")
    session.workspace.loader = CodeLoader { try CodeLoader.compiling.makeToolchain() }
    let problems = await LessonChecker(session).problems(in: lesson, of: course)
    #expect(
      problems.map { $0.split(separator: ": ").last } == [
        "the file of mistake 1 leads to the goal"
      ], "\(problems)")
  }

  @Test("Each lesson has three hints and five mistakes")
  func help() throws {
    for lesson in try course().lessons {
      #expect(lesson.texts.hints.count == 3, "\(lesson.id)")
      #expect(lesson.mistakes.count == 5, "\(lesson.id)")
    }
  }

  @Test("course.md lists each lesson by its title")
  func titles() throws {
    let text = try String(contentsOfFile: "\(Self.folder)/course.md", encoding: .utf8)
    for lesson in try course().lessons {
      #expect(text.contains("- [\(lesson.texts.title)](\(lesson.id)/lesson.md)"), "\(lesson.id)")
    }
  }

  @Test("The commands of each lesson can be typed without a Korean keyboard")
  func keyboard() throws {
    for lesson in try course().lessons {
      let path = "\(Self.folder)/\(lesson.id)/lesson.md"
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(!text.contains { $0.isLetter && !$0.isASCII }, "\(lesson.id)")
    }
  }

  @Test("The Korean translations are up to date")
  func korean() throws {
    #expect(try course(.korean).staleTranslations == [])
  }

  @Test(
    "The text of each lesson fits in 80 columns in both languages",
    arguments: CourseLanguage.allCases)
  func width(language: CourseLanguage) throws {
    for lesson in try course(language).lessons {
      let texts = lesson.texts
      for text in [texts.task, texts.summary] + texts.hints + texts.mistakes {
        for line in MarkdownRenderer.page.lines(of: MarkdownParser.blocks(of: text)) {
          #expect(line.columns <= 80, "\(lesson.id): \(line.text)")
        }
      }
    }
  }

  @Test(
    "The task of each lesson leaves room for the start on a screen of 24 rows",
    arguments: CourseLanguage.allCases)
  func height(language: CourseLanguage) throws {
    let course = try course(language), phrases = LessonPhrases(language: language)
    for (index, lesson) in course.lessons.enumerated() {
      var opening = LessonOpening(phrases: phrases)
      opening.start = [(1...90).map { "row \($0)" }.joined(separator: "\n")]
      opening.task = text("# 10.10 \(lesson.texts.title)\n\n\(lesson.texts.task)")
      if let file = lesson.file {
        let path = "/home/learner/tca-exercises/\(lesson.id)/\(file)"
        opening.task += "\n\n" + text(phrases.fileTask(file)) + "\n  " + path
      }
      if index == 0 {
        opening.welcome = text(course.welcome)
        opening.keys = phrases.keys
      }
      let rows = opening.text.lineTexts.count
      #expect(rows <= LessonOpening.rows, "\(lesson.id) \(rows)")
    }
  }

  private func text(_ markdown: String) -> String { MarkdownRenderer.page.text(of: markdown) }

  /// The chapters with the API of 2023, and with that of the preview.
  private static let others = ["Reading older code", "The preview of 2.0"]

  @Test("The course teaches today's API; older and newer spellings are in chapters of their own")
  func today() throws {
    let course = try course()
    #expect(course.chapters.suffix(2).map(\.title) == Self.others)
    let spellings = [
      "WithViewStore", "ViewStore", "viewStore", "@BindingState", "@BindingViewState", "TaskResult",
      "/Action", "IfLetStore", "ForEachStore", "EffectTask", "ReducerProtocol", "Reducer {",
      "reduce(into state",
    ]
    for lesson in course.chapters.dropLast(2).flatMap(\.lessons) {
      var code = lesson.start + lesson.solution + [lesson.texts.task, lesson.texts.summary]
      code += lesson.texts.hints
      for file in [lesson.file, "Solution.swift"].compactMap({ $0 }) where lesson.file != nil {
        code.append(
          try String(contentsOfFile: "\(course.folder(of: lesson))/\(file)", encoding: .utf8))
      }
      for spelling in spellings {
        #expect(!code.contains { $0.contains(spelling) }, "\(lesson.id): \(spelling)")
      }
      for line in lesson.start + lesson.solution where line.hasPrefix("load ") && lesson.file == nil
      {
        let name = line.split(separator: " ")[1]
        let file = Self.file(of: name)
        #expect(file?.contains("@Reducer") == true, "\(lesson.id): \(line)")
      }
    }
  }

  /// The source of a feature of the workshop.
  private static func file(of feature: Substring) -> String? {
    let folder = ScenarioFiles.root.appending(path: "Sources/WorkshopFeatures").path
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return paths.lazy.filter { $0.hasSuffix(".swift") }
      .compactMap { try? String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
      .first { $0.contains("struct \(feature) ") || $0.contains("struct \(feature):") }
  }

  @Test("Each exercise in a file has another valid form, which is accepted")
  func variants() throws {
    for lesson in try course().lessons where lesson.file != nil {
      let folder = "\(Self.folder)/\(lesson.id)/Variants"
      let files = try? FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(files?.isEmpty == false, "\(lesson.id)")
    }
  }

  @Test("The documents give the size of the course")
  func figures() throws {
    let course = try course(), lessons = course.lessons.count, chapters = course.chapters.count
    for (file, text) in [
      ("README.md", "a course of \(lessons) exercises in \(chapters) chapters"),
      ("README.ko.md", "\(chapters)장에 걸쳐 \(lessons)문제"),
    ] {
      let path = ScenarioFiles.root.appending(path: file).path
      #expect(try String(contentsOfFile: path, encoding: .utf8).contains(text), "\(file): \(text)")
    }
    let page = ScenarioFiles.root.appending(path: "docs/CourseRun.md").path
    let run = try String(contentsOfFile: page, encoding: .utf8)
    for lesson in course.lessons {
      #expect(run.contains("| [\(lesson.id)](../Scenarios/Lessons/\(lesson.id)/lesson.md) |"))
    }
    let links = run.matches(of: /Lessons\/([\w-]+)\/lesson.md/).map { String($0.1) }
    #expect(links.count == lessons)
    for id in links { #expect(course.lesson(named: id) != nil, "\(id)") }
  }
}
