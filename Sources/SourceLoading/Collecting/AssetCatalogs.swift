import FileAccess

/// The colors and images of the asset catalogs of a folder, and the symbols that Xcode generates for them.
struct AssetCatalogs {
  /// The kinds of assets that have symbols.
  enum Kind: String, CaseIterable {
    case color, image

    fileprivate var folderSuffix: String { "." + rawValue + "set" }
    /// `Color`, `Image`.
    fileprivate var typeName: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  }

  private var names: [Kind: Set<String>] = [:]

  /// The name of the file that Xcode generates.
  static let fileName = "GeneratedAssetSymbols.swift"

  /// Adds the assets among the paths of the files of a folder.
  mutating func add(_ paths: [String]) {
    for path in paths where path.contains(".xcassets/") {
      let parts = path.split(separator: "/")
      for kind in Kind.allCases {
        guard let part = parts.first(where: { $0.hasSuffix(kind.folderSuffix) }) else { continue }
        names[kind, default: []].insert(String(part.dropLast(kind.folderSuffix.count)))
      }
    }
  }

  mutating func merge(_ other: AssetCatalogs) {
    names.merge(other.names) { $0.union($1) }
  }

  /// The symbols that some sources use and do not declare; `nil` if there are none.
  func file(for sources: [SourceSet.File]) -> SourceSet.File? {
    guard !names.isEmpty else { return nil }
    let words = sources.reduce(into: Set<String>()) { $0.formUnion(SourceWords.all(in: $1.text)) }
    let declared = Self.extensionMembers(in: sources)
    var lines: [String] = []
    for kind in Kind.allCases {
      var known: Set<String> = []
      for name in names[kind, default: []].sorted() {
        guard let symbol = Self.symbol(for: name, kind), words.contains(symbol),
          // `AccentColor` and `Accent` have one symbol.
          known.insert(symbol).inserted
        else { continue }
        lines += Self.lines(kind, symbol, name, hasUIKit: words.contains("UIKit"), declared)
      }
    }
    guard !lines.isEmpty else { return nil }
    let imports = ["Foundation", "SwiftUI"] + (words.contains("UIKit") ? ["UIKit"] : [])
    let text = (imports.map { "import " + $0 } + lines).joined(separator: "\n") + "\n"
    return SourceSet.File(name: Self.fileName, text: text, isFound: true)
  }

  /// The members of extensions, such as `Color.brand`: Xcode generates no symbol that exists.
  private static func extensionMembers(in sources: [SourceSet.File]) -> Set<String> {
    let extensions = sources.flatMap { SourceOutline($0.text).declarations }
      .filter { $0.keyword == "extension" }
    return Set(
      extensions.flatMap { part in part.members.flatMap(\.names).map { "\(part.name).\($0)" } })
  }

  private static func lines(
    _ kind: Kind, _ symbol: String, _ name: String, hasUIKit: Bool, _ declared: Set<String>
  ) -> [String] {
    let (type, resource) = (kind.typeName, kind.typeName + "Resource")
    var lines: [String] = []
    func add(_ owner: String, _ type: String, _ value: String, condition: String = "") {
      guard !declared.contains("\(owner).\(symbol)") else { return }
      // An asset may be called `private`.
      lines.append(
        "extension \(owner)\(condition) { static var `\(symbol)`: \(type) { \(value) } }")
    }
    add(resource, resource, "\(resource)(name: \(name.debugDescription), bundle: .main)")
    if hasUIKit { add("UI" + type, "UI" + type, "UI\(type)(resource: .\(symbol))") }
    if kind == .color, !standardColors.contains(symbol) {
      add("Color", "Color", "Color(ColorResource.\(symbol))")
      add(
        "ShapeStyle", "Color", "Color(ColorResource.\(symbol))",
        condition: " where Self == Color")
    }
    return lines
  }

  /// The colors of SwiftUI, which an asset does not replace.
  private static let standardColors: Set = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint",
    "orange", "pink", "primary", "purple", "red", "secondary", "teal", "white", "yellow",
  ]

  /// The identifier for a name: `Brand Color` is `brand`, and `icon-home` is `iconHome`; `nil` if the name has no letters.
  static func symbol(for name: String, _ kind: Kind) -> String? {
    var parts = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    guard let first = parts.first, first.first?.isNumber == false else { return nil }
    for index in parts.indices.dropFirst() {
      parts[index] = parts[index].prefix(1).uppercased() + parts[index].dropFirst()
    }
    var symbol = parts.joined()
    if symbol.hasSuffix(kind.typeName), symbol.count > kind.typeName.count {
      symbol.removeLast(kind.typeName.count)
    }
    let capitals = symbol.prefix { $0.isUppercase }.count
    // `URLIcon` is `urlIcon`, and `Brand` is `brand`.
    let lowered = capitals > 1 && capitals < symbol.count ? capitals - 1 : max(capitals, 1)
    return symbol.prefix(lowered).lowercased() + symbol.dropFirst(lowered)
  }
}
