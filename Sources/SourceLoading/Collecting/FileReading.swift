import SwiftReading

/// What a file declares and uses, found by reading it.
struct FileReading {
  /// An extension of a type, which may be another module's.
  struct Extension {
    /// The outermost type.
    let type: String
    /// The types that it is constrained to: `extension StoreOf<Home>`.
    let arguments: Set<String>
    /// The names of its members.
    let members: Set<String>
    /// Those of properties, of which a module can have one only.
    let properties: Set<String>
    /// The first labels of its initializers and subscripts.
    let labels: Set<String>
    /// Whether any use of the type may mean it: it has conformances, or an initializer without a label.
    let isMeantByType: Bool
    /// Whether a use of one of its members contains no word of it: a subscript without a label.
    let hasSilentMember: Bool
  }

  let name: String
  /// The folders around it, the outermost first.
  let folder: [Substring]
  /// Its module, and those of the project that it imports.
  let module: String?
  let imports: Set<String>
  /// The app that it belongs to, of several.
  let app: String?
  /// The identifiers that the file uses or declares.
  let words: Set<String>
  let uses: SourceWords.Uses
  let types: Types
  /// The names at the top level that other files can use, without those of extensions.
  let declared: Set<String>
  /// Those of types and variables, of which a file can mean one only. Functions can have overloads.
  let declaredOnce: Set<String>
  /// The names of what its types contain.
  let inner: Set<String>
  let extensions: [Extension]
  let reducers: [ReducerReading]
  /// The paths of the types whose members include a state.
  let stateOwners: Set<[String]>
  /// The words in the types of the stores that its views hold, one set for each view.
  let stores: [Set<String>]
  /// Whether it declares an operator, which no identifier names.
  let declaresOperators: Bool
  /// Its types, with the stores that they create.
  let owners: [StoreOwner]
  /// Whether it contains tests.
  let isTest: Bool

  init(_ file: SourceSet.File) {
    name = file.name
    folder = file.folder?.split(separator: "/") ?? []
    (module, imports, app) = (file.module, Set(file.imports), file.app)
    var text = file.text
    if !imports.isEmpty {
      SourceOutline.removeImports(from: &text) { file.imports.contains($0.module) }
    }
    words = SourceWords.all(in: text)
    uses = SourceWords.uses(in: text)
    let declarations = SourceOutline(file.text).declarations
    let own = declarations.filter { declaration in
      !["extension", "import"].contains(declaration.keyword)
        && !declaration.isPrivate
    }
    declared = Set(own.flatMap(\.names).map(SourceWords.name))
    declaredOnce = Set(
      own.filter { $0.isType || ["typealias", "let", "var"].contains($0.keyword) }
        .flatMap(\.names).map(SourceWords.name))
    inner = Set(declarations.flatMap(\.members).all.flatMap(\.names).map(SourceWords.name))
    extensions = declarations.filter { $0.keyword == "extension" }.map {
      Extension($0, in: file.text)
    }
    types = Types(declarations.all.filter(\.isType))
    let outlines = TypeOutline.all(in: file.text)
    reducers = ReducerReading.all(outlines, in: file.text)
    stateOwners = Set(outlines.filter { $0.name == "State" }.map { Array($0.path.dropLast()) })
    stores = declarations.all.compactMap(Self.store)
    owners = StoreOwner.all(in: file.text, declarations)
    declaresOperators = own.contains {
      $0.keyword == "operator" || $0.keyword == "precedencegroup"
        || $0.keyword == "func" && $0.name.first?.isLetter == false && !$0.name.hasPrefix("_")
    }
    isTest = declarations.contains {
      $0.keyword == "import" && ["XCTest", "Testing"].contains($0.name)
    }
  }

  /// The number of folders that it has in common with another file.
  func nearness(to other: FileReading) -> Int {
    zip(folder, other.folder).prefix { $0 == $1 }.count
  }

  /// The words in the types of a view's properties that hold a store; `nil` if there are none.
  private static func store(_ declaration: SourceOutline.Declaration) -> Set<String>? {
    guard declaration.inherited.contains(where: { $0 == "View" || $0.hasSuffix(".View") })
    else { return nil }
    let types = declaration.members.filter { ["let", "var"].contains($0.keyword) }
      .compactMap(\.type).map { SourceWords.all(in: $0) }
    let stores = types.filter { $0.contains { $0.contains("Store") } }
    return stores.isEmpty ? nil : stores.reduce(into: Set()) { $0.formUnion($1) }
  }
}

extension FileReading {
  /// The types and extensions of a file, also those in others.
  struct Types {
    /// The names of the types.
    let names: Set<String>
    /// What the types extend or inherit from.
    let parents: Set<String>
    /// What each of them inherits from.
    let inherited: [String: Set<String>]
    let haveProtocol: Bool

    init(_ all: [SourceOutline.Declaration]) {
      names = Set(all.filter { $0.keyword != "extension" }.map(\.name))
      parents = Set(
        all.flatMap { ($0.keyword == "extension" ? $0.names : []) + $0.inherited }
          .map(Self.lastName))
      inherited = Dictionary(
        all.map { (Self.lastName($0.name), Set($0.inherited.map(Self.lastName))) },
        uniquingKeysWith: { $0.union($1) })
      haveProtocol = all.contains { $0.keyword == "protocol" }
    }

