@testable import ShellCore
import Testing

/// Notes about what is different in other versions of TCA.
@MainActor
struct VersionNoteTests {
  private let output = OutputCollector()

  /// What is shown after a note about an ID.
  private func texts(about id: String) -> [String] {
    output.collecting { RuntimeWarning(.sharedCancelID, "\(id) is shared", at: nil).report() }.texts
  }

  @Test func `A note is shown once for each load`() {
    #expect(texts(about: "timer") == ["note: TCA048: timer is shared"])
    #expect(output.takeDiagnostics() == ["TCA048"])
    #expect(texts(about: "timer") == [])
    #expect(texts(about: "search") == ["note: TCA048: search is shared"])
    output.forgetNotes()
    #expect(texts(about: "timer") == ["note: TCA048: timer is shared"])
  }
}
