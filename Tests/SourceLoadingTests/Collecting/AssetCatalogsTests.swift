import Testing

@testable import SourceLoading

@Suite("The symbols that Xcode generates for asset catalogs")
struct AssetCatalogsTests {
  private func lines(_ paths: [String], _ sources: String...) -> [String] {
    var catalogs = AssetCatalogs()
    catalogs.add(paths)
    let files = sources.enumerated().map {
      SourceSet.File(name: "\($0.offset).swift", text: $0.element)
    }
    return catalogs.file(for: files)?.text.split(separator: "\n").map(String.init) ?? []
  }

  private let brand = "Assets.xcassets/Colors/brand.colorset/Contents.json"

  @Test("A color is a resource, a color, and a style")
  func color() {
    #expect(
      lines([brand], "let a = Color.brand") == [
        "import Foundation", "import SwiftUI",
        "extension ColorResource { static var `brand`: ColorResource { ColorResource(name: \"brand\", bundle: .main) } }",
        "extension Color { static var `brand`: Color { Color(ColorResource.brand) } }",
        "extension ShapeStyle where Self == Color { static var `brand`: Color { Color(ColorResource.brand) } }",
      ])
  }

  @Test("An image is a resource, and one of UIKit if the sources import it")
  func image() {
    let path = "A.xcassets/logo.imageset/logo.png"
    #expect(lines([path], "let a = Image(.logo)").count == 3)
    #expect(
      lines([path], "import UIKit\nlet a = UIImage(resource: .logo)").last
        == "extension UIImage { static var `logo`: UIImage { UIImage(resource: .logo) } }")
  }

  @Test("A name that is a keyword is quoted, and two assets with one symbol have it once")
  func conflicts() {
    let paths = ["private", "AccentColor", "Accent"].map {
      "A.xcassets/\($0).colorset/Contents.json"
    }
    let found = lines(paths, "let a = [Color.private, .accent]")
    #expect(found.count { $0.contains("static var `private`: ColorResource") } == 1)
    #expect(found.count { $0.contains("static var `accent`: ColorResource") } == 1)
  }

  @Test("What the sources do not use, or declare themselves, has no symbol")
  func unneeded() {
    #expect(lines([brand], "let brands = 1").isEmpty)
    #expect(lines(["Colors/brand.colorset/Contents.json"], "let a = Color.brand").isEmpty)
    let own = lines([brand], "extension Color { static let brand = Color.red }")
    #expect(!own.contains { $0.hasPrefix("extension Color {") })
    #expect(own.contains { $0.hasPrefix("extension ColorResource {") })
    let red = lines(["A.xcassets/red.colorset/Contents.json"], "let a = Color.red")
    #expect(red.count == 3)
  }

  @Test(
    "The names of assets become identifiers",
    arguments: [
      ("brand", "brand"), ("Brand", "brand"), ("Brand Light", "brandLight"),
      ("icon-home.fill", "iconHomeFill"), ("AccentColor", "accent"), ("Color", "color"),
      ("URLIcon", "urlIcon"), ("a_b", "a_b"),
    ])
  func symbols(_ name: String, _ symbol: String) {
    #expect(AssetCatalogs.symbol(for: name, .color) == symbol)
  }

  @Test("A name that begins with a digit has no symbol")
  func digits() {
    #expect(AssetCatalogs.symbol(for: "2x", .image) == nil)
    #expect(AssetCatalogs.symbol(for: "--", .image) == nil)
  }
}
