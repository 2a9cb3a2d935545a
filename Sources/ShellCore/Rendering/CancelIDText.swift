import ActionSyntax
import ComposableArchitecture

/// The text of a cancellation ID: `CancelID.timer`.
enum CancelIDText {
  static func of(_ id: AnyHashable) -> String {
    let text = ChangeText.dump(id.base)
    let names = text.split(separator: ".")
    // The ID's own type is enough to identify it, so the enclosing feature is omitted.
    return text.contains("(") ? text : names.suffix(2).joined(separator: ".")
  }
}
