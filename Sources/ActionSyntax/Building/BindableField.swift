/// A field that a binding action can set.
package struct BindableField: Sendable {
  /// As it is declared: `isToggled`; in a struct of the state: `filter.query`.
  package let name: String
  package let type: Any.Type

  package init(name: String, type: Any.Type) {
    self.name = name
    self.type = type
  }

  /// As it is typed: `\.$isToggled`, `\.filter.$query`.
  package var keyPath: String {
    let names = name.split(separator: ".")
    return "\\." + (names.dropLast() + ["$" + (names.last ?? "")]).joined(separator: ".")
  }
}
