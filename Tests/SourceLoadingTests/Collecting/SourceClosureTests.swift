import Testing

@testable import SourceLoading

@Suite("Which files of a folder a feature needs")
struct SourceClosureTests {
  private static let app = [
    "App.swift": """
    @Reducer struct AppFeature {
      struct State { var list = List.State(); var form: Form.State? }
      enum Action { case list(List.Action), form(Form.Action) }
    }
    """,
    "List.swift": """
    @Reducer struct List { struct State { var rows: [Row] = [] }; enum Action { case added } }
    struct ListView: View { let store: StoreOf<List>; var body: some View { RowView() } }
    """,
    "Form.swift": """
    // List is a name in a comment.
    @Reducer struct Form {
      struct State { var text = "List" }
      enum Action { case saved }
      @Dependency(\\.database) var database
    }
    """,
    "FormView.swift": """
    struct FormView: View {
      @Bindable var store: StoreOf<Form>
      var body: some View { Text("").tinted() }
    }
    """,
    "Row.swift": "struct Row { var title = \"\" }",
    "Row+Equatable.swift": "extension Row: Equatable {}",
    "RowView.swift": "struct RowView: View { var body: some View { Text(\"\") } }",
    "Tint.swift": "extension View { func tinted() -> some View { self } }",
    "Database.swift": "extension DependencyValues { var database: Int { 1 } }",
    "Operator.swift": "infix operator <>\nfunc <> (a: Int, b: Int) -> Int { a }",
    "Dead.swift": "struct Dead { let environment: AppEnvironment }",
    "FormTests.swift": "import XCTest\nfinal class FormTests { let form = Form() }",
    "ListTests.swift": "import Testing\n@Test func list() { _ = List() }",
  ]

  private func files(for reducer: String, named: [String] = []) -> [String] {
    let readings = Self.app.sorted { $0.key < $1.key }.map {
      FileReading(SourceSet.File(name: $0.key, text: $0.value))
    }
    let indices = Set(readings.indices.filter { named.contains(readings[$0].name) })
    var closure = SourceClosure(readings)
    return closure.files(for: reducer, named: indices).map { readings[$0].name }.sorted()
  }

  @Test(
    "A member in backticks, such as the symbol of an asset, is needed by what names it without them"
  )
  func backticks() {
    let texts = [
      "@Reducer struct Feed {}\nfunc tint() -> Color { .brand }",
      "extension Color { static var `brand`: Color { Color(\"brand\") } }",
      "extension Color { static var `other`: Color { Color(\"other\") } }",
    ]
    var closure = SourceClosure(
      texts.enumerated().map {
        FileReading(SourceSet.File(name: "\($0.offset).swift", text: $0.element))
      })
    #expect(closure.files(for: "Feed") == [0, 1])
  }

  @Test("An initializer or a subscript in an extension is needed by what writes its first label")
  func labels() {
    let texts = [
      "@Reducer struct Feed {}\nfunc f() { _ = Color(hex: 1); _ = [1][safe: 2]; _ = Font(2); _ = 3[4] }",
      "extension Color { init(hex: Int) { self.init() } }",
      "extension Color { public init?<T>(number: T) { self.init() } }",
      "extension Collection { subscript(safe index: Index) -> Element? { nil } }",
      "extension Collection { subscript(other index: Index) -> Element? { nil } }",
      "extension Font { init(_ size: Int) { self.init() } }",
      "extension Image { init(_ size: Int) { self.init() } }",
      "extension Int { subscript(index: Int) -> Int { self } }",
    ]
    var closure = SourceClosure(
      texts.enumerated().map {
        FileReading(SourceSet.File(name: "\($0.offset).swift", text: $0.element))
      })
    #expect(closure.files(for: "Feed") == [0, 1, 3, 5, 7])
  }

