import ActionSyntax

/// A static member of a type of a loaded file, for actions such as `.loaded(.mock)`.
package struct SourceMember {
  let name: String
  /// The name of the type with its module.
  let type: String

  /// What reads it.
  package var function: LoaderShim.Function {
    LoaderShim.Function(
      name: "\(LoaderShim.Function.name(LoaderShim.Function.member, type))_\(name)",
      call: "(\(type).\(name) as \(type))")
  }

  /// The members that are foreseen of types that exist: a project of several modules has types with other names, too.
  ///
  /// - Parameter types: The types of the loaded files.
  package static func all(in prediction: ShimPrediction, of types: [Any.Type]) -> [SourceMember] {
    let members = prediction.members
    guard !members.isEmpty else { return [] }
    let names = Set(types.map { _typeName($0, qualified: true) })
    return members.filter { names.contains($0.type) }
  }

  /// Lets lines that are typed name members.
  ///
  /// - Parameter types: The types of the loaded files.
  package static func register(
    _ members: [SourceMember], of types: [Any.Type], _ shim: any CodeLibrary
  ) {
    let members = Dictionary(grouping: members, by: \.type)
    for type in types {
      guard let own = members[_typeName(type, qualified: true)] else { continue }
      let makes = own.map { member in
        let function = member.function.name
        return (member.name, { @Sendable in shim.make(function, from: []) })
      }
      StaticMembers.register(
        Dictionary(makes, uniquingKeysWith: { first, _ in first }), of: type)
    }
  }
}
