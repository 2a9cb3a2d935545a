/// A field that a binding action can set.
package struct BindableField: Sendable {
  /// The declared name: `isToggled`, or `filter.query` in a struct of the state.
  package let name: String
  package let type: Any.Type
  /// Whether the field is declared with `@BindingState`, so that its key path has a `$`.
  package let isWrapped: Bool

  package init(name: String, type: Any.Type, isWrapped: Bool = true) {
    self.name = name
    self.type = type
    self.isWrapped = isWrapped
  }

  /// The key path as it is typed: `\.$isToggled`, `\.filter.$query`, or `\.isToggled` for a variable of
  /// an observable state.
  package var keyPath: String {
    guard isWrapped else { return "\\.\(name)" }
    let names = name.split(separator: ".")
    return "\\." + (names.dropLast() + ["$" + (names.last ?? "")]).joined(separator: ".")
  }
}
