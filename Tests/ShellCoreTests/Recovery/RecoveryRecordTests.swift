import Testing

@testable import ShellCore

@Suite struct RecoveryRecordTests {
  private static let records: [RecoveryRecord] = [
    .folder("/home/a b"),
    .began(number: 1, now: .zero, line: "load \"a\tb.swift\""),
    .began(number: 2, now: .milliseconds(1500), line: #"set name \n 홍길동"#),
    .room(number: 3, place: "4321 secret"), .sources(number: 2, json: "{\"text\":\"a\\n\"}"),
    .scenario(number: 2, ReadScenario(path: "/a b.md", contents: .bytes(Array("# a\n\t\\".utf8)))),
    .scenario(number: 2, ReadScenario(path: "b.md", contents: .bytes([0xFF, 0x0A, 0xC3]))),
    .scenario(number: 2, ReadScenario(path: "c.md", contents: .failure("the file does not exist"))),
    .leftOut(number: 2, text: "left out: a\nleft out: b"),
    .searched(number: 2, SearchResult(text: "after 1 line: a\n  .tap", paths: [])),
    .searched(
      number: 2,
      SearchResult(
        text: "",
        paths: [
          .init(finding: "oh\tno\nb", lines: [".a", ".b"], crashes: true),
          .init(finding: "broken: never a", lines: [".c"]),
        ])),
    .searched(number: 2, nil),
    .failed(number: 2),
    .stopped(number: 2, checks: 7),
    .startedWork(number: 2),
    .state(number: 2, 0xFEDC_BA98_7654_3210),
    .testCrashed(number: 2, test: "Tests.one", error: "the test crashed"),
    .gaveUpDrawing(error: "error: two\nlines"),
    .ended(number: 2, now: .seconds(100_000), effects: 3),
    .quit(number: 3),
    .caughtUp(now: .nanoseconds(1), effects: 0),
    .lost(number: 4, error: "error: two\nlines"),
    .abandonedEffects(before: 5, warning: "warning: a\r\nb"),
    .restarted,
  ]

  @Test(arguments: records)
  func `A record reads back, and is one line`(record: RecoveryRecord) {
    #expect(!record.text.contains { $0.isNewline })
    #expect(RecoveryRecord(text: record.text) == record)
  }

  @Test(arguments: [
    "", "began", "began\t1\tnow\t.tap", "ended\t1\t0", "restarted\t1", "flew\t1", "stopped\t1",
    "scenario\t1\ta.md\tnote\t",
    "began\t-1\t0\t.tap", "began\t4294967296\t0\t.tap", "began\t1000000001\t0\t.tap",
    "searched\tone\ta", "searched\t1\ta\tcrash", "searched\t1\ta\tjoy\tb\tc", "state\t1\t-1",
    "began\t1\t-1\t.tap",
    "ended\t1\t0\t-1", "ended\t9223372036854775807\t0\t0", "began\t1\t9223372036854775808\t.tap",
    "scenario\t1\ta.md\tbase64\t?",
  ])
  func `Other lines are not records`(text: String) {
    #expect(RecoveryRecord(text: text) == nil)
  }

  @Test func `A journal is a header, the folder, and its records`() {
    let text = RecoveryRecord.beginning(in: "/a") + RecoveryRecord.quit(number: 1).text + "\n"
    #expect(text == "tca-journal 6\nfolder\t/a\nquit\t1\n")
    #expect(RecoveryRecord.records(in: text) == [.folder("/a"), .quit(number: 1)])
  }

  @Test func `A line that was not written completely does not hide those after it`() {
    let text = "tca-journal 4\nquit\t1\nbegan\t2\t0\t.ta"
    #expect(RecoveryRecord.records(in: text) == [.quit(number: 1)])
    let reader = RecoveryReader(Array("tca-journal 5\nquit\t1\nbeg\nquit\t2\n".utf8))
    #expect(reader.records == [.quit(number: 1), .quit(number: 2)])
    #expect(reader.skipped == 1)
  }

  @Test func `A record without a line feed at its end is skipped and counted`() {
    let reader = RecoveryReader(Array("tca-journal 6\nquit\t1\nquit\t2\nqu".utf8))
    #expect(reader.records == [.quit(number: 1), .quit(number: 2)])
    #expect(reader.skipped == 1)
  }

  @Test func `A time that nanoseconds cannot hold is the last one that they can`() {
    let record = RecoveryRecord.caughtUp(now: .seconds(Int64.max / 2), effects: 0)
    #expect(record.text == "caught-up\t9223372036854775807\t0")
    #expect(
      RecoveryRecord(text: record.text) == .caughtUp(now: .nanoseconds(Int64.max), effects: 0))
  }

  @Test(arguments: ["", "tca-journal 3\nquit\t1\n", "quit\t1\n"])
  func `A file of another kind is not a journal`(text: String) {
    #expect(RecoveryRecord.records(in: text) == nil)
  }
}
