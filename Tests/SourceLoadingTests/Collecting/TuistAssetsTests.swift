import Testing

@testable import SourceLoading

@Suite("The symbols that Tuist generates for the resources of a module")
struct TuistAssetsTests {
  private static let paths = [
    "Shop/Colors.xcassets/grayScale1.colorset/Contents.json",
    "Shop/Images.xcassets/Icons/ic-cart.imageset/cart.svg",
    "Shop/Fonts/Inter-SemiBold.otf",
  ]

  private func files(_ text: String, module: String? = nil) -> [SourceSet.File] {
    var assets = TuistAssets()
    assets.add(Self.paths)
    var file = SourceSet.File(name: "A.swift", text: text)
    file.module = module
    return assets.files(for: [file])
  }

  /// The declaration of a root.
  private func root(_ text: String) -> String? {
    files(text).first?.text.split(separator: "\n").last.map(String.init)
  }

  @Test("A color and an image are members of the namespace that the sources name")
  func assets() {
    let text = """
      let a = ShopAsset.Colors.grayScale1.swiftUIColor
      let b = ShopAsset.Images.icCart.swiftUIImage
      let c: ShopImages? = nil
      """
    #expect(
      root(text) == "public enum ShopAsset { "
        + "public enum Colors { public static let `grayScale1` = ShopColors(name: \"grayScale1\") }; "
        + "public enum Images { public static let `icCart` = ShopImages(name: \"ic-cart\") } }")
    #expect(files(text).map(\.name) == ["Shop+Generated.swift"])
    let lines = files(text)[0].text.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("public struct ShopColors") } == 1)
    #expect(lines.count { $0.hasPrefix("public struct ShopImages") } == 1)
  }

  @Test("Without a namespace, an asset is a member of the root")
  func flat() {
    #expect(
      root("let a = ShopAsset.grayScale1.color")
        == "public enum ShopAsset { public static let `grayScale1` = ShopColors(name: \"grayScale1\") }"
    )
  }

  @Test("Through an alias of a namespace, the sources may name all assets in it")
  func alias() {
    let text = "typealias Colors = ShopAsset.Colors\nlet a = Color(asset: Colors.grayScale1)"
    #expect(
      root(text) == "public enum ShopAsset { public enum Colors "
        + "{ public static let `grayScale1` = ShopColors(name: \"grayScale1\") } }")
    #expect(
      files(text)[0].text.contains("extension SwiftUI.Color { public init(asset: ShopColors)"))
  }

  @Test("A font has the name of its file")
  func fonts() {
    #expect(
      root("let a = ShopFontFamily.Inter.semiBold.swiftUIFont(size: 3)")
        == "public enum ShopFontFamily { public enum Inter "
        + "{ public static let `semiBold` = ShopFontConvertible(name: \"Inter-SemiBold\") }"
        + "; public static func registerAllCustomFonts() {} }")
  }

  @Test("A file belongs to the module that its symbols are named after")
  func module() {
    let text = "let a = ShopAsset.grayScale1.color"
    #expect(files(text, module: "shop").map(\.module) == ["shop"])
    #expect(files(text, module: "Other").map(\.module) == [nil])
  }

  @Test(
    "What no folder contains, or the sources declare, has no symbol",
    arguments: [
      "let a = ShopAsset.Colors.grayScale2.swiftUIColor", "let a = Asset.Colors.grayScale1",
      "let a = shop.ShopAsset.Colors.grayScale1", "let a = ShopFontFamily.Inter.bold",
      "enum ShopAsset {}\nlet a = ShopAsset.Colors.grayScale1",
    ])
  func unknown(_ text: String) {
    #expect(files(text).isEmpty)
  }
}
