import Reflection

/// The names of the cases of an action.
enum EnumCaseNames {
  static func of(_ type: Any.Type) -> [String] {
    EnumLayout.of(type)?.cases.map(\.name).sorted() ?? []
  }
}
