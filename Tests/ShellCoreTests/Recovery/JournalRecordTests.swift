import Testing

@testable import ShellCore

@Suite struct JournalRecordTests {
  private static let records: [JournalRecord] = [
    .folder("/home/a b"),
    .began(number: 1, now: .zero, line: "load \"a\tb.swift\""),
    .began(number: 2, now: .milliseconds(1500), line: #"set name \n 홍길동"#),
    .sources(number: 2, json: "{\"text\":\"a\\n\"}"),
    .scenario(number: 2, ReadScenario(path: "/a b.md", contents: .bytes(Array("# a\n\t\\".utf8)))),
    .scenario(number: 2, ReadScenario(path: "b.md", contents: .bytes([0xFF, 0x0A, 0xC3]))),
    .scenario(number: 2, ReadScenario(path: "c.md", contents: .failure("the file does not exist"))),
    .failed(number: 2),
    .stopped(number: 2, checks: 7),
    .ended(number: 2, now: .seconds(100_000), effects: 3),
    .quit(number: 3),
    .caughtUp(now: .nanoseconds(1), effects: 0),
    .lost(number: 4, error: "error: two\nlines"),
    .abandonedEffects(before: 5, warning: "warning: a\r\nb"),
    .restarted,
  ]

  @Test(arguments: records)
  func `A record reads back, and is one line`(record: JournalRecord) {
    #expect(!record.text.contains { $0.isNewline })
    #expect(JournalRecord(text: record.text) == record)
  }

  @Test(arguments: [
    "", "began", "began\t1\tnow\t.tap", "ended\t1\t0", "restarted\t1", "flew\t1", "stopped\t1",
    "scenario\t1\ta.md\tnote\t",
    "scenario\t1\ta.md\tbase64\t?",
  ])
  func `Other lines are not records`(text: String) {
    #expect(JournalRecord(text: text) == nil)
  }

  @Test func `A journal is a header, the folder, and its records`() {
    let text = JournalRecord.beginning(in: "/a") + JournalRecord.quit(number: 1).text + "\n"
    #expect(text == "tca-journal 4\nfolder\t/a\nquit\t1\n")
    #expect(JournalRecord.records(in: text) == [.folder("/a"), .quit(number: 1)])
  }

  @Test func `Reading stops at a line that was not written completely`() {
    let text = "tca-journal 4\nquit\t1\nbegan\t2\t0\t.ta"
    #expect(JournalRecord.records(in: text) == [.quit(number: 1)])
    #expect(
      JournalRecord.records(in: "tca-journal 4\nquit\t1\nbeg\nquit\t2\n") == [.quit(number: 1)])
  }

  @Test(arguments: ["", "tca-journal 3\nquit\t1\n", "quit\t1\n"])
  func `A file of another kind is not a journal`(text: String) {
    #expect(JournalRecord.records(in: text) == nil)
  }
}
