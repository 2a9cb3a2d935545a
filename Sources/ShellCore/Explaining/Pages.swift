/// A page of Markdown that `explain` shows: a concept of the architecture, or a diagnostic.
///
/// Comments at the start of the page contain a summary and other names of the topic:
/// ```
/// <!-- about: what decides the next state -->
/// <!-- also: Reducer, ReducerOf, Reduce, body -->
/// # Reducer
/// ```
struct Page: Sendable, Equatable {
  /// The topic: `view store`, `TCA003`.
  let name: String
  /// A summary of a few words; empty if the page has none.
  let about: String
  /// Other names of the topic.
  let aliases: [String]
  /// The fingerprint of the page that this one translates; empty if it is not a translation.
  let translates: String
  /// The text after the comments.
  let markdown: String

  /// Reads a page.
  ///
  /// - Parameters:
  ///   - file: The file's name, which is the topic: `view-store.md`.
  ///   - text: The file's contents.
  init(file: String, text: String) {
    name = Self.name(ofFile: file)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let head = lines.prefix { $0.hasPrefix("<!-- ") && $0.hasSuffix(" -->") }
    about = Self.entry("about", in: head)
    aliases = Self.entry("also", in: head).split(separator: ",").map {
      String($0).trimmingWhitespace
    }
    translates = Self.entry("translates", in: head)
    markdown = lines.dropFirst(head.count).map(Self.typed).joined(separator: "\n")
  }

  /// The topic of a file.
  fileprivate static func name(ofFile file: String) -> String {
    (file.hasSuffix(".md") ? String(file.dropLast(3)) : file).replacing("-", with: " ")
  }

  /// Replaces a link to a scenario to try by the line to type, also in a translation.
  private static func typed(_ line: Substring) -> String {
    for label in ["Try it: ", "해 보기: "] where line.hasPrefix(label + "[") {
      return "\(label)`replay \(line.dropFirst(label.count + 1).prefix { $0 != "]" })`"
    }
    return String(line)
  }

  private static func entry(_ key: String, in head: ArraySlice<Substring>) -> String {
    let start = "<!-- \(key): "
    guard let line = head.first(where: { $0.hasPrefix(start) }) else { return "" }
    return String(line.dropFirst(start.count).dropLast(" -->".count)).trimmingWhitespace
  }

  /// The page's first heading: `View store`.
  var title: String {
    let heading = markdown.split(separator: "\n").first { $0.hasPrefix("# ") }
    return heading.map { String($0.dropFirst(2)) } ?? name
  }
}

/// The pages that `explain` shows. The build embeds them in the program.
enum Pages {
  /// The concepts, in the order in which to read them.
  static let concepts: [Page] = pages(in: "docs/concepts").sorted { position($0) < position($1) }

  /// The diagnostics, sorted by code.
  static let diagnostics: [Page] = pages(in: "Scenarios/errors").sorted { $0.name < $1.name }

  /// The recipes, and the pages about messages of the compiler and of tests, sorted by name.
  static let recipes: [Page] = pages(in: "docs/recipes").sorted { $0.name < $1.name }

  static var all: [Page] { concepts + recipes + diagnostics }

  /// The page with exactly this name.
  static func page(named name: String) -> Page? { all.first { $0.name == name } }

  /// The pages of a folder with their whole texts.
  static func texts(in folder: String) -> [(page: Page, text: String)] {
    EmbeddedTexts.all.filter { $0.folder == folder }
      .map { (Page(file: $0.file, text: $0.text), $0.text) }
  }

  /// The text of the Korean translation of a page; empty if there is none.
  static func translation(of page: Page, in folder: String) -> String {
    translations["\(folder)/\(page.name)"] ?? ""
  }

  /// The texts of the Korean translations, by the folder and the name of the page.
  private static let translations: [String: String] = {
    let pages = EmbeddedTexts.all.filter { $0.folder.hasSuffix("/ko") }.map {
      ("\($0.folder.dropLast("/ko".count))/\(Page.name(ofFile: $0.file))", $0.text)
    }
    return Dictionary(pages) { first, _ in first }
  }()

  static let korean: [Page] =
    pages(in: "docs/concepts/ko") + pages(in: "docs/recipes/ko") + pages(in: "Scenarios/errors/ko")

  /// The Korean translation of a page; `nil` if there is none.
  static func korean(_ page: Page) -> Page? { korean.first { $0.name == page.name } }

  private static let order = [
    "data flow", "state", "action", "reducer", "store", "view store", "scope", "case path",
    "enum state", "navigation", "presentation", "stack", "alert", "dismiss", "binding",
    "binding state", "effect", "dependency", "testing", "exploring", "macros",
    "case key path", "observation", "sharing", "when not to use it", "feature 2", "update 2",
    "feature store 2", "task 2", "event 2", "trigger 2", "preference 2", "mount 2", "snapshot 2",
  ]

  static var codes: [String] {
    RuntimeWarning.Code.allCases.map(\.rawValue) + InputErrorCode.allCases.map(\.rawValue)
  }

  /// Returns the page about a topic: its name, the code of a diagnostic, or another name of the
  /// topic. Case, spaces and hyphens are ignored.
  static func page(on topic: String) -> Page? {
    let key = key(of: topic)
    // Topics such as `/` contain no letters or digits.
    guard !key.isEmpty else { return all.first { $0.aliases.contains(topic) } }
    return all.first { self.key(of: $0.name) == key }
      ?? all.first { $0.aliases.contains { self.key(of: $0) == key } }
      ?? englishPage(onKorean: key)
  }

  private static func englishPage(onKorean key: String) -> Page? {
    korean.first { $0.aliases.contains { self.key(of: $0) == key } }.flatMap { translation in
      all.first { $0.name == translation.name }
    }
  }

  /// Returns the topic whose name is most similar to a misspelled one.
  static func nearest(to topic: String) -> String? {
    let typed = key(of: topic)
    guard !typed.isEmpty else { return nil }
    for names in [all.map(\.name), all.flatMap(\.aliases)] {
      guard let key = NearestName.to(typed, in: names.map(key(of:))) else { continue }
      return names.first { self.key(of: $0) == key }
    }
    return nil
  }

  /// Returns the three topics that are most similar to a text about which nothing is known, as `explain` shows them.
  static func nearestThree(to text: String) -> String? {
    guard !key(of: text).isEmpty else { return nil }
    let names = (concepts + recipes).map(\.name)
    return NearestName.nearest(3, to: text, in: names).map { "`explain \($0)`" }
      .joined(separator: ", ")
  }

  /// Returns the part of a topic that is compared: `@BindingState`, `binding-state` and
  /// `Binding State` are the same topic.
  static func key(of topic: String) -> String {
    topic.filter { $0.isLetter || $0.isNumber }.lowercased()
  }

  private static func position(_ page: Page) -> (Int, String) {
    (order.firstIndex(of: page.name) ?? order.count, page.name)
  }

  private static func pages(in folder: String) -> [Page] {
    EmbeddedTexts.all.filter { $0.folder == folder }.map { Page(file: $0.file, text: $0.text) }
  }
}
