import MacroExpansion

/// The sources of a feature, as they are given to the compiler.
struct SourceSet: Hashable, Codable {
  struct File: Hashable, Codable {
    /// The name that errors show: the path as the user would type it.
    let name: String
    var text: String

    /// The name that the compiler accepts.
    var compiledName: String { isSwift ? name : name + ".swift" }

    /// The text that is compiled. Messages about the code of a page name the page.
    var compiledText: String {
      isSwift ? text : "#sourceLocation(file: \(name.debugDescription), line: 1)\n\(text)"
    }

    private var isSwift: Bool { name.hasSuffix(".swift") }
  }

  var files: [File]
  /// The number of bytes of all files.
  var size: Int { files.reduce(0) { $0 + $1.text.utf8.count } }
  /// The products of other packages that the manifest of the loaded package names.
  var products: Set<String> = []

  /// The modules that the sources use without importing them.
  ///
  /// On Apple platforms, SwiftUI and the architecture export them, or they are parts of Foundation.
  var implicitImports: [String] {
    Self.modules.filter { _, names in
      files.contains { file in names.contains { file.text.contains($0) } }
    }.map(\.module)
  }

  private static let modules: [(module: String, names: [String])] = [
    ("FoundationNetworking", ["URLSession", "URLRequest", "URLResponse", "HTTPURLResponse"]),
    ("Dispatch", ["DispatchTime", "DispatchSemaphore", "DispatchGroup"]),
  ]

  /// The sources with a type for each `#Preview` and for each view that creates its store, and one for the tests of each file.
  var withGeneratedTypes: SourceSet {
    var sources = self
    var (number, ownerNumber) = (1, 1)
    for index in sources.files.indices {
      let own = StoreOwnerExpansion.expanding(sources.files[index].text, from: &ownerNumber)
      let text = PreviewExpansion.expanding(own, from: &number)
      sources.files[index].text = TestExpansion.expanding(text, number: index + 1)
    }
    return sources
  }

  func file(named name: String) -> File? { files.first { $0.name == name } }

  /// A line of a file, counted from 1.
  func line(at location: CompilerMessage.Location) -> Substring? {
    let texts = files.lazy
      .filter { $0.name == location.file || $0.text.contains("#sourceLocation") }
      .compactMap { LinePositions($0).text(at: location) }
    // A line that was moved to another file has left a blank one behind.
    return texts.first { !$0.allSatisfy(\.isWhitespace) } ?? texts.first
  }

  /// The names that the sources declare, at any depth.
  var declaredNames: [String] {
    func names(_ declarations: [SourceOutline.Declaration]) -> [String] {
      declarations.flatMap { $0.names + names($0.members) }
    }
    return files.flatMap { names(SourceOutline($0.text).declarations) }
  }

  /// The types that the sources declare at the top level; types that they only extend do not count.
  var declaredTypes: Set<String> {
    Set(
      files.flatMap { SourceOutline($0.text).declarations }
        .filter { $0.keyword != "extension" }.flatMap(\.names))
  }

  /// The names of the members of a type and its extensions: `Counter.State`.
  func memberNames(of type: String) -> [String] {
    let path = type.split(separator: ".").map(String.init)
    return files.flatMap { names(in: SourceOutline($0.text).declarations, at: path[...]) }
  }

  private func names(
    in declarations: [SourceOutline.Declaration], at path: ArraySlice<String>
  ) -> [String] {
    guard let first = path.first else {
      return declarations.flatMap(\.names).filter { !$0.isEmpty && $0 != "init" }
    }
    return declarations.filter(\.isType).flatMap { declaration in
      let name = declaration.name.split(separator: ".").map(String.init)
      if path.starts(with: name) {
        return names(in: declaration.members, at: path.dropFirst(name.count))
      }
      return first == name.first ? names(in: declaration.members, at: path.dropFirst()) : []
    }
  }
}

extension SourceOutline.Declaration {
  var isType: Bool {
    ["struct", "enum", "class", "actor", "extension", "protocol"].contains(keyword)
  }
}
