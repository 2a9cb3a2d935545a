/// Makes structs from their fields.
struct StructBuilder {
  let builder: ValueBuilder
  let layout: StructLayout

  /// Makes the struct. Returns `nil` if the node is not a call to its initializer, or if its fields cannot be set.
  func value(_ node: SyntaxNode) throws(InputError) -> Any? {
    guard layout.canBeWritten, let arguments = fieldArguments(of: node) else { return nil }
    if let value = try initialized(arguments, node) { return value }
    let omitted = omittedPresentations(arguments)
    try check(arguments, without: omitted, node)
    var values: [Any] = []
    var rest = arguments[...]
    for field in layout.fields {
      if let presentation = omitted[field.name] {
        values.append(presentation.absent)
      } else if let argument = rest.popFirst() {
        values.append(
          try builder.for(.named(field.shownName)).build(argument.value, as: field.type))
      }
    }
    return layout.make(values)
  }

  /// Calls the initializer of a struct, if one is known and fields are missing.
  ///
  /// - Returns: `nil` if the arguments are all fields, as the shell prints them, or do not fit the initializer.
  private func initialized(
    _ arguments: [Argument], _ node: SyntaxNode
  ) throws(InputError) -> Any? {
    guard arguments.count < layout.fields.count || layout.fields.isEmpty,
      let initializer = StructInitializer.of(layout.type)
    else { return nil }
    let parameters = initializer.parameters
    var given = [Any?](repeating: nil, count: parameters.count)
    var next = 0
    for argument in arguments {
      guard let label = argument.label?.text,
        let index = parameters[next...].firstIndex(where: { $0.label == label })
      else { return nil }
      given[index] = try builder.for(.named(label)).build(
        argument.value, as: parameters[index].type)
      next = index + 1
    }
    let missing = parameters.indices.filter { parameters[$0].isRequired && given[$0] == nil }
      .map { "`\(parameters[$0].label)`" }
    guard missing.isEmpty else {
      throw builder.error(
        .missingField,
        "\(TypeName.full(layout.type)) also needs \(missing.joined(separator: ", "))",
        at: builder.lastIndex(in: node.range)..<node.range.upperBound,
        hint: "expected " + Expectation.of(layout.type))
    }
    return initializer.make(given)
  }

  /// The arguments of `Type(…)`, `.init(…)` or `(…)`.
  private func fieldArguments(of node: SyntaxNode) -> [Argument]? {
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

  /// The fields of presented children that are not given, by name. They are `nil`, as in Swift.
  private func omittedPresentations(
    _ arguments: [Argument]
  ) -> [String: any PresentationStateType.Type] {
    let given = arguments.compactMap { $0.label.map { shownName($0.text) } }
    return Dictionary(
      uniqueKeysWithValues: layout.fields.compactMap { field in
        guard !given.contains(field.shownName),
          let type = field.type as? any PresentationStateType.Type
        else { return nil }
        return (field.name, type)
      })
  }

  private func check(
    _ arguments: [Argument],
    without omitted: [String: any PresentationStateType.Type], _ node: SyntaxNode
  ) throws(InputError) {
    let type = TypeName.full(layout.type)
    let names = layout.fields.filter { omitted[$0.name] == nil }.map(\.shownName)
    for argument in arguments { try check(argument) }
    let given = arguments.map { $0.label.map { shownName($0.text) } }
    let missing = names.filter { !given.contains($0) }
    guard missing.isEmpty else {
      throw builder.error(
        .missingField, "\(type) also needs \(missing.map { "`\($0)`" }.joined(separator: ", "))",
        at: builder.lastIndex(in: node.range)..<node.range.upperBound,
        hint: "expected " + Expectation.of(layout.type))
    }
    for (index, argument) in arguments.enumerated() {
      let expected = index < names.count ? names[index] : nil
      guard given[index] != expected else { continue }
      throw builder.error(
        .wrongLabel, "the fields of \(type) must be in order", at: argument.range,
        hint: expected.map { "expected \($0):" } ?? "expected )")
    }
  }

  private func check(
    _ argument: Argument
  ) throws(InputError) {
    let type = TypeName.full(layout.type)
    let names = layout.fields.map(\.shownName)
    guard let label = argument.label else {
      throw builder.error(
        .wrongLabel, "the fields of \(type) need their names", at: argument.range,
        hint: names.isEmpty ? "expected )" : "expected \(alternatives(names.map { $0 + ":" }))")
    }
    guard !layout.fields.contains(where: { $0.shownName == label.text || $0.name == label.text })
    else {
      return
    }
    throw builder.error(
      .unknownField, "\(type) has no field `\(label.text)`", at: label.range,
      hint: names.isEmpty ? "expected )" : "expected " + alternatives(names),
      suggestion: NearestName.to(label.text, in: names))
  }

  private func shownName(_ typed: String) -> String {
    layout.fields.first { $0.name == typed }?.shownName ?? typed
  }
}

/// Makes tuples, and the values of a case.
struct TupleBuilder {
  let builder: ValueBuilder

