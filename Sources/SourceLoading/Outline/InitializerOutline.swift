import SwiftReading

/// The initializers of the structs in a Swift file that can be called with fewer arguments than they have parameters.
///
/// ```swift
/// let all = InitializerOutline.all(in: "struct Info { var page = 1; let title: String }")
/// all[0].parameters  // page: 1, title
/// ```
struct InitializerOutline: Equatable, Sendable {
  struct Parameter: Equatable, Sendable {
    let label: String
    /// The expression for the default value; `nil` if the parameter is required.
    let defaultValue: String?
    /// The type as it is written; `nil` if the compiler infers it.
    let type: String?
  }

  /// The name of the struct with the types around it: `Counter.Info`.
  let type: String
  let parameters: [Parameter]

  /// The initializers of all structs, the nested ones included. Structs with several initializers, and initializers that can fail or
  /// whose parameters have no labels, are left out.
  static func all(in text: String) -> [InitializerOutline] {
    let source = SourceText(text)
    return DeclaredType.all(in: source).filter { $0.declaration.keyword == "struct" }
      .compactMap { outline(of: $0.declaration, named: $0.name, source) }
  }

  private static func outline(
    of declaration: Declaration, named name: String, _ source: SourceText
  ) -> InitializerOutline? {
    guard declaration.genericParameters == nil else { return nil }
    let written = declaration.allMembers.filter { $0.keyword == "init" }
    let parameters =
      switch written.count {
      case 0: memberwise(declaration)
      case 1: ofInitializer(written[0], source)
      default: [Parameter]?.none
      }
    guard let parameters, parameters.contains(where: { $0.defaultValue != nil }) else { return nil }
    return InitializerOutline(type: name, parameters: parameters)
  }

  /// The parameters of the initializer that the compiler writes. A property with an attribute keeps its default value.
  private static func memberwise(_ declaration: Declaration) -> [Parameter]? {
    var parameters: [Parameter] = []
    for member in declaration.allMembers
    where ["var", "let"].contains(member.keyword) && !member.isStatic && !member.hasModifier("lazy")
    {
      for binding in member.bindings where binding.isStored {
        let isOptional = member.keyword == "var" && binding.type?.hasSuffix("?") == true
        let value = binding.initializer ?? (isOptional ? "nil" : nil)
        if member.keyword == "let", value != nil { continue }
        if !member.attributes.isEmpty {
          guard value != nil else { return nil }
          continue
        }
        guard !member.isPrivate else { return nil }
        parameters.append(Parameter(label: binding.name, defaultValue: value, type: binding.type))
      }
    }
    return parameters
  }

  private static func ofInitializer(
    _ declaration: Declaration, _ source: SourceText
  ) -> [Parameter]? {
    guard let signature = declaration.signature, !signature.isAsync, signature.throwing == nil,
      declaration.genericParameters == nil, !declaration.isPrivate,
      !source[declaration.range].contains("init?")
    else { return nil }
    let parameters = signature.parameters.compactMap { parameter in
      parameter.label.flatMap { label in
        label == "_" || parameter.type.hasSuffix("...")
          ? nil
          : Parameter(
            label: label, defaultValue: parameter.defaultValue, type: parameter.type)
      }
    }
    return parameters.count == signature.parameters.count ? parameters : nil
  }
}
