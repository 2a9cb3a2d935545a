import SwiftReading

/// The symbols that Tuist generates for the resources of a module: `ShopAsset.Colors.brand.swiftUIColor`, `ShopFontFamily.Inter.bold`.
///
/// Only what the sources use and the folders contain is declared, so that a typing error remains one.
struct TuistAssets {
  /// The names of the colors, images, and font files, by what remains of them without case and punctuation.
  private var colors: [String: String] = [:]
  private var images: [String: String] = [:]
  private var fonts: [String: String] = [:]

  private static let fileSuffix = "+Generated.swift"

  /// Whether a file has such symbols.
  static func isName(_ name: String) -> Bool { name.hasSuffix(fileSuffix) }

  /// Adds what is among the paths of the files of a folder.
  mutating func add(_ paths: [String]) {
    for path in paths {
      let parts = path.split(separator: "/")
      if path.contains(".xcassets/") {
        for part in parts where part.hasSuffix(".colorset") || part.hasSuffix(".imageset") {
          let name = String(part.dropLast(".colorset".count))
          if part.hasSuffix(".colorset") {
            colors[Self.key(name)] = name
          } else {
            images[Self.key(name)] = name
          }
        }
      } else if let name = parts.last, name.hasSuffix(".ttf") || name.hasSuffix(".otf") {
        fonts[Self.key(name.dropLast(4))] = String(name.dropLast(4))
      }
    }
  }

  mutating func merge(_ other: TuistAssets) {
    colors.merge(other.colors) { first, _ in first }
    images.merge(other.images) { first, _ in first }
    fonts.merge(other.fonts) { first, _ in first }
  }

  /// The files with the symbols that some sources use and do not declare, one for each module.
  func files(for sources: [SourceSet.File]) -> [SourceSet.File] {
    let all = sources.map { SourceWords.all(in: $0.text) }
    let modules = Set(sources.compactMap(\.module))
    var uses: [String: Set<[String]>] = [:]
    for (file, words) in zip(sources, all) where words.contains(where: Self.isRoot) {
      let source = SourceText(file.text)
      let texts = source.tokens.map { source[$0] }
      for index in texts.indices where Self.isRoot(texts[index]) {
        guard index == 0 || texts[index - 1] != "." else { continue }
        uses[texts[index], default: []].insert(Self.path(texts, from: index + 1))
      }
    }
    complete(&uses, with: all)
    let declared = uses.isEmpty ? [] : Set(sources.flatMap { Self.types(in: $0.text) })
    let prefixes = Dictionary(
      grouping: uses.keys.filter { !declared.contains($0) }, by: Self.prefix)
    return prefixes.sorted { $0.key < $1.key }.compactMap { prefix, roots in
      let wrappers = ["Colors", "Images"].map { prefix + $0 }.filter {
        name in !declared.contains(name) && all.contains { $0.contains(name) }
      }
      let members = roots.sorted().flatMap { lines(of: $0, prefix, uses[$0] ?? []) }
      guard !members.isEmpty else { return nil }
      let types = Self.wrappers(prefix, in: members.joined(), also: wrappers)
      let text = (["Foundation", "SwiftUI", "UIKit"].map { "import \($0)" } + types + members)
        .joined(separator: "\n")
      var file = SourceSet.File(
        name: prefix + Self.fileSuffix, text: text + "\n", isFound: true)
      file.module = modules.sorted().first { Self.key($0) == Self.key(prefix) }
      return file
    }
  }

  /// Adds the assets that the sources may name through an alias, such as `typealias Colors = ShopAsset.Colors`.
  private func complete(_ uses: inout [String: Set<[String]>], with words: [Set<String>]) {
    for (root, paths) in uses {
      for path in paths where path.count == 1 && path[0].first?.isUppercase == true {
        let names = Set(words.joined()).filter { word in
          let key = Self.key(word)
          return word.first?.isLowercase == true && (colors[key] ?? images[key]) != nil
        }
        uses[root]?.formUnion(names.map { [path[0], $0] })
      }
    }
  }

  private static let suffixes = ["Asset", "FontFamily"]

  private static func isRoot(_ word: String) -> Bool {
    word.first?.isUppercase == true && suffixes.contains { word.hasSuffix($0) && word != $0 }
  }

  private static func prefix(of root: String) -> String {
    String(root.dropLast(suffixes.first(where: root.hasSuffix)?.count ?? 0))
  }

