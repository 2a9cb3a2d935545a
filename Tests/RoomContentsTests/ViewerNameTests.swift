@testable import RoomContents
import Testing

@Suite("Names of viewers")
struct ViewerNameTests {
  @Test(
    "Characters that nobody sees are left out, so that no name looks like another one",
    arguments: [
      ("Mi\u{200B}na", "Mina"), ("\u{FEFF}Mina\u{2060}", "Mina"), ("Mi\u{200D}na", "Mina"),
      ("M\u{00AD}ina", "Mina"), ("\u{200B}\u{200C}", ""), ("Mina\u{E0041}", "Mina"),
    ])
  func invisible(name: String, shown: String) { #expect(ViewerName.visible(name) == shown) }

  @Test(
    "What joins visible characters stays",
    arguments: [
      "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{2764}\u{FE0F}\u{200D}\u{1F525}",
      "\u{645}\u{6CC}\u{200C}\u{62E}", "Mina Ö", "민아",
    ])
  func joined(name: String) { #expect(ViewerName.visible(name) == name) }
}
