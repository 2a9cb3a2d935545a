import ActionSyntax
import ComposableArchitecture

/// The pages that `explain` knows.
enum Pages {
  /// In the order in which one may read them.
  static let concepts: [Page] = pages(in: "concepts").sorted { place($0) < place($1) }

  /// One a diagnostic, by number.
  static let diagnostics: [Page] = pages(in: "errors").sorted { $0.name < $1.name }

  static var all: [Page] { concepts + diagnostics }

  private static let order = [
    "data flow", "state", "action", "reducer", "store", "view store", "scope", "case path",
    "enum state", "binding", "binding state", "effect", "dependency", "testing",
    "when not to use it",
  ]

  /// Every code that a diagnostic may have.
  static var codes: [String] {
    RuntimeWarning.Code.allCases.map(\.rawValue) + ActionErrorCode.allCases.map(\.rawValue)
  }

  /// The page on a topic: its name, a diagnostic's code or a word that leads to it, in any case,
  /// written with spaces, hyphens or neither.
  static func page(on topic: String) -> Page? {
    let key = key(of: topic)
    // `/` names a page as well, and has nothing that counts.
    guard !key.isEmpty else { return all.first { $0.aliases.contains(topic) } }
    return all.first { self.key(of: $0.name) == key }
      ?? all.first { $0.aliases.contains { self.key(of: $0) == key } }
  }

  /// The topic that someone most likely meant.
  static func nearest(to topic: String) -> String? {
    let typed = key(of: topic)
    guard !typed.isEmpty else { return nil }
    for names in [all.map(\.name), all.flatMap(\.aliases)] {
      guard let key = NearestName.to(typed, in: names.map(key(of:))) else { continue }
      return names.first { self.key(of: $0) == key }
    }
    return nil
  }

  /// What counts of a topic: `@BindingState`, `binding-state` and `Binding State` are one.
  static func key(of topic: String) -> String {
    topic.filter { $0.isLetter || $0.isNumber }.lowercased()
  }

  private static func place(_ page: Page) -> (Int, String) {
    (order.firstIndex(of: page.name) ?? order.count, page.name)
  }

  private static func pages(in folder: String) -> [Page] {
    EmbeddedPages.all.filter { $0.folder == folder }.map { Page(file: $0.file, text: $0.text) }
  }
}
