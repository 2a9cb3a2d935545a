import SwiftReading

/// A type of a Swift file, with what a call of its initializers has to pass.
///
/// ```swift
/// let outline = TypeOutline.all(in: "struct Row: View { let title: String; var isOn = false }")[0]
/// outline.initializers  // [[title: String]]
/// ```
struct TypeOutline: Equatable, Sendable {
  struct Parameter: Equatable, Sendable {
    let label: String
    /// The type as it is written; `nil` if the compiler infers it.
    let type: String?
  }

  /// The names of the types around it, and its own.
  let path: [String]
  let keyword: String
  let inherited: [String]
  /// The names of the attributes, without at signs.
  let attributes: [String]
  /// Whether other files can name it: neither it nor a type around it is private or generic.
  let isVisible: Bool
  /// The required parameters of each initializer, including the one that the compiler writes; `nil` if some initializer is not understood.
  let initializers: [[Parameter]]?
  /// The whole declaration, in UTF-8 offsets from the start of the source.
  let range: Range<Int>

  var name: String { path.last ?? "" }

  /// The identifiers in the declaration.
  func words(in text: String) -> Set<String> {
    SourceWords.all(
      in: String(Substring(text.utf8.dropFirst(range.lowerBound).prefix(range.count))))
  }

  /// The types of a file, the nested ones included. Extensions count as types of their own.
  static func all(in text: String) -> [TypeOutline] {
    memo.outline(of: text) {
      DeclaredType.all(in: SourceText(text)).map {
        TypeOutline(
          path: $0.path, keyword: $0.declaration.keyword, inherited: $0.declaration.inherited,
          attributes: $0.declaration.attributes.map(\.name), isVisible: $0.isVisible,
          initializers: initializers(of: $0.declaration), range: $0.declaration.range)
      }
    }
  }

  private static let memo = OutlineMemo<[TypeOutline]>()
}

// What initializers require.
extension TypeOutline {
  private static func initializers(of declaration: Declaration) -> [[Parameter]]? {
    let written = declaration.allMembers.filter { $0.keyword == "init" }
    if !written.isEmpty || declaration.keyword == "extension" { return required(written) }
    guard let properties = requiredProperties(of: declaration) else { return nil }
    switch declaration.keyword {
    case "struct": return [properties]
    case "class" where properties.isEmpty && declaration.inherited.isEmpty: return [[]]
    default: return []
    }
  }

  private static func required(_ initializers: [Declaration]) -> [[Parameter]]? {
    var result: [[Parameter]] = []
    for initializer in initializers where !initializer.isPrivate {
      guard let signature = initializer.signature, !signature.isAsync, signature.throwing == nil,
        initializer.genericParameters == nil
      else { return nil }
      let parameters = signature.parameters.filter { $0.defaultValue == nil }
      result.append(parameters.map { Parameter(label: $0.label ?? "_", type: $0.type) })
    }
    return result
  }

  /// The stored properties without a value; `nil` if a property wrapper may or may not have a default value of its own.
  private static func requiredProperties(of declaration: Declaration) -> [Parameter]? {
    var required: [Parameter] = []
    for member in declaration.allMembers
    where ["var", "let"].contains(member.keyword) && !member.isStatic && !member.hasModifier("lazy")
    {
      for binding in member.bindings where binding.isStored && binding.initializer == nil {
        if member.keyword == "var", binding.type?.hasSuffix("?") == true { continue }
        switch wrapperNeedsValue(member.attributes) {
        case false?: continue
        case nil: return nil
        case true?: required.append(Parameter(label: binding.name, type: binding.type))
        }
        // The initializer that the compiler writes is private, too.
        if member.isPrivate { return nil }
      }
    }
    return required
  }

  /// Whether a property with some attributes needs a value; `nil` if that is not known.
  private static func wrapperNeedsValue(_ attributes: [Attribute]) -> Bool? {
    for attribute in attributes {
      if attribute.arguments != nil { return false }
      if emptyWrappers.contains(attribute.name) { return false }
      guard passedWrappers.contains(attribute.name) else { return nil }
    }
    return true
  }

  private static let emptyWrappers: Set = [
    "FocusState", "Namespace", "EnvironmentObject", "Presents", "PresentationState",
  ]

  private static let passedWrappers: Set = [
    "Bindable", "ObservedObject", "Binding", "BindingState", "ViewBuilder", "MainActor",
  ]
}
