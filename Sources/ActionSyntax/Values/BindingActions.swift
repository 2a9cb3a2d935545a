extension BindingAction: BindingConstructible {
  package static var root: Any.Type { Root.self }

  package static var bindableFields: [BindableField] {
    BindingField.all(of: Root.self)
      .map { BindableField(name: $0.typedName, type: $0.valueType, isWrapped: $0.isWrapped) }
      .sorted { $0.name < $1.name }
  }

  package static func make(
    from node: SyntaxNode, by builder: ValueBuilder
  ) throws(InputError) -> Any {
    let (bindable, valueNode) = try BindingReader(builder, Self.self).parts(of: node)
    let value = try builder.for(.named(bindable.name)).build(valueNode, as: bindable.type)
    let field = BindingField.all(of: Root.self).first { $0.typedName == bindable.name }
    guard let witness = builder.hooks.state(Root.self, builder.steps) else {
      throw builder.error(
        .notThere, "there is no \(TypeName.of(Root.self)) in the current state", at: node.range,
        hint: "the child with the field `\(bindable.name)` is not present")
    }
    guard let action = field.flatMap({ write($0, value, witness: witness) }) else {
      throw builder.error(
        .notTypable, "`\(bindable.name)` cannot be set, because its type is not Equatable",
        at: node.range)
    }
    return action
  }
}
