import Synchronization

/// An initializer of a struct that can be called with fewer arguments than the struct has fields.
///
/// The fields of a struct are known at run time, but not their default values. A program that knows them registers initializers.
package struct StructInitializer: Sendable {
  package struct Parameter: Sendable {
    package let label: String
    package let type: Any.Type
    package let isRequired: Bool

    package init(label: String, type: Any.Type, isRequired: Bool) {
      self.label = label
      self.type = type
      self.isRequired = isRequired
    }
  }

  package let parameters: [Parameter]
  /// Calls the initializer with the arguments in the order of the parameters; `nil` uses the default value of the parameter.
  package let make: @Sendable (_ arguments: [Any?]) -> Any?

  package init(
    parameters: [Parameter], make: @escaping @Sendable (_ arguments: [Any?]) -> Any?
  ) {
    self.parameters = parameters
    self.make = make
  }

  private static let all = Mutex<[ObjectIdentifier: StructInitializer]>([:])

  /// The initializer of a type that was registered last.
  package static func of(_ type: Any.Type) -> StructInitializer? {
    all.withLock { $0[ObjectIdentifier(type)] }
  }

  package static func register(_ initializer: StructInitializer, of type: Any.Type) {
    all.withLock { $0[ObjectIdentifier(type)] = initializer }
  }
}
