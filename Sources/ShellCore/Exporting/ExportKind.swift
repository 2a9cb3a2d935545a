/// A format in which a session can be exported.
enum ExportKind: String, CaseIterable {
  case test
  case scenario
  case mermaid

  /// The result in a few words.
  var summary: String {
    switch self {
    case .test: "a test with a TestStore"
    case .scenario: "a scenario file"
    case .mermaid: "a sequence diagram"
    }
  }
}
