import ComposableArchitecture
import Reflection

/// An action to try first in a feature.
package enum FirstAction {
  /// The first one that needs no value, in the order of declaration as far as the runtime keeps it:
  /// those of children first.
  ///
  /// - Parameter absent: Cases to pass over: those of children that are not there.
  package static func of(_ type: Any.Type, without absent: Set<String> = []) -> String? {
    spelling(of: type, without: absent, depth: 4).map { "." + $0 }
  }

  private static func spelling(
    of type: Any.Type, without absent: Set<String>, depth: Int
  ) -> String? {
    guard depth > 0, let layout = EnumLayout.of(type) else { return nil }
    for enumCase in layout.cases where !absent.contains(enumCase.name) {
      guard let payload = enumCase.payload else { return enumCase.name }
      guard !(payload is any TextConstructible.Type), enumCase.label == nil,
        let inner = spelling(of: payload, without: [], depth: depth - 1)
      else { continue }
      return "\(enumCase.name)(.\(inner))"
    }
    return nil
  }
}
