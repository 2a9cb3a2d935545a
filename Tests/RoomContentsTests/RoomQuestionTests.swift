import Testing

@testable import RoomContents

@Suite("Questions to the room")
struct RoomQuestionTests {
  private func reply(_ text: String, _ voter: String = "voter-00001", to question: Int = 1)
    -> RoomReply
  {
    RoomReply(question: question, text: text, voter: voter)
  }

  @Test("Each viewer has one answer, and the answers of most viewers come first")
  func counts() {
    var replies = RoomReplies(RoomQuestion(number: 1, text: ""))
    #expect(replies.add(reply(".a", "voter-00001")) == .accepted)
    #expect(replies.add(reply(".b", "voter-00001")) == .accepted)
    #expect(replies.add(reply(".c", "voter-00002")) == .accepted)
    #expect(replies.add(reply(".c", "voter-00003")) == .accepted)
    #expect(replies.add(reply(".a", "voter-00004")) == .accepted)
    #expect(replies.add(reply(".a", "voter-00005", to: 2)) == .isClosed)
    #expect(replies.counts.map(\.text) == [".c", ".a", ".b"])
    #expect(replies.counts.map(\.count) == [2, 1, 1])
    #expect(replies.count == 4)
  }

  @Test("One address that invents names keeps nobody else from answering")
  func flood() {
    var replies = RoomReplies(RoomQuestion(number: 1, text: ""))
    let receipts = (0...RoomVotes.voterLimitOfAddress).map {
      replies.add(reply(".a", "voter-\($0)"), from: "192.0.2.1")
    }
    #expect(receipts.last == .isFull)
    #expect(replies.add(reply(".a", "another"), from: "192.0.2.2") == .accepted)
  }

  @Test(
    "An answer is one line of at most 300 bytes",
    arguments: [
      ("", false), ("   ", false), (".a\n.b", false), (".a\u{1B}[31m", false), (".a\u{7F}", false),
      (String(repeating: "a", count: 300), true), (String(repeating: "a", count: 301), false),
      (String(repeating: "가", count: 101), false), (".가(\"나\")", true),
    ])
  func lines(text: String, isValid: Bool) { #expect(reply(text).isValid == isValid) }

  @Test("The name of a viewer is one that pages give themselves")
  func names() {
    #expect(!reply(".a", "<b>").isValid)
    #expect(!reply(".a", "voter 0001").isValid)
  }
}
