import Testing

@testable import ShellCore

@Suite("Lines typed with a Korean input method")
struct HangulKeysTests {
  @Test(
    "A line is read as the Latin letters of its keys",
    arguments: [
      ("ㅣㅐㅁㅇ", "load"), ("ㅗ디ㅔ", "help"), ("ㄴㅅㅁㅅㄷ", "state"), ("ㅕㅜㅇㅐ", "undo"),
      ("ㄴ채ㅔㄷ", "scope"), ("ㅂㅕㅑㅅ", "quit"), ("ㅎㅐ새", "goto"),
    ])
  func keys(typed: String, meant: String) { #expect(HangulKeys.latin(of: typed) == meant) }

  @Test("Other text has no Latin reading")
  func others() {
    #expect(HangulKeys.latin(of: "load") == nil)
    #expect(HangulKeys.latin(of: "日本") == nil)
    #expect(HangulKeys.latin(of: "x홍1") == "xghd1")
  }
}
