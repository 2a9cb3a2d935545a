/// A binding that a view store makes: `viewStore.binding(get: \.name, send: { .nameChanged($0) })`.
struct ViewStoreBinding {
  let source: SwiftSource
  let feature: ProjectFeature
  /// The name of the store.
  let base: String
  /// The name that bindings of the store begin with.
  let binding: String
  /// The field that the view store contains, such as `.count`; empty for the whole state.
  let observed: String

  /// `$store.name.sending(\.nameChanged)`, or another binding that does the same.
  ///
  /// - Returns: The text, and whether it is a binding of the store; `nil` if the arguments are not understood.
  func text(_ arguments: [SwiftSource.Argument]) -> (text: String, isOfStore: Bool)? {
    let values = arguments.map { source.source($0.value).filter { !$0.isWhitespace } }
    var field = observed
    switch arguments.map(\.label) {
    case [nil] where values[0].hasPrefix("\\.$"):
      let name = String(values[0].dropFirst(3))
      guard observed.isEmpty, feature.bindings.contains(name) else { return nil }
      return ("\(binding).\(name)", true)
    case ["get", "send"]:
      guard let path = source.fieldPath(arguments[0].value),
        !path.contains(where: { $0.first == "$" })
      else { return nil }
      field += path == ["self"] ? "" : path.map { ".\($0)" }.joined()
    case ["send"]: break
    default: return nil
    }
    guard !field.isEmpty else { return nil }
    if !field.contains("?"), let action = action(values[values.count - 1]) {
      return ("\(binding)\(field).sending(\\.\(action))", true)
    }
    guard let setter = setter(arguments[arguments.count - 1].value) else { return nil }
    return ("Binding(get: { \(base)\(field) }, set: \(setter))", false)
  }

  /// The closure that sends an action for a value: the same for every value, or one that contains it.
  private func setter(_ send: Range<Int>) -> String? {
    let text = source.joined(send)
    if source.text(send.lowerBound) == ".", !text.contains("{") {
      return "{ _ in \(base).send(\(text)) }"
    }
    guard let closure = source.closure(send), !closure.hasSignature,
      source.statements(in: closure.body).count == 1, source.text(closure.body.lowerBound) == ".",
      let uses = source.implicitParameters(of: closure), !uses.isEmpty
    else { return nil }
    return "{ \(base).send(\(source.joined(closure.body))) }"
  }

  /// `changed` for `{ .changed($0) }` and `Feature.Action.changed`, if the case has one value.
  private func action(_ text: String) -> String? {
    var name = text
    var label: String?
    if name.hasPrefix("{"), name.hasSuffix("$0)}"), let open = name.firstIndex(of: "(") {
      let argument = name[name.index(after: open)...].dropLast("$0)}".count)
      guard argument.isEmpty || argument.hasSuffix(":") else { return nil }
      label = argument.isEmpty ? nil : String(argument.dropLast())
      name = String(name[..<open].dropFirst())
      if name.hasPrefix(".") { name = String(name.dropFirst()) }
    } else if text.hasPrefix(".") {
      return nil
    }
    for prefix in ["\(feature.name).Action.", "Action."] where name.hasPrefix(prefix) {
      name = String(name.dropFirst(prefix.count))
    }
    let found = feature.actions.filter { $0.name == name }
    guard found.count == 1, found[0].values.count == 1 else { return nil }
    return label == nil || label == found[0].values[0].label ? name : nil
  }
}
