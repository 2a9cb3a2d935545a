/// A struct that a view makes of the state, such as `ViewState` in `observe: ViewState.init`.
struct ViewStateReading {
  /// The name that it gets in the view.
  static let name = "viewState"

  /// The call that makes it, up to the state: `ViewState(state: `.
  let call: String
  /// The fields of the state by those with `@BindingViewState` that are bound to them.
  private(set) var bound: [String: String] = [:]
  /// The edits of the struct, so that it is made of a state without bindings.
  private(set) var edits: [Edit] = []
  /// The words of the initializer that name bindings.
  private(set) var words: [Int] = []

  private let source: SwiftSource

  /// `nil` if the struct is not understood.
  ///
  /// - Parameter initializer: The words of `ViewState.init`.
  init?(_ initializer: Range<Int>, _ source: SwiftSource) {
    let parts = initializer.map { source.text($0) }
    guard parts.count >= 3, parts.last == "init", parts[0] != ".",
      source.areNames(initializer)
    else { return nil }
    let types = source.declarations.filter {
      $0.name == parts[parts.count - 3] && $0.keyword == "struct"
    }
    guard types.count == 1 else { return nil }
    let initializers = types[0].allMembers.filter { $0.keyword == "init" }
    guard initializers.count == 1, let parameters = initializers[0].signature?.parameters,
      parameters.count == 1, let label = parameters[0].label
    else { return nil }
    self.source = source
    let name = parts.dropLast(2).joined()
    call = "\(name)(\(label == "_" ? "" : "\(label): ")"
    guard parameters[0].type.hasPrefix("BindingViewStore<") else {
      guard types[0].wrapped("BindingViewState").isEmpty else { return nil }
      return
    }
    guard
      readBindings(of: types[0], initializers[0], parameter: parameters[0].name ?? label)
    else { return nil }
  }

  /// `self._name = store.$name` for each field with `@BindingViewState`.
  private mutating func readBindings(
    of type: Declaration, _ initializer: Declaration, parameter: String
  ) -> Bool {
    guard let open = initializer.bodyRange.flatMap({ source.word(at: $0.lowerBound) }),
      let close = source.partners[open]
    else { return false }
    let statements = source.statements(in: open + 1..<close)
    let fields = type.wrapped("BindingViewState")
    for statement in statements {
      let texts = statement.map { source.text($0) }
      if texts.count == 7, Array(texts[0...1]) == ["self", "."], texts[2].hasPrefix("_"),
        Array(texts[3...5]) == ["=", parameter, "."], texts[6].hasPrefix("$")
      {
        bound[String(texts[2].dropFirst())] = String(texts[6].dropFirst())
        words += [statement.lowerBound + 2, statement.lowerBound + 6]
        edits.append(source.removal(source.offsets(statement)))
      } else if texts.contains(where: { $0.hasPrefix("$") && $0.count > 2 }) {
        return false
      }
    }
    let names = fields.flatMap(\.bindings).map(\.name)
    guard fields.allSatisfy({ $0.bindings.count == 1 }), Set(names) == Set(bound.keys),
      names.count == bound.count, let argument = generic(of: initializer)
    else { return false }
    if type.properties.count == fields.count, statements.count == bound.count,
      type.allMembers.count == fields.count + 1
    {
      // Nothing is left of it.
      edits = [source.removal(type.range)]
    } else {
      edits += fields.map { source.removal($0.range) } + [argument]
    }
    return true
  }

  /// `Feature.State` in place of `BindingViewStore<Feature.State>`.
  private func generic(of initializer: Declaration) -> Edit? {
    guard
      let start = source.words(in: initializer.range)?.first(where: {
        source.text($0) == "BindingViewStore"
      }), let arguments = source.typeArguments(at: start + 1), arguments.parts.count == 1
    else { return nil }
    return Edit(source.offsets(start...arguments.end), source.source(arguments.parts[0]))
  }
}
