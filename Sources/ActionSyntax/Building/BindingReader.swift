/// Reads the field and the value of `.set(\.$field, value)`.
package struct BindingReader {
  private let builder: ValueBuilder
  private let binding: any BindingConstructible.Type

  package init(_ builder: ValueBuilder, _ binding: any BindingConstructible.Type) {
    self.builder = builder
    self.binding = binding
  }

  package func parts(
    of node: SyntaxNode
  ) throws(InputError) -> (field: BindableField, value: SyntaxNode) {
    let fields = binding.bindableFields
    guard case .chain(let chain) = node.kind, let link = chain.links.last, link.name.text == "set",
      chain.links.count == 1 || isTypeName(chain),
      let arguments = link.arguments, arguments.count == 2,
      arguments.allSatisfy({ $0.label == nil }), case .keyPath(let path) = arguments[0].value.kind
    else {
      throw builder.error(
        .wrongType,
        "a binding is typed as `.set(\\.\(isObservable ? "" : "$")field, value)`",
        at: node.range,
        hint: "expected " + alternatives(fields.map { ".set(\($0.keyPath), …)" }))
    }
    return (try field(path, at: arguments[0].value.range), arguments[1].value)
  }

  /// Whether the state is observable, so that key paths to its fields have no `$`.
  private var isObservable: Bool { binding.root is any ObservableState.Type }

  /// Whether the links before `set` are the name of the type.
  private func isTypeName(_ chain: Chain) -> Bool {
    let names = chain.links.dropLast().map(\.name.text)
    return !chain.isImplicit && TypePath.of(binding).suffix(names.count).elementsEqual(names)
  }

  private func field(
    _ path: KeyPathSyntax, at range: Range<String.Index>
  ) throws(InputError) -> BindableField {
    let typed = path.components.map(\.text).joined(separator: ".")
    let fields = binding.bindableFields
    if let field = fields.first(where: { $0.keyPath == "\\." + typed }) { return field }
    let name = typed.replacing("$", with: "")
    let range = path.components.first?.range ?? range
    if let meant = fields.first(where: { $0.name == name }) {
      let summary =
        meant.isWrapped
        ? "the key path of a binding has a `$` before the field's name"
        : "the key path of a binding to an observable state has no `$`"
      throw builder.error(
        .notBindable, summary, at: range,
        hint: InputError.bindableHere(fields.map(\.name)), suggestion: meant.keyPath)
    }
    if let layout = StructLayout.of(binding.root), path.components.count == 1,
      !layout.fields.contains(where: { $0.shownName == name })
    {
      throw builder.error(
        .unknownField, "\(TypeName.full(binding.root)) has no field `\(abbreviated(name))`",
        at: range, hint: InputError.bindableHere(fields.map(\.name)),
        suggestion: NearestName.to(name, in: fields.map(\.name)))
    }
    throw .notBindable(
      name, in: builder.source, at: range, fields: fields.map(\.name),
      of: binding.root)
  }
}

extension InputError {
  /// The error for a field that no binding can set.
  package static func notBindable(
    _ name: String, in input: String, at range: Range<String.Index>, fields: [String],
    of state: Any.Type
  ) -> InputError {
    let reason =
      switch state as? any ObservableState.Type {
      case nil: "it is not declared with @BindingState"
      case let state? where state.trackedNames.contains(name): "its setter is private"
      case .some: "it is not an observed variable"
      }
    return InputError(
      .notBindable, "`\(name)` is not bindable; \(reason)", in: input, at: range,
      hint: bindableHere(fields))
  }

  /// `bindable here: digest, displayName`
  package static func bindableHere(_ names: [String]) -> String {
    if names.isEmpty { return "no field is bindable here" }
    let more = names.count > 8 ? " and \(names.count - 7) more" : ""
    return "bindable here: " + names.prefix(more.isEmpty ? 8 : 7).joined(separator: ", ") + more
  }
}
