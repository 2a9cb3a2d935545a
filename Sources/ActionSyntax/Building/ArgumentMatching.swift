extension ValueBuilder {
  /// The values of `arguments`, one for each element, in order and of its type.
  ///
  /// Counts are equal. Shorthand arguments need no label; those of a tuple may leave them out.
  package func values(
    _ arguments: [Argument], for elements: [CaseElement], of owner: String?
  ) throws(ActionError) -> [Any] {
    var values: [Any] = []
    for (argument, element) in zip(arguments, elements) {
      try check(argument, element, of: owner)
      let subject = (element.label ?? owner).map(Subject.named) ?? subject
      values.append(try self.for(subject).build(argument.value, as: element.type))
    }
    return values
  }

  private func check(
    _ argument: Argument, _ element: CaseElement, of owner: String?
  ) throws(ActionError) {
    guard !argument.isShorthand, argument.label?.text != element.label else { return }
    let name = owner.map { "`\($0)`" } ?? "the tuple"
    switch (argument.label, element.label) {
    case (let label?, let wanted?):
      throw error(
        .wrongLabel, "\(name) has no label `\(label.text)` here", at: label.range,
        hint: "expected \(wanted):")
    case (let label?, nil):
      throw error(
        .wrongLabel, "\(name) takes no label here", at: label.range,
        hint: "expected the value alone")
    case (nil, let wanted?) where owner != nil:
      throw error(
        .wrongLabel, "\(name) needs the label `\(wanted)`", at: argument.range,
        hint: "expected \(wanted):")
    default: return
    }
  }

  /// The error for too many or too few arguments. `end` is where the missing ones belong.
  package func wrongCount(
    _ arguments: [Argument], _ elements: [CaseElement], of owner: String, end: String.Index
  ) -> ActionError {
    let values = elements.count == 1 ? "1 value" : "\(elements.count) values"
    let extra = arguments.count > elements.count ? arguments[elements.count].range : nil
    return error(
      .wrongCount, "\(owner) takes \(values), not \(arguments.count)", at: extra ?? end..<end,
      hint: "expected " + CaseElement.signature(elements))
  }
}
