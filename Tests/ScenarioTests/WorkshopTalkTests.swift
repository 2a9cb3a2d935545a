import Foundation
import Testing

@testable import ComposableShell
@testable import ShellCore
@testable import tca

@Suite("The workshop's talk")
@MainActor
struct WorkshopTalkTests {
  private func talk() throws -> Talk {
    let file = ScenarioFiles.root.appending(path: "Scenarios/workshop.md").path
    return Talk(try ScenarioFile.read(file, in: LocalFileSystem()))
  }

  @Test func `Every slide fits 24 rows of 80 columns, at each of its stops`() async throws {
    let talk = try talk()
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

  @Test func `The talk takes an hour and has parts`() throws {
    let talk = try talk()
    #expect((45...75).contains(talk.slides.count))
    #expect(talk.headings.filter { $0.title.hasPrefix("Part ") }.count == 5)
  }
}
