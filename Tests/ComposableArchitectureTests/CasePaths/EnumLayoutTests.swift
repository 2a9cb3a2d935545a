import ComposableArchitecture
import Testing

@Suite struct EnumLayoutTests {
  @Test func casesWithPayloadComeFirst() throws {
    let layout = try #require(EnumLayout.of(Message.self))
    #expect(layout.cases.map(\.name) == ["number", "pair", "labelled", "empty", "reset", "stop"])
  }
}

private enum Message {
  case reset, number(Int), stop, pair(Int, label: String), labelled(id: Int), empty(Void)
}
