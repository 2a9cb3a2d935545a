import SwiftReading

/// `@ModelActor` of SwiftData: an actor with a container of its own.
func modelActor(_ macro: AttachedMacro) -> Expansion {
  guard macro.declaration.keyword == "actor" else {
    return .error(
      MacroDiagnostic(
        "'@ModelActor' can only be applied to an actor; '\(macro.declaration.name)' is "
          + article(macro.declaration.keyword), at: macro.declaration.keywordRange))
  }
  switch macro.role {
  case .extension where !macro.missingConformances.isEmpty:
    let list = macro.missingConformances.joined(separator: ", ")
    return Expansion(parts: [
      "\(macro.declaration.availability)extension \(macro.extendedType): \(list) {}"
    ])
  case .member:
    let access = macro.declaration.accessPrefix
    return Expansion(parts: [
      "\(access)nonisolated let modelContainer: SwiftData.ModelContainer",
      """
      \(access)init(modelContainer: SwiftData.ModelContainer) {
        self.modelContainer = modelContainer
      }
      """,
    ])
  default: return .empty
  }
}