    /// `View` for `SwiftUI.View`, and `Store` for `Store<State, Action>`.
    private static func lastName(_ type: String) -> String {
      String(type.prefix { $0 != "<" }.split(separator: ".").last ?? "")
    }
  }
}

/// A reducer, found by reading a file.
struct ReducerReading {
  /// The names of the types around it, and its own.
  let path: [String]
  /// The identifiers in its declaration.
  var words: Set<String>
  /// Whether it declares the state that it works on, or is an enum of reducers, as far as one file tells.
  var declaresState: Bool
  /// What is known about a reducer with an environment.
  var value: EnvironmentFeatures.Reading?

  var name: String { path.joined(separator: ".") }
  var lastName: String { path.last ?? "" }

  /// Whether a user means it with a name: `Child`, `parent.child`, or `Parent.Child`.
  func isNamed(_ name: String) -> Bool {
    let (own, typed) = (self.name.lowercased(), name.lowercased())
    return own == typed || own.hasSuffix("." + typed)
  }

  /// The reducers of a file that other files can name.
  static func all(_ types: [TypeOutline], in text: String) -> [ReducerReading] {
    let bytes = Array(text.utf8)
    return types.filter { $0.isVisible && $0.isReducer }.map { type in
      let parts = types.filter { $0.path == type.path }
      let value = EnvironmentFeatures.reading(String(decoding: bytes[type.range], as: UTF8.self))
      return ReducerReading(
        path: type.path,
        words: parts.reduce(into: Set()) {
          $0.formUnion($1.words(in: text))
        },
        declaresState: type.keyword == "enum" || value != nil, value: value)
    }
  }
}

extension FileReading.Extension {
  fileprivate init(_ declaration: SourceOutline.Declaration, in text: String) {
    let name = String(declaration.name.prefix { $0 != "." && $0 != "<" })
    let head = Self.head(declaration, in: text)
    var (members, labels): (Set<String>, Set<String>) = ([], [])
    var (isMeantByType, hasSilentMember) = (!declaration.inherited.isEmpty, false)
    let shared = declaration.isPrivate ? [] : declaration.members.filter { !$0.isPrivate }
    for member in shared {
      let label = Self.firstLabel(of: member, in: text)
      switch (member.keyword, label) {
      case ("init", nil): isMeantByType = true
      case ("subscript", nil): hasSilentMember = true
      case ("init", let label?), ("subscript", let label?): labels.insert(label)
      default: members.formUnion(member.names.map(SourceWords.name))
      }
    }
    type = name
    (self.members, self.labels) = (members, labels)
    let variables = shared.filter { ["var", "let"].contains($0.keyword) }
    properties =
      head.contains("where") ? [] : Set(variables.flatMap(\.names).map(SourceWords.name))
    arguments = Self.arguments(in: head)
    (self.isMeantByType, self.hasSilentMember) = (isMeantByType, hasSilentMember)
  }

  /// The words before the members, as they are written.
  private static func head(_ declaration: SourceOutline.Declaration, in text: String) -> [String] {
    let end = declaration.bodyRange?.lowerBound ?? declaration.range.upperBound
    let head = Array(text.utf8)[declaration.range.lowerBound..<end]
    return SourceText(String(decoding: head, as: UTF8.self)).texts
  }

  /// The types to which a type is constrained: those in angle brackets, and those at the right of `where State == Home.State`.
  private static func arguments(in head: [String]) -> Set<String> {
    let conditions = head.firstIndex(of: "where") ?? head.endIndex
    var (arguments, isArgument): (Set<String>, Bool) = ([], false)
    for (index, text) in head.enumerated() {
      switch text {
      case "<", "=", "==": isArgument = true
      case ":": isArgument = index > conditions
      case ",", ">", "where": isArgument = false
      default:
        if isArgument, index > 0, head[index - 1] != ".", text != "." { arguments.insert(text) }
      }
    }
    return arguments
  }

  /// The label of the first argument of an initializer or a subscript. A subscript has one only if its parameter has two names.
  private static func firstLabel(
    of member: SourceOutline.Declaration, in text: String
  ) -> String? {
    guard ["init", "subscript"].contains(member.keyword) else { return nil }
    let source = SourceText(String(decoding: Array(text.utf8)[member.range], as: UTF8.self))
    let words = source.texts
    guard let keyword = words.firstIndex(of: member.keyword),
      let open = words[keyword...].firstIndex(of: "("), open + 2 < words.count
    else { return nil }
    let (label, next) = (words[open + 1], words[open + 2])
    guard label != "_", label != ")", member.keyword == "init" || next != ":" else { return nil }
    return label
  }
}

extension [SourceOutline.Declaration] {
  /// These, and those inside of them.
  fileprivate var all: [SourceOutline.Declaration] { flatMap { [$0] + $0.members.all } }
}