  private func needed(
    for reducer: String, _ texts: [String], modules: [String?] = [], imports: [[String]] = []
  ) -> Set<Int> {
    var closure = SourceClosure(
      texts.enumerated().map { index, text in
        var file = SourceSet.File(name: "\(index).swift", text: text, isFound: true, folder: "")
        file.module = modules.indices.contains(index) ? modules[index] : nil
        file.imports = imports.indices.contains(index) ? imports[index] : []
        return FileReading(file)
      })
    return closure.files(for: reducer)
  }

  @Test("What a list of texts declares inside of a type is not a use of the screen of that name")
  func nestedDeclarations() {
    let texts = [
      "@Reducer struct Feed {}\nlet heading = L10n.Profile.title(0...limit)",
      "enum L10n { enum Profile { static func title(_: Range<Int>) -> String { \"\" } }; class Help {} }",
      "struct Profile { let color = Theme.accent }",
      "struct Help {}",
      "let limit = 3",
      "func title() {}",
    ]
    #expect(needed(for: "Feed", texts) == [0, 1, 4])
  }

  @Test(
    "What a type of a file contains is not what a module declares that the file does not import")
  func ownNamesFirst() {
    let texts = [
      """
      @Reducer struct Feed { let route: Route; let other: Server }
      enum Route { case login(Login), rows(load: Load); struct Login {}; struct Load {} }
      """,
      "struct Login { let database: Database }", "struct Load {}", "struct Server {}",
    ]
    let modules = ["Feed", "Middleware", "Models", "Server"] as [String?]
    #expect(needed(for: "Feed", texts, modules: modules, imports: [["Models"]]) == [0, 2, 3])
    // Without modules, a name means whatever has it.
    #expect(needed(for: "Feed", texts) == [0, 1, 2, 3])
  }

