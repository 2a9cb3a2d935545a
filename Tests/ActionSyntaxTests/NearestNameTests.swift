import Testing

@testable import ActionSyntax

@Suite("The name that was meant")
struct NearestNameTests {
  @Test(
    "A slip is found, anything else is not",
    arguments: [
      ("plsButtonTapped", "plusButtonTapped"), ("PLUSbuttontapped", "plusButtonTapped"),
      ("tpa", "tap"), ("ta", "tap"), ("x", nil), ("reset", nil), ("", nil),
    ])
  func nearest(typed: String, meant: String?) {
    #expect(NearestName.to(typed, in: ["tap", "plusButtonTapped", "minusButtonTapped"]) == meant)
  }

  @Test("Equally near names: the first by the alphabet, in any order")
  func ties() {
    #expect(NearestName.to("cat", in: ["bat", "hat", "rat"]) == "bat")
    #expect(NearestName.to("cat", in: ["rat", "hat", "bat"]) == "bat")
  }
}
