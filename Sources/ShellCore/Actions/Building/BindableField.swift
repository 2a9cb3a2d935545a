/// A field that a binding action can set.
package struct BindableField: Sendable {
  /// As it is declared: `isToggled`.
  package let name: String
  package let type: Any.Type

  package init(name: String, type: Any.Type) {
    self.name = name
    self.type = type
  }

  /// As it is typed: `\.$isToggled`.
  package var keyPath: String { "\\.$" + name }
}