  @Test("What another module adds to a type is needed by what writes its name")
  func extensionsOfOtherModules() {
    let texts = [
      "import Models\n@Reducer struct Feed { let scope = Scope.week; let text = Scope.week.text }",
      "enum Scope { case week }", "extension Scope { var other: Int { 1 } }",
      "extension Scope { var text: String { title } }",
      "extension Scope { var title: String { \"\" } }",
      "extension Scope { var interval: Int { 7 } }", "extension Scope: Codable {}",
    ]
    let modules =
      ["Feed", "Models", "Models", "Texts", "Titles", "Database", "Coding"] as [String?]
    #expect(
      needed(for: "Feed", texts, modules: modules, imports: [["Models"]]) == [0, 1, 2, 3, 4, 6])
    #expect(needed(for: "Feed", texts) == [0, 1, 2, 3, 4, 5, 6])
  }

  @Test("A member of a module is a declaration in it, as opposed to a member of a type")
  func qualifiedNames() {
    let texts = [
      "@Reducer struct Feed {}\nlet all: [Any] = [Models.Item(), Kit.Page(), Outer.Inner.self, Deep.A.Row()]",
      "struct Item {}", "struct Page {}", "struct Outer { struct Inner {} }", "struct Inner {}",
      "enum Deep { enum A { struct Row {} } }", "struct Row {}", "enum Models {}",
    ]
    let modules = [nil, "Models"] as [String?]
    #expect(needed(for: "Feed", texts, modules: modules) == [0, 1, 2, 3, 5, 7])
  }

  @Test("A pattern and a shortened condition use a name; so does an attribute")
  func patterns() {
    let texts = [
      """
      @Reducer struct Feed { @Clamped var count = 0 }
      func f(_ mode: Mode) { if let user { switch mode { case Limit.few: break } } }
      """,
      "var user: Int?", "enum Limit { static let few = 1 }", "@propertyWrapper struct Clamped {}",
      "enum Mode {}",
    ]
    #expect(needed(for: "Feed", texts) == [0, 1, 2, 3, 4])
  }

  @Test("Of several variables of one name, the one of the module is meant")
  func variables() {
    let texts = [
      "@Reducer struct Feed {}\nfunc f() { log(1) }", "let log = Logger()", "let log = Logger()",
    ]
    #expect(needed(for: "Feed", texts, modules: ["A", "A", "App"]) == [0, 1])
  }

  @Test("An extension that is constrained to a feature is needed by what needs the feature")
  func constrainedExtensions() {
    let texts = [
      "@Reducer struct Feed {}\nlet store = StoreOf<Feed>.initial",
      "extension StoreOf<Feed> { static var initial: Int { 1 } }",
      "extension StoreOf<Profile> { static var initial: Int { 2 } }",
      "extension Store where State == Profile.State { static var initial: Int { 2 } }",
      "extension Store where State == Feed.State, Action: Sendable { static var initial: Int { 1 } }",
      "@Reducer struct Profile {}",
    ]
    #expect(needed(for: "Feed", texts) == [0, 1, 4])
  }

  @Test("A child needs neither its parent nor its siblings, but its view, clients and tests")
  func child() {
    #expect(
      files(for: "Form") == [
        "Database.swift", "Form.swift", "FormTests.swift", "FormView.swift", "Operator.swift",
        "Tint.swift",
      ])
  }

  @Test("Extensions of a needed type are needed, and the views that a view uses")
  func extensions() {
    #expect(
      files(for: "List") == [
        "List.swift", "ListTests.swift", "Operator.swift", "Row+Equatable.swift", "Row.swift",
        "RowView.swift",
      ])
  }

  @Test("The root needs everything except for what nothing names")
  func root() {
    #expect(files(for: "AppFeature") == Self.app.keys.filter { $0 != "Dead.swift" }.sorted())
  }

  @Test("Of several declarations of a name, the nearest one is needed")
  func nearest() {
    let texts = [
      ("One/App.swift", "@Reducer struct One { struct State { var row: Row } }"),
      ("One/Views/Row.swift", "struct Row {}"),
      (
        "One/Views/OneView.swift",
        "struct V: View { let store: StoreOf<One>; let title: Title; let s = show }"
      ),
      (
        "Two/App.swift", "@Reducer struct Two { struct State { var row: Row; var one: One.State } }"
      ),
      ("Two/One.swift", "@Reducer struct One {}"),
      ("Two/OneView.swift", "struct V: View { let store: StoreOf<One> }"),
      ("Two/Row.swift", "struct Row {}"), ("Two/Row+.swift", "extension Row: Equatable {}"),
      ("One/Views/Private.swift", "private struct Title {}\nfunc show(_ row: Row) {}"),
      ("Shared/Title.swift", "struct Title {}\nfunc show() {}"),
    ]
    let readings = texts.map { path, text in
      let folder = path.split(separator: "/").dropLast().joined(separator: "/")
      return FileReading(SourceSet.File(name: path, text: text, isFound: true, folder: folder))
    }
    func files(_ reducer: String, from start: Int?) -> [String] {
      var closure = SourceClosure(readings)
      return closure.files(for: reducer, from: start).sorted().map { texts[$0].0 }
    }
    #expect(
      files("One", from: 0) == [
        "One/App.swift", "One/Views/Row.swift", "One/Views/OneView.swift",
        "One/Views/Private.swift", "Shared/Title.swift",
      ])
    #expect(
      files("Two", from: nil) == [
        "Two/App.swift", "Two/One.swift", "Two/OneView.swift", "Two/Row.swift", "Two/Row+.swift",
      ])
  }

  @Test("A name means the declaration of its own module, or else that of one that the file imports")
  func modules() {
    let files: [FileReading.Example] = [
      ("App/Feed.swift", nil, ["Two"], "@Reducer struct Feed { struct State { var tab: Tab } }"),
      ("App/One/Tab.swift", "One", [], "public struct Tab {}"),
      ("Two/Tab.swift", "Two", ["One"], "public struct Tab { var row: Row }"),
      ("App/One/Row.swift", "One", [], "public struct Row {}"),
      ("Two/Row.swift", "Two", [], "struct Row {}"),
    ]
    #expect(
      FileReading.needed(files, by: "Feed") == [
        "App/Feed.swift", "Two/Tab.swift", "Two/Row.swift",
      ])
  }

  @Test("A file that the user named is needed")
  func named() {
    #expect(files(for: "List", named: ["Dead.swift"]).contains("Dead.swift"))
  }
}

