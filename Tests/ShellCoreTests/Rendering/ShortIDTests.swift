import Testing

@testable import ShellCore

@Suite("Shortened IDs")
struct ShortIDTests {
  private func shortened(_ texts: String...) -> [String] {
    let ids = ShortIDs(in: texts)
    return texts.map(ids.shortened)
  }

  @Test("UUIDs are shortened to their beginnings if those differ")
  func beginnings() {
    #expect(
      shortened(
        ".row(id: 6BA7B810-9DAD-11D1-80B4-00C04FD430C8, .tapped)",
        "id: 7ba7b810-9dad-11d1-80b4-00c04fd430c8") == [
          ".row(id: 6BA7B810…, .tapped)", "id: 7ba7b810…",
        ])
  }

  @Test("Counted UUIDs are shortened to their ends")
  func ends() {
    #expect(
      shortened(
        "00000000-0000-0000-0000-000000000000", "00000000-0000-0000-0000-00000000000A",
        "UUID(00000000-0000-0000-0000-000000000000)") == ["…0000", "…000A", "UUID(…0000)"])
  }

  @Test("The ends are as long as needed to differ")
  func longer() {
    #expect(
      shortened("00000000-0000-0000-0000-000000012345", "00000000-0000-0000-0000-000000022345")
        == ["…12345", "…22345"])
  }

  @Test(
    "Other text stays",
    arguments: ["", "a-b", "홍길동 00000000-0000", "6BA7B810-9DAD-11D1-80B4-00C04FD430Cx"])
  func others(text: String) { #expect(shortened(text) == [text]) }
}
