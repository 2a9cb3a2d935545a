import ActionSyntax
import ComposableArchitecture

/// A cancel id as it is shown: `CancelID.timer`.
enum CancelIDText {
  static func of(_ id: AnyHashable) -> String {
    let text = ChangeText.dump(id.base)
    let names = text.split(separator: ".")
    // An id is known by its own type; the feature around it is known already.
    return text.contains("(") ? text : names.suffix(2).joined(separator: ".")
  }
}
