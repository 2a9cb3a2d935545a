/// Declares reducers with the macro, and turns `reduce(into:action:)` into a body.
enum ReducerPass {
  static func edits(_ source: SwiftSource, _ names: ProjectNames) -> [Edit] {
    guard names.types.isDisjoint(with: ["Reducer", "Reduce", "ReducerOf"]) else { return [] }
    return source.declarations.flatMap { declaration -> [Edit] in
      // The macro would add its own types to those of an extension.
      let declaresTypes = ["State", "Action"].allSatisfy {
        declaration.type($0, ["struct", "enum", "typealias"]) != nil
      }
      let hasMacro = declaration.attribute(named: "Reducer") != nil
      let body = reduceFunction(of: declaration, source)
      guard declaration.keyword == "struct", declaresTypes,
        hasMacro || declaration.inherited.contains("Reducer"),
        hasMacro || body != nil || hasBody(declaration)
      else { return [] }
      return (hasMacro ? [] : macro(declaration, source)) + (body ?? [])
    }
  }

  private static func hasBody(_ declaration: Declaration) -> Bool {
    declaration.allMembers.contains { $0.bindings.first?.name == "body" }
  }

  /// The attribute, without the conformance.
  private static func macro(_ declaration: Declaration, _ source: SwiftSource) -> [Edit] {
    guard let conformance = source.conformance(to: "Reducer", of: declaration) else { return [] }
    return [.attribute("@Reducer", of: declaration, source), Edit(conformance, "")]
  }

  /// `reduce(into:action:)` as a body.
  private static func reduceFunction(
    of declaration: Declaration, _ source: SwiftSource
  ) -> [Edit]? {
    let functions = declaration.allMembers.filter { $0.keyword == "func" && $0.name == "reduce" }
    guard functions.count == 1, let function = functions.first, !hasBody(declaration),
      let signature = function.signature, let body = function.bodyRange,
      signature.parameters.map(\.label) == ["into", "action"], !signature.isAsync,
      signature.throwing == nil, function.genericParameters == nil, function.attributes.isEmpty,
      function.modifiers.allSatisfy({ ["public", "package", "internal"].contains($0.name) }),
      let result = signature.result, result.hasPrefix("Effect<") || result.hasPrefix("EffectOf<"),
      !source.hasComment(in: function.keywordRange.upperBound..<body.lowerBound)
    else { return nil }
    let names = signature.parameters.map { $0.name ?? $0.label ?? "_" }
    let indentation = source.indentation(of: function.range.lowerBound)
    let unit = source.unit
    let open = body.lowerBound + 1, close = body.upperBound - 1
    let start = function.keywordRange.lowerBound
    let head = "var body: some ReducerOf<Self> {\n\(indentation)\(unit)"
    if source.isBlank(open..<close) {
      // No action can be sent.
      return [Edit(start..<close, "\(head)EmptyReducer()\n\(indentation)")]
    }
    let heading = Edit(start..<open, "\(head)Reduce { \(names[0]), \(names[1]) in")
    guard source[open..<close].contains("\n") else {
      return [heading, .inserting("}\n\(indentation)", at: close)]
    }
    // The brace stays on its line.
    let last = close - source.indentation(of: close).utf8.count
    return [heading] + source.moving(open..<last, by: unit)
      + [.inserting("\(unit)}\n\(indentation)", at: close)]
  }
}

extension SwiftSource {
  /// The range of `: Reducer` in a declaration, or of `Reducer, ` among other protocols.
  func conformance(to name: String, of declaration: Declaration) -> Range<Int>? {
    guard let first = word(at: declaration.nameRange.lowerBound),
      let body = declaration.bodyRange.flatMap({ word(at: $0.lowerBound) }),
      let colon = (first..<body).first(where: { text($0) == ":" }),
      let found = (colon..<body).first(where: { text($0) == name && text($0 - 1) != "." })
    else { return nil }
    // The comma or the colon goes, too, with the space before it.
    return text(found + 1) == "," ? start(found)..<start(found + 2) : end(found - 2)..<end(found)
  }

  /// The white space of one level: that of the first member of a type.
  var unit: String {
    for declaration in declarations {
      guard let body = declaration.bodyRange, let member = declaration.allMembers.first else {
        continue
      }
      let outer = indentation(of: body.lowerBound), inner = indentation(of: member.range.lowerBound)
      if inner.hasPrefix(outer), inner.count > outer.count, !declaration.members.isEmpty,
        line(of: body.lowerBound) < line(of: member.range.lowerBound)
      {
        return String(inner.dropFirst(outer.count))
      }
    }
    return "  "
  }
}
