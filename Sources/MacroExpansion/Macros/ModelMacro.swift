/// `@Model` of SwiftData: the class is a model with the values that it declares.
func model(_ macro: AttachedMacro) -> Expansion {
  guard macro.declaration.keyword == "class" else {
    return .error(.wrongDeclaration(macro.declaration, for: "Model", expected: "a class"))
  }
  guard macro.role == .extension else { return .empty }
  return conformance(of: macro, list: macro.missingConformances)
}
