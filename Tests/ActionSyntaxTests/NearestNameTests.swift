import Testing

@testable import ActionSyntax

@Suite("The nearest name")
struct NearestNameTests {
  @Test(
    "A typing error is recognized, and a different name is not",
    arguments: [
      ("plsButtonTapped", "plusButtonTapped"), ("PLUSbuttontapped", "plusButtonTapped"),
      ("tpa", "tap"), ("ta", "tap"), ("x", nil), ("reset", nil), ("", nil),
    ])
  func nearest(typed: String, meant: String?) {
    #expect(NearestName.to(typed, in: ["tap", "plusButtonTapped", "minusButtonTapped"]) == meant)
  }

  @Test(
    "A part of a name is recognized if no other name contains it",
    arguments: [("notif", "enableNotifications"), ("haptic", nil), ("no", nil)])
  func parts(typed: String, meant: String?) {
    let names = ["enableNotifications", "hapticFeedback", "hapticStrength"]
    #expect(NearestName.to(typed, in: names) == meant)
  }

  @Test("Of equally near names, the first in alphabetical order is chosen")
  func ties() {
    #expect(NearestName.to("cat", in: ["bat", "hat", "rat"]) == "bat")
    #expect(NearestName.to("cat", in: ["rat", "hat", "bat"]) == "bat")
  }

  @Test("Neighbors that were exchanged are one edit")
  func edits() {
    func edits(_ first: String, _ second: String, limit: Int = 9) -> Int {
      NearestName.edits(Array(first), Array(second), limit: limit)
    }
    #expect(edits("abcd", "abcd") == 0)
    #expect(edits("abcd", "abdc") == 1)
    #expect(edits("abcd", "bcd") == 1)
    #expect(edits("abcd", "axcde") == 2)
    #expect(edits("", "ab") == 2)
    #expect(edits("abcd", "wxyz", limit: 2) == 3)
    #expect(edits("abcd", "abcdefgh", limit: 2) == 3)
  }
}
