import Testing

@testable import SourceLoading

@Suite("Constants of stored models")
struct ModelConstantsTests {
  @Test(
    "A constant of a model is a variable, and every other one stays a constant",
    arguments: [
      (
        "import SwiftData\n@Model final class Tag { public let id: Int = 1; static let all = 1 }",
        "import SwiftData\n@Model final class Tag { public var id: Int = 1; static let all = 1 }"
      ),
      (
        "import SwiftData\nstruct Page { let id = 1 }\n@Model class Tag { func f() { let a = 1 } }",
        "import SwiftData\nstruct Page { let id = 1 }\n@Model class Tag { func f() { let a = 1 } }"
      ),
      ("@Model class Tag { let id = 1 }", "@Model class Tag { let id = 1 }"),
    ])
  func adapting(_ text: String, _ expected: String) {
    #expect(text.applying(ModelConstants.edits(of: text)) == expected)
  }
}
