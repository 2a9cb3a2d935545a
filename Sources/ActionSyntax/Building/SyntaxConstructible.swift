import AppleStubs
import Foundation

/// A type that defines how its values are typed. All other types are built by reflection.
///
/// Supporting another type takes one file in `Values/`: a conformance that says how a value is
/// made, what is expected, and how it begins.
///
/// ```swift
/// extension Bool: SyntaxConstructible {
///   package static func make(
///     from node: SyntaxNode, by builder: ValueBuilder
///   ) throws(InputError) -> Any {
///     guard case .boolean(let flag) = node.kind else { throw builder.wrongType(node, Self.self) }
///     return flag
///   }
///
///   package static var expectation: String { "true or false" }
///   package static var beginnings: [ValueBeginning] { [.whole("false"), .whole("true")] }
/// }
/// ```
package protocol SyntaxConstructible {
  /// Makes a value of exactly this type.
  ///
  /// A call to the type's initializer with one argument is replaced by the argument before.
  static func make(from node: SyntaxNode, by builder: ValueBuilder) throws(InputError) -> Any

  /// A short description of what must be typed, to follow the word `expected`: `true or false`.
  static var expectation: String { get }

  /// The ways in which a value can begin, for completion.
  static var beginnings: [ValueBeginning] { get }

  /// The type of the elements, if values are typed as `[a, b]`.
  static var elementType: Any.Type? { get }

  /// The label of the initializer that takes a literal: `string` for `URL(string: "…")`.
  static var initializerLabel: String? { get }
}

/// Text with which a value can begin.
package enum ValueBeginning: Sendable, Equatable {
  /// All of the value: `true`.
  case whole(String)
  /// The start of the value: `[`.
  case prefix(String)
}

extension SyntaxConstructible {
  package static var expectation: String { withArticle(TypeName.full(Self.self)) }
  package static var beginnings: [ValueBeginning] { [] }
  package static var elementType: Any.Type? { nil }
  package static var initializerLabel: String? { nil }
}

/// The type that makes the values of `type`, or `nil` if they are built by reflection.
func constructor(of type: Any.Type) -> (any SyntaxConstructible.Type)? {
  if let constructible = type as? any SyntaxConstructible.Type { return constructible }
  if let custom = type as? any TextConstructible.Type { return textConstructor(custom) }
  if let path = keyPathConstructor(type) { return path }
  return type == (any Error).self ? AnyErrorSyntax.self : nil
}

private func textConstructor<T: TextConstructible>(
  _: T.Type
) -> any SyntaxConstructible.Type { TextSyntax<T>.self }

/// Makes the values of a user's type that conforms to `TextConstructible`.
private enum TextSyntax<Value: TextConstructible>: SyntaxConstructible {
  static func make(from node: SyntaxNode, by builder: ValueBuilder) throws(InputError) -> Any {
    let text = if case .string(let text) = node.kind { text } else { builder.text(of: node) }
    guard let value = Value(text: text) else {
      throw builder.invalid(
        "\(builder.shown(node)) is not \(withArticle(TypeName.full(Value.self)))", node, Value.self)
    }
    return value
  }

  static var expectation: String { Value.textExpectation }
  static var beginnings: [ValueBeginning] { [.prefix("\"")] }
}

/// Makes errors where the type of the error is not known: from a message, as in `.failure("offline")`, or from a value that
/// names its type, as in `.failure(LoginError.offline)`.
private enum AnyErrorSyntax: SyntaxConstructible {
  static func make(from node: SyntaxNode, by builder: ValueBuilder) throws(InputError) -> Any {
    if case .string(let message) = node.kind { return TextError(message: message) }
    guard case .chain(let chain) = node.kind else {
      throw builder.wrongType(node, (any Error).self)
    }
    if chain.isImplicit { return try error(of: chain, node, by: builder) }
    let names = chain.links.map(\.name.text)
    if names == ["CancellationError"] { return CancellationError() }
    if names == ["URLError"] { return try builder.build(node, as: URLError.self) }
    guard let type = errorType(names, near: builder.root) else {
      throw builder.wrongType(node, (any Error).self)
    }
    return try builder.build(node, as: type)
  }

