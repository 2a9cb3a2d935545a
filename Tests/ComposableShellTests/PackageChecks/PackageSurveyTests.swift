import Testing

@testable import ComposableShell

@Suite("What the sources of a package need")
struct PackageSurveyTests {
  private let manifest = PackageManifest(
    name: "app",
    targets: [
      .init(name: "Model", type: "regular"),
      .init(name: "Screens", type: "regular", dependencies: ["Model"]),
      .init(name: "ScreensTests", type: "test", dependencies: ["Screens"]),
    ])

  private func survey(_ texts: [String: [(path: String, text: String)]]) -> PackageSurvey {
    var survey = PackageSurvey()
    for target in manifest.targets {
      survey.read(texts[target.name] ?? [], of: target, declared: [])
    }
    return survey
  }

  @Test func `A target with one file that needs a device cannot be built`() {
    let survey = survey([
      "Screens": [("S/A.swift", "import SwiftUI"), ("S/B.swift", "import SwiftUI\nimport GameKit")]
    ])
    #expect(survey.obstacles == ["Screens": "needs GameKit (S/B.swift:2)"])
    #expect(survey.files == [])
  }

  @Test func `A test target loses the files that need a device, and is left out if all do`() {
    let needy = (path: "T/B.swift", text: "import GameKit")
    let one = survey(["ScreensTests": [("T/A.swift", "import XCTest"), needy]])
    #expect(one.obstacles == [:])
    #expect(
      one.files == [
        .init(
          target: "ScreensTests", isTest: true, reason: "needs GameKit (line 1)", file: "T/B.swift")
      ])
    let all = survey(["ScreensTests": [needy]])
    #expect(all.obstacles == ["ScreensTests": "needs GameKit (T/B.swift:1)"])
    #expect(all.files == [])
  }

  @Test func `Less than all of a framework, or of a target, can be the cause of a failure`() {
    let survey = survey([
      "Model": [("M/A.swift", "import UIKit")],
      "ScreensTests": [("T/A.swift", ""), ("T/B.swift", "import GameKit")],
    ])
    let error = "M/A.swift:3:1: cannot find 'UIThing' in scope"
    for target in ["Model", "Screens"] {
      #expect(
        survey.reason(ofFailed: target, error, in: manifest)
          == "uses UIKit, of which only a part exists here: \(error)")
    }
    #expect(
      survey.reason(ofFailed: "ScreensTests", error, in: manifest)
        == "does not compile without T/B.swift, which needs GameKit (line 1)")
    #expect(self.survey([:]).reason(ofFailed: "Screens", error, in: manifest) == nil)
  }
}
