import ComposableArchitecture
import Reflection

/// Makes a value of a type from what was typed: by the type's own rule if it has one, otherwise by
/// reflection.
///
/// A value: with `for`, a builder knows what it builds for, and its errors say so.
package struct ValueBuilder {
  /// The whole line, for errors.
  package let source: String
  package let hooks: ActionHooks

  /// The type of the action as a whole, where names that are unknown here are searched as well.
  package let root: Any.Type?
  package private(set) var subject = Subject.none
  /// The cases on the way to here.
  package private(set) var cases: [String] = []

  package init(
    source: String, hooks: ActionHooks = ActionHooks(), root: Any.Type? = nil,
    subject: Subject = .none
  ) {
    self.source = source
    self.hooks = hooks
    self.root = root
    self.subject = subject
  }

  package func `for`(_ subject: Subject) -> ValueBuilder {
    var builder = self
    builder.subject = subject
    return builder
  }

  package func inside(_ enumCase: EnumCase) -> ValueBuilder {
    var builder = self.for(.named(enumCase.name))
    builder.cases.append(enumCase.name)
    return builder
  }

  /// A value of exactly this type.
  package func build(_ node: Node, as type: Any.Type) throws(ActionError) -> Any {
    if case .position(let position) = node.kind { return try id(at: position, node, type) }
    if let special = type as? any TextConstructible.Type {
      return try special.make(from: argument(of: node, callTo: type) ?? node, by: self)
    }
    if let tuple = TupleLayout.of(type) { return try build(node, as: tuple) }
    if case .tuple(let only) = node.kind, only.count == 1, only[0].label == nil {
      return try build(only[0].value, as: type)
    }
    if let layout = EnumLayout.of(type) { return try build(node, as: layout) }
    if let value = try literalValue(node, as: type) { return value }
    if let layout = StructLayout.of(type), let value = try build(node, as: layout) { return value }
    if let decodable = type as? any Decodable.Type { return try decode(node, as: decodable) }
    if let reason = Typability.obstacle(to: type) { throw notTypable(reason, at: node.range) }
    throw wrongType(node, type)
  }

  /// A value of type `T`.
  package func value<T>(_ node: Node, as type: T.Type) throws(ActionError) -> T {
    let value = try build(node, as: type as Any.Type)
    guard let value = exactly(value, as: type) else { throw wrongType(node, type) }
    return value
  }

  /// The argument of `Int(3)`, `.init(3)` or `URL(string: "…")`.
  private func argument(of node: Node, callTo type: Any.Type) -> Node? {
    if case .tuple(let only) = node.kind, only.count == 1, only[0].label == nil {
      return only[0].value
    }
    let name = TypePath.of(type).last ?? ""
    guard case .chain(let chain) = node.kind, chain.links.count == 1, let link = chain.links.first,
      link.name.text == "init" || (!chain.isImplicit && link.name.text == name),
      let arguments = link.arguments, arguments.count == 1, let argument = arguments.first,
      argument.label == nil || argument.label?.text == Self.conversions[name]
    else { return nil }
    return argument.value
  }

  private static let conversions = [
    "URL": "string", "UUID": "uuidString", "Date": "timeIntervalSince1970",
  ]
}