  /// The error of the only type that has a case of this name: `.offline`.
  private static func error(
    of chain: Chain, _ node: SyntaxNode, by builder: ValueBuilder
  ) throws(InputError) -> Any {
    let name = chain.links.first?.name.text ?? ""
    let types = ErrorTypes.types(withCase: name, near: builder.root)
    guard let only = types.first else { throw builder.wrongType(node, (any Error).self) }
    guard types.count == 1 else {
      let names = types.map { "\(TypeName.full($0)).\(name)" }
      throw builder.error(
        .wrongType, "several errors have a case `\(name)`", at: node.range,
        hint: "expected \(alternatives(names))")
    }
    return try builder.build(node, as: only)
  }

  /// The type that the first names lead to, in the module of the action.
  private static func errorType(_ names: [String], near root: Any.Type?) -> Any.Type? {
    guard let module = root.map(ErrorTypes.module) else { return nil }
    let paths = (1...names.count).map { Array(names.prefix($0)) }
    return paths.reversed().lazy.compactMap { TypesByName.type($0, in: module) }
      .first { $0 is any Error.Type }
  }

  static var expectation: String {
    "the error's message in double quotes, or a value of its type such as URLError(.timedOut)"
  }
  static var beginnings: [ValueBeginning] { [.prefix("\"")] }
}

/// A short description of what must be typed for a type, to follow the word `expected`.
package enum Expectation {
  package static func of(_ type: Any.Type) -> String {
    if Typability.absence(of: type) != nil {
      return "\(withArticle(TypeName.full(type))), which has no values here"
    }
    if let constructor = constructor(of: type) { return constructor.expectation }
    let members = StaticMembers.names(of: type).map { "." + $0 }
    if let tuple = TupleLayout.of(type) {
      return CaseElement.signature(tuple.elements.map(CaseElement.init))
    }
    if let layout = EnumLayout.of(type), layout.isReadable, !layout.cases.isEmpty {
      return alternatives((layout.cases.map { "." + $0.name } + members).sorted())
    }
    if let layout = StructLayout.of(type), layout.isMemberwise {
      let signature = CaseElement.signature(
        layout.fields.map { CaseElement(label: $0.shownName, type: $0.typedType) })
      return alternatives([TypeName.full(type) + signature] + members)
    }
    return alternatives([withArticle(TypeName.full(type))] + members)
  }
}

/// Decides whether values of a type can be typed at all.
package enum Typability {
  /// The reason why values of a type cannot be typed, or `nil` if the type itself does not prevent
  /// it.
  package static func obstacle(to type: Any.Type) -> String? {
    if let absence = absence(of: type) { return absence }
    let name = TypeName.full(type)
    if constructor(of: type) != nil || TupleLayout.of(type) != nil { return nil }
    if let layout = EnumLayout.of(type) { return obstacle(to: layout, name) }
    if type is any Decodable.Type || type is any RawRepresentable.Type { return nil }
    if type is any LosslessStringConvertible.Type { return nil }
    if let layout = StructLayout.of(type) {
      return layout.canBeWritten
        ? nil : "the fields of \(name) cannot be set, so it cannot be typed"
    }
    if name.contains("->") { return "functions cannot be typed" }
    if type is AnyClass { return "\(name) is a class; its instances cannot be typed" }
    return "a value of type \(name) can have any type, so it cannot be typed"
  }

  /// Why a type that stands in for one of another package or platform has no values; `nil` for other types.
  static func absence(of type: Any.Type) -> String? {
    (type as? any StandIn.Type).map {
      "\(TypeName.full(type)) has no values here: it \($0._absence)"
    }
  }

  package static func code(of type: Any.Type) -> InputErrorCode {
    EnumLayout.of(type)?.isReadable == false ? .noReflection : .notTypable
  }

  private static func obstacle(to layout: EnumLayout, _ name: String) -> String? {
    if !layout.isReadable {
      return "\(name) was built without reflection metadata, so it cannot be typed"
    }
    return layout.cases.isEmpty ? "\(name) has no cases, so it has no values" : nil
  }
}

/// A binding action, whose values are typed as `.set(\.$field, value)`.
///
/// An action that has no case `set`, but a case whose payload conforms to this protocol, accepts
/// `.set(…)` as well.
package protocol BindingConstructible: SyntaxConstructible {
  /// The type of the state whose fields it sets.
  static var root: Any.Type { get }

  /// The fields, sorted by name.
  static var bindableFields: [BindableField] { get }
}

extension BindingConstructible {
  package static var expectation: String {
    alternatives(bindableFields.map { ".set(\($0.keyPath), \(TypeName.full($0.type)))" })
  }

  package static var beginnings: [ValueBeginning] { [.prefix(".set(")] }
}
