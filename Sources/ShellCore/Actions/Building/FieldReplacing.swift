import ComposableArchitecture

extension ValueBuilder {
  /// A copy of the struct `initial` with other values for some of its fields.
  func replacing(
    _ arguments: [Argument], in initial: Any, at text: Substring
  ) throws(ActionError) -> Any {
    if arguments.isEmpty { return initial }
    let type = Swift.type(of: initial)
    guard let layout = StructLayout.of(type), layout.isMemberwise,
      var values = layout.fields.compactMapAll({ layout.value(of: $0, in: initial) })
    else {
      throw error(
        .notTypable, "\(TypeName.of(type)) has no fields that can be replaced",
        at: text.startIndex..<text.endIndex)
    }
    for argument in arguments {
      let index = try self.index(of: argument, in: layout)
      let field = layout.fields[index]
      values[index] = try self.for(.named(field.shownName))
        .build(argument.value, as: field.type)
    }
    guard let value = layout.make(values) else {
      throw notTypable("\(TypeName.of(type)) cannot be made", at: text.startIndex..<text.endIndex)
    }
    return value
  }

  private func index(
    of argument: Argument, in layout: StructLayout
  ) throws(ActionError) -> Int {
    try check(argument, isAmong: layout.fields, TypeName.of(layout.type))
    return layout.fields.firstIndex {
      $0.name == argument.label?.text || $0.shownName == argument.label?.text
    } ?? 0
  }
}

extension Array {
  /// nil unless `transform` has a result for every element.
  fileprivate func compactMapAll<R>(_ transform: (Element) -> R?) -> [R]? {
    let results = compactMap(transform)
    return results.count == count ? results : nil
  }
}
