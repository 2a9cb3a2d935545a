import TerminalUI
import Testing

@MainActor
@Suite("Variants of system images")
struct SymbolVariantTests {
  private func drawn(_ view: some View) -> [String] { Screen.render(view, width: 60).lines }

  private func name(_ symbol: String, _ variants: SymbolVariants) -> String {
    String(drawn(Image(systemName: symbol).symbolVariant(variants))[0].dropFirst().dropLast())
  }

  @Test(
    "A variant is part of the name",
    arguments: [
      ("heart", SymbolVariants.fill, "heart.fill"), ("heart", .none, "heart"),
      ("heart", .slash.circle.fill, "heart.slash.circle.fill"),
      ("heart.fill", .circle, "heart.circle.fill"), ("heart.fill", .fill, "heart.fill"),
      ("mic.slash", .fill, "mic.slash.fill"), ("person.crop.circle", .square, "person.crop.circle"),
      ("circle", .fill, "circle.fill"), ("square.and.pencil", .circle, "square.and.pencil.circle"),
      ("person.badge.plus", .fill, "person.fill.badge.plus"), ("doc", .rectangle, "doc.rectangle"),
    ])
  func names(symbol: String, variants: SymbolVariants, expected: String) {
    #expect(name(symbol, variants) == expected)
  }

  @Test("Variants are inherited and combined, and the environment replaces them")
  func inherited() {
    let heart = Image(systemName: "heart")
    #expect(
      drawn(VStack { heart.symbolVariant(.circle) }.symbolVariant(.fill)) == ["[heart.circle.fill]"]
    )
    #expect(
      drawn(heart.symbolVariant(.circle).symbolVariant(.square)) == ["[heart.circle]"])
    #expect(
      drawn(VStack { heart.environment(\.symbolVariants, .none) }.symbolVariant(.fill))
        == ["[heart]"])
    #expect(
      drawn(Label("Like", systemImage: "heart").symbolVariant(.fill)) == ["[heart.fill] Like"])
  }

  @Test("An image of the app has no variants")
  func ownImages() {
    #expect(drawn(Image("logo").symbolVariant(.fill)) == ["[logo]"])
  }

  @Test("Variants contain others")
  func contains() {
    #expect(SymbolVariants.circle.fill.contains(.fill))
    #expect(!SymbolVariants.circle.contains(.square))
    #expect(!SymbolVariants.fill.contains(.circle.fill))
  }
}
