import Foundation
import Testing

@testable import ShellCore
@testable import tca

@Suite("The workshop's features")
@MainActor
struct WorkshopTests {
  @Test("stand in a scenario, each of them")
  func areShown() throws {
    let scenarios = try ScenarioFiles.all.map {
      try String(contentsOf: ScenarioFiles.root.appending(path: $0), encoding: .utf8)
    }
    for feature in Workshop.features {
      let load = "load \(feature.name)\n"
      #expect(scenarios.contains { $0.contains(load) }, "no scenario loads \(feature.name)")
    }
  }

  @Test("have a view, each of them")
  func haveViews() async {
    for feature in Workshop.features {
      let session = Session(features: [feature])
      _ = await session.evaluate("load \(feature.name)")
      let screen = await session.evaluate("screen")
      #expect(!screen.isError && !screen.text.isEmpty, "\(feature.name) draws nothing")
    }
  }

  @Test("say in a line of the list what they show")
  func haveSummaries() {
    for feature in Workshop.features {
      #expect(!feature.summary.isEmpty && feature.summary.count <= 54, "\(feature.name)")
    }
  }

  @Test("open with what they show, which article that is from and what to try")
  func openWithThreeLines() throws {
    for feature in Workshop.features {
      let file = try #require(source(of: feature), "no file of \(feature.name)")
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").prefix(3)
      let comment = lines.joined(separator: " ")
      #expect(lines.allSatisfy { $0.hasPrefix("// ") }, "\(feature.name)")
      for word in ["Shows: ", "Article: ", "Try: "] {
        #expect(comment.contains(word), "\(feature.name) does not say \(word)")
      }
    }
  }

  private func source(of feature: Feature) -> URL? {
    let folder = ScenarioFiles.root.appending(path: "Sources/WorkshopFeatures")
    let names = ["\(feature.name).swift", "\(feature.name)Feature.swift"]
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return files?.sorted()
      .first { names.contains(URL(filePath: $0).lastPathComponent) }
      .map { folder.appending(path: $0) }
  }
}
