import LogReading
import Testing

@testable import ComposableShell

@Suite("tca log")
struct LogProgramCommandTests {
  private let report = LogReport(
    LogReader.log(
      of: Array(
        """
        received action:
          Counter.Action.plus
        - Counter.State(count: 0)
        + Counter.State(count: 1)

        """.utf8)[...]))

  private func absence(_ arguments: String..., in report: LogReport? = nil) throws -> String? {
    let command = try #require(
      try LogProgramCommand.parseAsRoot(["a.txt"] + arguments) as? LogProgramCommand)
    return command.absence(in: report ?? self.report)
  }

  @Test("A search without a result says so, with the nearest name")
  func nothing() throws {
    #expect(
      try absence("--field", "cuont") == "no block changes `cuont`; did you mean count?")
    #expect(try absence("--field", "password") == "no block changes the field `password`")
    #expect(try absence("--search", "zzz") == "no block contains `zzz`")
    #expect(try absence("--at", "99") == "the log has no block 99")
    #expect(
      try absence("--at", "1", "--field", "cuont")
        == "the log has no block 1, or its state has no field `cuont`")
  }

  @Test("What is found is printed")
  func found() throws {
    #expect(try absence() == nil)
    #expect(try absence("--field", "count") == nil)
    #expect(try absence("--search", "plus") == nil)
    #expect(try absence("--at", "1") == nil)
    #expect(try absence("--at", "1", "--field", "count") == nil)
  }

  @Test("A file that is not a log is an error, except for its other lines")
  func noLog() throws {
    let other = LogReport(LogReader.log(of: Array("import SwiftUI\n".utf8)[...]))
    for arguments in [[], ["--print"], ["--search", "Swift"]] {
      let command = try #require(
        try LogProgramCommand.parseAsRoot(["a.txt"] + arguments) as? LogProgramCommand)
      #expect(
        command.absence(in: other)
          == "`a.txt` has no block of `_printChanges`; expected lines such as `received action:`")
    }
    #expect(try absence("--others", in: other) == nil)
  }
}
