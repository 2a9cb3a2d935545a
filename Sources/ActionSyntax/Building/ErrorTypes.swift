import Synchronization

/// The types of errors of loaded modules, so that a case of an error can be typed where only `any Error` is known.
///
/// A change shows `.failure(.offline)` without the type of the error, and what it shows can be typed.
package enum ErrorTypes {
  private static let all = Mutex<[String: [any Error.Type]]>([:])

  /// Makes the error types among the types of a loaded module known.
  package static func register(_ types: [Any.Type]) {
    let errors = types.compactMap { $0 as? any Error.Type }
    let modules = Dictionary(grouping: errors) { module(of: $0) }
    all.withLock { $0.merge(modules) { _, new in new } }
  }

  /// The error types with a case, in the module of another type.
  static func types(withCase name: String, near type: Any.Type?) -> [any Error.Type] {
    guard let type else { return [] }
    let types = all.withLock { $0[module(of: type)] ?? [] }
    return types.filter { type in
      EnumLayout.of(type)?.cases.contains { $0.name == name } ?? false
    }
  }

  static func module(of type: Any.Type) -> String {
    String(_typeName(type, qualified: true).prefix { $0 != "." })
  }
}
