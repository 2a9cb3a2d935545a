/// The sources of a feature, as they are given to the compiler.
package struct SourceSet: Hashable, Codable {
  package struct File: Hashable, Codable {
    /// The name that errors show: the path as the user would type it.
    package private(set) var name: String
    package var text: String
    /// Whether a folder contains it, as opposed to a file that the user named.
    var isFound: Bool { wasFound == true }
    private var wasFound: Bool?
    /// The folder that contains it, from the one that the user named; `nil` for a file that the user named.
    private(set) var folder: String?
    /// The module of the project that it belongs to; `nil` for an app's own files.
    var module: String?
    /// The modules of the project that it imports, in alphabetical order.
    var imports: [String] = []
    /// The app that it belongs to, of several in a folder; `nil` if all of them can use it.
    var app: String?

    init(name: String, text: String, isFound: Bool = false, folder: String? = nil) {
      (self.name, self.text, self.folder) = (name, text, folder)
      wasFound = isFound ? true : nil
    }

    /// The same file under another name.
    func named(_ name: String) -> File {
      var file = self
      file.name = name
      return file
    }

    /// The name that the compiler accepts.
    var compiledName: String { isSwift ? name : name + ".swift" }

    /// The text that is compiled. Messages about the code of a page name the page.
    var compiledText: String {
      isSwift ? text : "#sourceLocation(file: \(name.debugDescription), line: 1)\n\(text)"
    }

    private var isSwift: Bool { name.hasSuffix(".swift") }

    /// Whether messages may name other files than this one for lines of its text.
    var namesOtherFiles: Bool { SourceWords.all(in: text).contains("#sourceLocation") }

    /// The names of the types at the top level that the file declares or extends.
    package var outermostTypes: [String] {
      SourceOutline(text).declarations.filter(\.isType).flatMap(\.names).map {
        String($0.prefix { $0 != "." })
      }
    }
  }

  package var files: [File]
  /// The files of the same project that other modules consist of.
  private(set) var others: [File] = []
  /// The number of bytes of all files.
  var size: Int { files.reduce(0) { $0 + $1.text.utf8.count } }
  /// The products of other packages that the manifest of the loaded package names.
  package var products: Set<String>

  package init(files: [File], products: Set<String> = []) {
    self.files = files
    self.products = products
  }

  /// The modules that the sources use without importing them.
  ///
  /// On Apple platforms, SwiftUI and the architecture export them, or they are parts of Foundation.
  package var implicitImports: [String] {
    let words = files.reduce(into: Set<String>()) { $0.formUnion(SourceWords.all(in: $1.text)) }
    // A file that imports swift-log means its `Logger`, also if another one names that of the system.
    let importsLogging = files.contains {
      SourceOutline.unconditionalImports(of: $0.text).contains { $0.module == "Logging" }
    }
    return ImplicitImports.modules(for: words).filter { $0 != "OSLog" || !importsLogging }
  }

  /// A part of the files, which are compiled as a module of their own.
  func part(_ files: [File]) -> SourceSet {
    var part = self
    let own = Set(files.map(\.name))
    part.files = files
    part.others = self.files.filter { !own.contains($0.name) }
    return part
  }

  /// All files of the project, whichever module they are compiled in.
  var whole: SourceSet { SourceSet(files: files + others, products: products) }

  /// The modules of the project that the files belong to, by the names of the files.
  package var modules: [String: String] {
    Dictionary(files.compactMap { file in file.module.map { (file.name, $0) } }) { first, _ in first
    }
  }

  func file(named name: String) -> File? { files.first { $0.name == name } }

  /// The names that the sources declare, at any depth. An extension declares its members, not its type.
  var declaredNames: [String] {
    files.flatMap { SourceOutline.declaredNames(in: $0.text) }
  }

  /// The types that the sources declare at the top level; types that they only extend do not count.
  var declaredTypes: Set<String> {
    Set(
      files.flatMap { SourceOutline($0.text).declarations }
        .filter { $0.keyword != "extension" }.flatMap(\.names))
  }

  /// The members of a type and its extensions: `Counter.State`.
  func members(of type: String) -> [SourceOutline.Declaration] {
    let path = type.split(separator: ".").map(String.init)
    return files.flatMap { Self.members(in: SourceOutline($0.text).declarations, at: path[...]) }
  }

  func memberNames(of type: String) -> [String] {
    members(of: type).flatMap(\.names).filter { !$0.isEmpty && $0 != "init" }
  }

  private static func members(
    in declarations: [SourceOutline.Declaration], at path: ArraySlice<String>
  ) -> [SourceOutline.Declaration] {
    guard !path.isEmpty else { return declarations }
    return declarations.filter(\.isType).flatMap { declaration in
      let name = declaration.name.split(separator: ".").map(String.init)
      return path.starts(with: name)
        ? members(in: declaration.members, at: path.dropFirst(name.count)) : []
    }
  }
}

extension SourceOutline.Declaration {
  package var isType: Bool {
    ["struct", "enum", "class", "actor", "extension", "protocol"].contains(keyword)
  }
}
