import SwiftReading

/// A dependency, or an endpoint of a client, that the sources of a feature declare.
///
/// ```swift
/// struct NumberFact { var fetch: @Sendable (Int) async throws -> String }
/// extension DependencyValues { var numberFact: NumberFact { ... } }
/// // numberFact.fetch: throws, 1 parameter
/// ```
struct EndpointOutline: Equatable, Sendable {
  /// As it is typed: `numberFact.fetch`.
  let name: String
  /// What follows `DependencyValues` in Swift: `.numberFact.fetch`, `[NumberFact.self].fetch`.
  let path: String
  /// The number of the closure's parameters; `nil` for a value.
  let parameters: Int?
  let canThrow: Bool

  /// The endpoints of some files, in the order of the names.
  static func all(in texts: [String]) -> [EndpointOutline] {
    let declarations = texts.flatMap { text in
      DeclarationReader.file(SourceText(text)).flatMap(\.declarations)
    }
    let clients = declarations.filter { $0.keyword == "struct" && $0.genericParameters == nil }
    var found: [EndpointOutline] = []
    for property in properties(of: declarations) {
      found += endpoints(property.name, ".\(property.name)", property.type, clients)
    }
    for key in keys(among: declarations, clients) {
      found += endpoints(key.name, "[\(key.name).self]", key.name, clients)
    }
    return found.sorted { $0.name < $1.name }
  }

  /// The properties of extensions of `DependencyValues` that can be set.
  private static func properties(
    of declarations: [Declaration]
  ) -> [(name: String, type: String)] {
    declarations.filter { $0.keyword == "extension" && $0.name == "DependencyValues" }
      .flatMap(\.allMembers)
      .filter { $0.keyword == "var" && !$0.isStatic && !$0.isPrivate }
      .flatMap { member in
        member.bindings.compactMap { binding in
          let isEntry = member.attribute(named: "DependencyEntry") != nil
          guard isEntry || binding.accessors.contains("set") else { return nil }
          return binding.type.map { (binding.name, $0) }
        }
      }
  }

  /// The clients that are read by their type, because they are their own key and no property has them.
  private static func keys(
    among declarations: [Declaration], _ clients: [Declaration]
  ) -> [Declaration] {
    let types = properties(of: declarations).map(\.type)
    let isKey = { (declaration: Declaration) in
      declaration.inherits("DependencyKey") || declaration.inherits("TestDependencyKey")
    }
    let extended = declarations.filter { $0.keyword == "extension" && isKey($0) }.map(\.name)
    return clients.filter { client in
      !types.contains(client.name) && !client.isPrivate
        && (isKey(client) || extended.contains(client.name))
        && client.allMembers.contains { !endpoint(of: $0).isEmpty }
    }
  }

  private static func endpoints(
    _ name: String, _ path: String, _ type: String, _ clients: [Declaration]
  ) -> [EndpointOutline] {
    guard let client = clients.first(where: { $0.name == type && !$0.isPrivate }) else {
      return [EndpointOutline(name: name, path: path, parameters: nil, canThrow: false)]
    }
    let inner = client.allMembers.flatMap(endpoint)
    return inner.map { field in
      EndpointOutline(
        name: "\(name).\(field.name)", path: "\(path).\(field.name)",
        parameters: field.function.signature.parameters.count,
        canThrow: field.function.signature.throwing != nil)
    }
  }

  /// The closures of a member of a client.
  private static func endpoint(
    of member: Declaration
  ) -> [(name: String, function: FunctionType)] {
    guard member.keyword == "var", !member.isStatic, !member.isPrivate else { return [] }
    return member.bindings.compactMap { binding in
      guard binding.isStored, let type = binding.type, let function = FunctionType(type) else {
        return nil
      }
      return (binding.name, function)
    }
  }
}
