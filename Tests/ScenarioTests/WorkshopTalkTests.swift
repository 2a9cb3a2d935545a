import Testing

@testable import ComposableShell
@testable import RoomContents
@testable import ShellCore
@testable import tca

@Suite("The workshop's talk")
@MainActor
struct WorkshopTalkTests {
  nonisolated private static let english = "Scenarios/workshop.md"
  nonisolated private static let korean = "Scenarios/workshop.ko.md"
  nonisolated private static let older = "Scenarios/workshop-2023.md"
  nonisolated private static let olderKorean = "Scenarios/workshop-2023.ko.md"

  private func talk(_ path: String = english) throws -> Talk {
    let file = ScenarioFiles.root.appending(path: path).path
    return Talk(try ScenarioFile.read(file, in: LocalFileSystem()))
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: ScenarioFiles.root.appending(path: path), encoding: .utf8)
  }

  @Test(arguments: [english, korean, older, olderKorean])
  func `Every slide fits 24 rows of 80 columns, at each of its stops`(path: String) async throws {
    let talk = try talk(path)
    let session = TalkSession(talk.steps) { Session(features: Workshop.features) }
    let outputs = await session.reach(talk.steps.count)
    for stop in talk.stops {
      let slide = talk.slides[stop.slide]
      let here = (0..<stop.ran).compactMap { outputs[slide.firstStep + $0] }
      let contents = SlideLayout.Contents(
        slide: slide, outputs: here, prompt: here.last?.nextPrompt ?? "tca", typed: "")
      let layout = SlideLayout(contents, columns: 80)
      #expect(
        layout.contentEnd <= 23,
        "\(layout.contentEnd) rows under \(slide.heading?.title ?? ""), behind \(stop.ran) commands"
      )
    }
  }

  @Test(arguments: [(english, korean), (older, olderKorean)])
  func `The Korean talk translates the current English one`(
    english: String, korean: String
  ) throws {
    let fingerprint = LessonTexts.fingerprint(of: try text(english))
    #expect(
      try text(korean).contains("<!-- translates: \(fingerprint) -->"),
      "after updating the translation, write \(fingerprint) below its title")
    let commands = try talk(korean).steps.map(\.command)
    #expect(try commands == talk(english).steps.map(\.command))
  }

  @Test func `The talk takes 70 minutes and has parts`() throws {
    let talk = try talk()
    #expect((20...75).contains(talk.slides.count))
    #expect(talk.headings.filter { $0.title.hasPrefix("Part ") }.count == 7)
    let minutes = try text(Self.english).matches(of: /<!-- (\d+) minutes/)
      .compactMap { Int($0.output.1) }
    #expect((65...70).contains(minutes.reduce(0, +)))
  }

  @Test func `The talk is written with today's API, and has notes and tasks`() throws {
    let text = try text(Self.english)
    for older in ["WithViewStore(", "@BindingState", "ViewStore<", "/Action"] {
      #expect(!text.contains(older))
    }
    #expect(text.components(separatedBy: "```task ").count > 4)
    #expect(text.components(separatedBy: "<!--").count > 10)
  }

  @Test(arguments: [english, korean])
  func `A room can judge each task, and the solution on the slide or the one it asks for solves it`(
    path: String
  ) async throws {
    let talk = try talk(path)
    let solutions: [[String]] = [
      [".plusButtonTapped", ".plusButtonTapped", "undo", "undo"], ["tap Protect my posts"],
      ["expect productAmount = 1, amountControl.amount = 1", ".amountControl(.minusButtonTapped)"],
      [".startButtonTapped", ".startButtonTapped"],
    ]
    let slides = talk.slides.filter { $0.exercise != nil }
    #expect(slides.count == solutions.count)
    #expect(slides.allSatisfy { $0.exercise?.start == 0 })
    for (slide, lines) in zip(slides, solutions) {
      let exercise = try #require(slide.exercise)
      let start = talk.steps.prefix(slide.firstStep + exercise.start).map(\.command)
      for count in 0...lines.count {
        let request = TaskRequest(
          start: start, goals: exercise.goals, lines: Array(lines.prefix(count)), language: "en")
        let session = Session(features: Workshop.features)
        let result = await TaskTrial(session).result(of: request) {}
        #expect(result.lines.allSatisfy { !$0.isRefused }, "\(result.lines)")
        #expect(
          result.isSolved == (count == lines.count), "\(lines.prefix(count)): \(result.missing)")
      }
    }
  }
}
