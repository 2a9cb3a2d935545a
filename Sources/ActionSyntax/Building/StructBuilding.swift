import ComposableArchitecture
import Reflection

extension ValueBuilder {
  /// A struct by its fields; nil: it was not typed as one, or its fields cannot be written.
  package func build(_ node: Node, as layout: StructLayout) throws(ActionError) -> Any? {
    guard layout.canBeWritten, let arguments = try fieldArguments(of: node, layout) else {
      return nil
    }
    try checkNames(of: arguments, in: layout, node)
    var values: [Any] = []
    for (field, argument) in zip(layout.fields, arguments) {
      values.append(
        try self.for(.named(field.shownName)).build(argument.value, as: field.type))
    }
    return layout.make(values)
  }

  /// What stands between the parentheses of `Type(…)`, `.init(…)` or `(…)`.
  private func fieldArguments(
    of node: Node, _ layout: StructLayout
  ) throws(ActionError) -> [Argument]? {
    switch node.kind {
    case .tuple(let arguments): return arguments
    case .chain(let chain):
      let names = chain.links.map(\.name.text)
      let path = TypePath.of(layout.type)
      let isOfType = !chain.isImplicit && path.suffix(names.count).elementsEqual(names)
      guard isOfType || names == ["init"],
        chain.links.dropLast().allSatisfy({ $0.arguments == nil })
      else { return nil }
      return chain.links.last?.arguments
    default: return nil
    }
  }

  private func checkNames(
    of arguments: [Argument], in layout: StructLayout, _ node: Node
  ) throws(ActionError) {
    let type = TypeName.full(layout.type)
    let names = layout.fields.map(\.shownName)
    for argument in arguments {
      try check(argument, isAmong: layout.fields, type)
    }
    let given = Set(arguments.compactMap(\.label).map { shownName($0.text, in: layout) })
    let missing = names.filter { !given.contains($0) }
    guard missing.isEmpty else {
      throw error(
        .missingField, "\(type) needs \(missing.map { "`\($0)`" }.joined(separator: ", ")) as well",
        at: lastPlace(in: node.range)..<node.range.upperBound,
        hint: "expected " + Expectation.of(layout.type))
    }
    for (index, argument) in arguments.enumerated() {
      let isInPlace =
        index < names.count
        && argument.label.map { shownName($0.text, in: layout) } == names[index]
      guard !isInPlace else { continue }
      throw error(
        .wrongLabel, "the fields of \(type) have an order", at: argument.range,
        hint: index < names.count ? "expected \(names[index]):" : "expected )")
    }
  }

  private func check(
    _ argument: Argument, isAmong fields: [StructLayout.Field], _ type: String
  ) throws(ActionError) {
    let names = fields.map(\.shownName)
    guard let label = argument.label else {
      throw error(
        .wrongLabel, "the fields of \(type) need their names", at: argument.range,
        hint: names.isEmpty ? "expected )" : "expected \(alternatives(names.map { $0 + ":" }))")
    }
    guard !fields.contains(where: { $0.shownName == label.text || $0.name == label.text }) else {
      return
    }
    throw error(
      .unknownField, "\(type) has no field `\(label.text)`", at: label.range,
      hint: names.isEmpty ? "expected )" : "expected " + alternatives(names),
      suggestion: NearestName.to(label.text, in: names))
  }

  private func shownName(_ typed: String, in layout: StructLayout) -> String {
    layout.fields.first { $0.name == typed }?.shownName ?? typed
  }
}
