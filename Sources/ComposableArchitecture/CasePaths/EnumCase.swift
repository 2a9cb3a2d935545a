/// One case of an enum type.
package struct EnumCase: Sendable {
  /// What tells the cases of one enum apart: its index in `EnumLayout.cases`.
  package let tag: Int

  package let name: String

  /// The type of the associated value; nil: there is none, or its type cannot be found.
  ///
  /// `case a(id: Int)` has `Int`, `case b(Int, label: String)` the tuple type.
  package let payload: Any.Type?

  /// The label of a single associated value: `id` for `case a(id: Int)`.
  package let label: String?

  package let isIndirect: Bool

  /// False: there is an associated value that can be neither made nor read.
  ///
  /// Its type is missing from the program, or it is a function with parameters or a result, whose
  /// calling convention reflection cannot convert (`payload` names the type then).
  package let isResolved: Bool
}