  /// The names after a root: `["Colors", "brand", "swiftUIColor"]`.
  private static func path(_ texts: [String], from start: Int) -> [String] {
    var (path, index) = ([String](), start)
    while index + 1 < texts.count, texts[index] == ".", path.count < 4 {
      path.append(texts[index + 1])
      index += 2
    }
    return path
  }

  private static func types(in text: String) -> [String] {
    SourceOutline(text).declarations.filter { $0.keyword != "extension" }.flatMap(\.names)
  }

  private static func key(_ name: some StringProtocol) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}

// Declarations.
extension TuistAssets {
  /// The declarations of a root with the members that exist: `public enum ShopAsset { public enum Colors { ... } }`.
  private func lines(of root: String, _ prefix: String, _ paths: Set<[String]>) -> [String] {
    let isOfFonts = root.hasSuffix("FontFamily")
    var members: [[String]: String] = [:]
    for path in paths {
      guard let (length, value) = isOfFonts ? font(path, prefix) : asset(path, prefix) else {
        continue
      }
      let name = path[length - 1]
      members[Array(path.prefix(length))] = "public static let `\(name)` = \(value)"
    }
    guard !members.isEmpty else { return [] }
    let groups = Dictionary(grouping: members.keys, by: { Array($0.dropLast()) })
    let parts = groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { group, paths in
      let own = paths.sorted { $0.lexicographicallyPrecedes($1) }.compactMap { members[$0] }
      return group.reversed().reduce(own.joined(separator: "; ")) { body, name in
        "public enum \(name) { \(body) }"
      }
    }
    let registration =
      isOfFonts ? "; public static func registerAllCustomFonts() {}" : ""
    return ["public enum \(root) { \(parts.joined(separator: "; "))\(registration) }"]
  }

  /// The color or image that a path begins with, after one namespace at most.
  private func asset(_ path: [String], _ prefix: String) -> (length: Int, value: String)? {
    for length in 1...2 where length <= path.count {
      let key = Self.key(path[length - 1])
      guard length == 2 || path[0].first?.isLowercase == true else { continue }
      let asksForImage = path.prefix(length + 1).contains { $0.lowercased().contains("image") }
      if let name = images[key], asksForImage || colors[key] == nil {
        return (length, "\(prefix)Images(name: \(name.debugDescription))")
      }
      if let name = colors[key] {
        return (length, "\(prefix)Colors(name: \(name.debugDescription))")
      }
    }
    return nil
  }

  /// The font of a family and a style: `Inter.bold`.
  private func font(_ path: [String], _ prefix: String) -> (length: Int, value: String)? {
    guard path.count >= 2, let name = fonts[Self.key(path[0] + path[1])] else { return nil }
    return (2, "\(prefix)FontConvertible(name: \(name.debugDescription))")
  }

  /// The types of the members.
  private static func wrappers(
    _ prefix: String, in text: String, also named: [String]
  ) -> [String] {
    func isUsed(_ suffix: String) -> Bool {
      text.contains("= \(prefix)\(suffix)(") || named.contains(prefix + suffix)
    }
    let name = "public let name: String"
    var types: [String] = []
    if isUsed("Colors") {
      types.append(
        "public struct \(prefix)Colors: Sendable { public typealias Color = UIColor; \(name); "
          + "public var swiftUIColor: SwiftUI.Color { SwiftUI.Color(name) }; "
          + "public var color: UIColor { UIColor(named: name)! } }")
      types.append(
        "extension SwiftUI.Color { public init(asset: \(prefix)Colors) { self.init(asset.name) } }")
    }
    if isUsed("Images") {
      types.append(
        "public struct \(prefix)Images: Sendable { public typealias Image = UIImage; \(name); "
          + "public var swiftUIImage: SwiftUI.Image { SwiftUI.Image(name) }; "
          + "public var image: UIImage { UIImage(named: name)! } }")
      types.append(
        "extension SwiftUI.Image { public init(asset: \(prefix)Images) { self.init(asset.name) } }")
    }
    if isUsed("FontConvertible") {
      types.append(
        "public struct \(prefix)FontConvertible: Sendable { \(name); "
          + "public func swiftUIFont(size: CGFloat) -> SwiftUI.Font { .custom(name, size: size) }; "
          + "public func swiftUIFont(fixedSize: CGFloat) -> SwiftUI.Font { .custom(name, size: fixedSize) }; "
          + "public func font(size: CGFloat) -> UIFont { UIFont(name: name, size: size)! } }")
    }
    return types
  }
}