  func tuple(_ node: SyntaxNode, _ layout: TupleLayout) throws(InputError) -> Any {
    guard case .tuple(let arguments) = node.kind else { throw builder.wrongType(node, layout.type) }
    let elements = layout.elements.map(CaseElement.init)
    guard arguments.count == elements.count else {
      throw wrongCount(arguments, elements, of: "the tuple", end: builder.lastIndex(in: node.range))
    }
    guard let tuple = layout.make(try values(arguments, for: elements, of: nil)) else {
      throw builder.wrongType(node, layout.type)
    }
    return tuple
  }

  /// Makes the values of `arguments`, each of the type of its element. The counts are equal.
  ///
  /// - Parameter owner: The case that takes the arguments, or `nil` for a tuple, whose labels can be
  ///   omitted.
  func values(
    _ arguments: [Argument], for elements: [CaseElement], of owner: String?
  ) throws(InputError) -> [Any] {
    var values: [Any] = []
    for (argument, element) in zip(arguments, elements) {
      try checkLabel(of: argument, element, of: owner)
      let subject = (element.label ?? owner).map(Subject.named) ?? builder.subject
      // The first of several values can be the ID of the element that the next one is an action of.
      let builder = values.first.map(self.builder.selecting) ?? self.builder
      values.append(try builder.for(subject).build(argument.value, as: element.type))
    }
    return values
  }

  private func checkLabel(
    of argument: Argument, _ element: CaseElement, of owner: String?
  ) throws(InputError) {
    guard !argument.isShorthand, argument.label?.text != element.label else { return }
    let name = owner.map { "`\($0)`" } ?? "the tuple"
    switch (argument.label, element.label) {
    case (let label?, let wanted?):
      throw builder.error(
        .wrongLabel, "\(name) has no label `\(label.text)` here", at: label.range,
        hint: "expected \(wanted):")
    case (let label?, nil):
      throw builder.error(
        .wrongLabel, "\(name) takes no label here", at: label.range,
        hint: "expected the value alone")
    case (nil, let wanted?) where owner != nil:
      throw builder.error(
        .wrongLabel, "\(name) needs the label `\(wanted)`", at: argument.range,
        hint: "expected \(wanted):")
    default: return
    }
  }

  /// The error for too many or too few arguments. Missing ones belong at `end`.
  func wrongCount(
    _ arguments: [Argument], _ elements: [CaseElement], of owner: String, end: String.Index
  ) -> InputError {
    let values = elements.count == 1 ? "1 value" : "\(elements.count) values"
    let extra = arguments.count > elements.count ? arguments[elements.count].range : nil
    return builder.error(
      .wrongCount, "\(owner) takes \(values), not \(arguments.count)", at: extra ?? end..<end,
      hint: "expected " + CaseElement.signature(elements))
  }
}
