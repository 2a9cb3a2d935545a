/// A type in place of an ID, which is shown as it is written: `TimerID.self`.
///
/// Every operator that takes a type uses this ID, because one of them cancels what another one has started.
package struct TypeID: Hashable, Sendable, CustomDumpStringConvertible {
  private let type: Any.Type

  package init(type: Any.Type) { self.type = type }

  package static func == (one: Self, other: Self) -> Bool { one.type == other.type }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }

  package var customDumpDescription: String { "\(type).self" }
}
