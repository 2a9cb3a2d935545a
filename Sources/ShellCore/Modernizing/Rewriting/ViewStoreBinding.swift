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
    if !field.contains("?"), let action = action(arguments[arguments.count - 1].value) {
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
  private func action(_ words: Range<Int>) -> String? {
    let path = source.closure(words).flatMap(source.cases) ?? function(words)
    guard let name = path?.first, path?.count == 1 else { return nil }
    return feature.payload(of: name).map { _ in name }
  }

  private func function(_ words: Range<Int>) -> [String]? {
    let parts = source.source(words).split(separator: ".").map(String.init)
    let heads = [[], ["Action"], feature.name.split(separator: ".").map(String.init) + ["Action"]]
    return source.areNames(words) && source.isName(words.lowerBound)
      && heads.contains(Array(parts.dropLast())) ? parts.suffix(1) : nil
  }
}