@Suite("Choosing a feature by reading")
struct FeatureReadingTests {
  private func reading(_ sources: String...) -> FeatureReading {
    FeatureReading(
      sources.enumerated().map { index, text in
        FileReading(SourceSet.File(name: "\(index).swift", text: text))
      })
  }

  private let parent = """
    @Reducer struct Parent {
      struct State { var child = Child.State() }
      enum Action { case child(Child.Action) }
      @Reducer enum Path { case child(Child) }
    }
    """
  private let child = "@Reducer struct Child { struct State {}; enum Action {} }"
  private let other = "struct Other: ReducerProtocol { struct State {}; enum Action {} }"

  @Test("The root is the one that no other reducer names")
  func root() {
    #expect(reading(parent, child).decide(nil, preferred: []) == .one("Parent"))
    #expect(
      reading("// Child\n" + other, child).decide(nil, preferred: [])
        == .several(["Other", "Child"]))
    #expect(reading(other, child).decide(nil, preferred: [["Child"]]) == .one("Child"))
  }

  @Test("Of several roots, the one that embeds the most features is loaded, unless there are two")
  func largest() {
    #expect(
      reading(other, parent, child).decide(nil, preferred: [])
        == .one("Parent", because: .largest(2)))
    let second = other.replacing("struct State {}", with: "struct State { var c: Leaf.State }")
    let leaf = child.replacing("Child", with: "Leaf")
    let simple = "@Reducer struct Simple { struct State { var c: Child.State } }"
    #expect(
      reading(second, leaf, simple, child).decide(nil, preferred: [])
        == .several(["Other", "Simple"]))
  }

  @Test("A name selects a reducer in any case, with or without its owner")
  func named() {
    #expect(reading(parent, child).decide("child", preferred: []) == .one("Child"))
    #expect(reading(parent, child).decide("path", preferred: []) == .one("Parent.Path"))
    #expect(reading(parent, child).decide("Parent.Path", preferred: []) == .one("Parent.Path"))
    #expect(reading(parent, child).decide("Nobody", preferred: []) == .uncertain)
  }

  @Test("A reducer that works on another one's state is no root")
  func tracking() {
    let analytics = "struct Analytics: Reducer { typealias State = Child.State }"
    #expect(reading(child, analytics).decide(nil, preferred: []) == .one("Child"))
    #expect(reading(child, other, analytics).decide(nil, preferred: []) == .uncertain)
  }

  @Test("Reducers that name each other, generic ones and private ones do not decide")
  func uncertain() {
    let one = "@Reducer struct One { struct State {}; let a: Two.Action }"
    let two = "@Reducer struct Two { struct State {}; let a: One.Action }"
    #expect(reading(one, two).decide(nil, preferred: []) == .several(["One", "Two"]))
    #expect(
      reading(child, "private struct Hidden: Reducer { struct State {} }").decide(
        nil, preferred: [])
        == .one("Child"))
    #expect(reading("struct Value {}").decide(nil, preferred: []) == .uncertain)
  }

  @Test("An extension can make a type a reducer, and embed another one")
  func extensions() {
    let split = "struct Split { struct State {}; enum Action {} }"
    #expect(
      reading(split, "extension Split: Reducer { var body: some R { Child() } }", child)
        .decide(nil, preferred: []) == .one("Split"))
  }
}

extension FileReading {
  typealias Example = (path: String, module: String?, imports: [String], text: String)

  /// The paths of the files that a reducer in the first one needs.
  static func needed(_ files: [Example], by reducer: String) -> [String] {
    let readings = files.map { path, module, imports, text in
      let folder = path.split(separator: "/").dropLast().joined(separator: "/")
      var file = SourceSet.File(name: path, text: text, isFound: true, folder: folder)
      (file.module, file.imports) = (module, imports)
      return FileReading(file)
    }
    var closure = SourceClosure(readings)
    return closure.files(for: reducer, from: 0).sorted().map { files[$0].path }
  }
}
