/// HTML in which every text and every value of an attribute is escaped, so that it can be inserted into any page.
///
/// ```swift
/// Markup.element("p", [Attribute("class", "note")], [.text("1 < 2")]).text  // <p class="note">1 &lt; 2</p>
/// ```
struct Markup: Equatable {
  private(set) var text: String

  static let empty = Markup(text: "")

  /// A text. Line feeds stay.
  static func text(_ text: String) -> Markup {
    Markup(text: MarkupText.escaped(text))
  }

  /// Several pieces, one after the other.
  static func group(_ pieces: [Markup]) -> Markup { Markup(text: pieces.map(\.text).joined()) }

  static func element(
    _ tag: StaticString, _ attributes: [Attribute] = [], _ content: [Markup] = []
  ) -> Markup {
    Markup(
      text: "<\(tag)\(attributes.map(\.text).joined())>\(group(content).text)</\(tag)>")
  }

  /// An element that contains nothing and has no end: `<hr>`, `<input>`.
  static func void(_ tag: StaticString, _ attributes: [Attribute] = []) -> Markup {
    Markup(text: "<\(tag)\(attributes.map(\.text).joined())>")
  }
}

struct Attribute {
  fileprivate let text: String

  /// An attribute without a value: `disabled`.
  init(_ name: StaticString) { text = " \(name)" }

  init(_ name: StaticString, _ value: String) {
    text = " \(name)=\"\(MarkupText.escaped(value, keepsLineFeeds: false))\""
  }

  static func classes(_ names: String...) -> Attribute {
    Attribute("class", names.filter { !$0.isEmpty }.joined(separator: " "))
  }

  static func style(_ declarations: [String]) -> [Attribute] {
    declarations.isEmpty ? [] : [Attribute("style", declarations.joined(separator: ";"))]
  }
}
