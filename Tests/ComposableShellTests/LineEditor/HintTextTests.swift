import Testing

@testable import ComposableShell

struct HintTextTests {
  @Test func `A hint is shortened to the space, of which the last column stays free`() {
    #expect(HintText.fitting("ures", columns: 80) == "ures")
    #expect(HintText.fitting("ures", columns: 5) == "ures")
    #expect(HintText.fitting("ures", columns: 4) == "ure")
    #expect(HintText.fitting("ures", columns: 0) == "")
  }

  @Test func `A wide character counts two columns`() {
    #expect(HintText.fitting("사과", columns: 5) == "사과")
    #expect(HintText.fitting("사과", columns: 4) == "사")
  }

  @Test func `A hint ends at a line feed`() {
    #expect(HintText.fitting("one\ntwo", columns: 80) == "one")
  }
}
