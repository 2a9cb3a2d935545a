/// `@Model` of SwiftData: the class is a model with the values that it declares.
func model(_ macro: AttachedMacro) -> Expansion {
  guard macro.declaration.keyword == "class" else {
    return .error(
      MacroDiagnostic(
        "'@Model' can only be applied to a class; '\(macro.declaration.name)' is "
          + article(macro.declaration.keyword), at: macro.declaration.keywordRange))
  }
  guard macro.role == .extension, !macro.missingConformances.isEmpty else { return .empty }
  let list = macro.missingConformances.joined(separator: ", ")
  return Expansion(parts: [
    "\(macro.declaration.availability)extension \(macro.extendedType): \(list) {}"
  ])
}
