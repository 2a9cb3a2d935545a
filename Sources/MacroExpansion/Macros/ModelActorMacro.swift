/// `@ModelActor` of SwiftData: an actor with a container of its own.
func modelActor(_ macro: AttachedMacro) -> Expansion {
  guard macro.declaration.keyword == "actor" else {
    return .error(.wrongDeclaration(macro.declaration, for: "ModelActor", expected: "an actor"))
  }
  switch macro.role {
  case .extension:
    return conformance(of: macro, list: macro.missingConformances)
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
