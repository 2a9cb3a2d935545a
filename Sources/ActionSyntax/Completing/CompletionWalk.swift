import ComposableArchitecture
import Reflection

/// Follows half-typed text through the types, up to the cursor.
///
/// Text that fits no type ends the walk with `.nothing`: completion has no opinion on mistakes.
package struct CompletionWalk {
  /// The brackets that are open, outermost first.
  private(set) var frames: [CompletionFrame] = []

  private let tokens: ArraySlice<Token>
  private var place: Int
  private var cases: [String] = []

  package init(_ tokens: [Token]) {
    self.tokens = tokens[...]
    place = 0
  }

  private var kind: Token.Kind { place < tokens.count ? tokens[place].kind : .end }
  private var isAtCursor: Bool { place >= tokens.count }

  private mutating func take(_ sign: Token.Sign) -> Bool {
    guard kind == .sign(sign) else { return false }
    place += 1
    return true
  }

  private mutating func takeName() -> String? {
    guard case .identifier(let name) = kind else { return nil }
    place += 1
    return name
  }

  /// With or without the dot before it.
  package mutating func action(_ type: Any.Type) throws(CompletionSpot) {
    _ = take(.dot)
    try member(of: type)
  }

  package mutating func value(_ type: Any.Type) throws(CompletionSpot) {
    if isAtCursor { throw .value(type) }
    guard frames.count < Parser.depthLimit else { throw .nothing }
    switch kind {
    case .sign(.dot):
      place += 1
      if type is any BindingConstructible.Type { return try binding(type) }
      try member(of: type)
    case .sign(.openParenthesis): try tuple(type)
    case .sign(.openBracket): try list(type)
    case .identifier: try named(type)
    case .sign: throw .nothing
    default: place += 1
    }
  }

  /// A case, its dot being read.
  private mutating func member(of type: Any.Type) throws(CompletionSpot) {
    guard let layout = ActionStep.cases(of: type) else { throw .nothing }
    if isAtCursor { throw .member(layout, cases: cases) }
    guard frames.count < Parser.depthLimit, cases.count < Parser.depthLimit, let name = takeName()
    else { throw .nothing }
    guard let enumCase = layout.cases.first(where: { $0.name == name }) else {
      return try shorthand(name, layout)
    }
    cases.append(name)
    defer { cases.removeLast() }
    try payload(CaseElement.all(of: enumCase)[...])
  }

  private mutating func payload(_ elements: ArraySlice<CaseElement>) throws(CompletionSpot) {
    var rest = elements
    if kind == .sign(.openBracket), let first = rest.popFirst() { try row(first) }
    if kind == .sign(.openParenthesis) {
      let count = try arguments(rest, closing: .closeParenthesis)
      rest = rest.dropFirst(count)
    }
    guard kind == .sign(.dot), let last = rest.last else { return }
    place += 1
    if last.type is any BindingConstructible.Type { return try binding(last.type) }
    try member(of: last.type)
  }

  /// `[id]` behind a case.
  private mutating func row(_ element: CaseElement) throws(CompletionSpot) {
    place += 1
    frames.append(CompletionFrame(closing: "]", isLast: true))
    if isAtCursor { throw .id(element.type, cases: cases) }
    if take(.hash) {
      place += 1
    } else {
      try value(element.type)
    }
    guard take(.closeBracket) else { throw isAtCursor ? .end : .nothing }
    frames.removeLast()
  }

  /// What stands between brackets; how many there were.
  private mutating func arguments(
    _ elements: ArraySlice<CaseElement>, closing: Token.Sign
  ) throws(CompletionSpot) -> Int {
    place += 1
    frames.append(CompletionFrame(closing: closing.rawValue, isLast: false))
    var count = 0
    while !take(closing) {
      guard let element = elements.dropFirst(count).first else {
        throw isAtCursor ? .end : .nothing
      }
      count += 1
      frames[frames.count - 1].isLast = count == elements.count
      try argument(element)
      guard take(.comma) || kind == .sign(closing) else { throw isAtCursor ? .end : .nothing }
    }
    frames.removeLast()
    return count
  }

  private mutating func argument(_ element: CaseElement) throws(CompletionSpot) {
    if let label = element.label {
      if isAtCursor { throw .label(label) }
      guard takeName() == label, take(.colon) else { throw .nothing }
    }
    try value(element.type)
  }

  private mutating func tuple(_ type: Any.Type) throws(CompletionSpot) {
    if let layout = TupleLayout.of(type) {
      // Tuples may leave their labels out, and then no label is offered.
      let elements = layout.elements.map { CaseElement(label: $0.label, type: $0.type) }
      _ = try arguments(elements[...], closing: .closeParenthesis)
    } else if let elements = Self.fields(of: type) {
      _ = try arguments(elements[...], closing: .closeParenthesis)
    } else {
      _ = try arguments([CaseElement(label: nil, type: type)], closing: .closeParenthesis)
    }
  }

  /// `true`, or something that begins with the name of its type.
  private mutating func named(_ type: Any.Type) throws(CompletionSpot) {
    let path = TypePath.of(type)
    var isOfType = false
    while let name = takeName() {
      isOfType = path.contains(name)
      guard isOfType, kind == .sign(.dot) else { break }
      place += 1
      if isAtCursor || !path.contains(nextName ?? "") { return try member(of: type) }
    }
    if isOfType, kind == .sign(.openParenthesis), let elements = Self.fields(of: type) {
      _ = try arguments(elements[...], closing: .closeParenthesis)
    }
  }

  private var nextName: String? {
    guard case .identifier(let name) = kind else { return nil }
    return name
  }

  private mutating func list(_ type: Any.Type) throws(CompletionSpot) {
    guard let element = (type as? any ListType.Type)?.element else { throw .nothing }
    place += 1
    frames.append(CompletionFrame(closing: "]", isLast: nil))
    while !take(.closeBracket) {
      try value(element)
      guard take(.comma) || kind == .sign(.closeBracket) else {
        throw isAtCursor ? .end : .nothing
      }
    }
    frames.removeLast()
  }

  private static func fields(of type: Any.Type) -> [CaseElement]? {
    guard let layout = StructLayout.of(type), layout.canBeWritten else { return nil }
    return layout.fields.map { CaseElement(label: $0.shownName, type: $0.type) }
  }
}

extension CompletionWalk {
  /// `.set(…)` where the enum has no such case.
  private mutating func shorthand(
    _ name: String, _ layout: EnumLayout
  ) throws(CompletionSpot) {
    guard name == "set", let type = layout.bindingType else { throw .nothing }
    place -= 1
    try binding(type)
  }

  /// `set(\.$field, value)`
  private mutating func binding(_ type: Any.Type) throws(CompletionSpot) {
    guard let fields = (type as? any BindingConstructible.Type)?.bindableFields else {
      throw .nothing
    }
    if isAtCursor { throw .setter }
    guard takeName() == "set", take(.openParenthesis) else { throw .nothing }
    frames.append(CompletionFrame(closing: ")", isLast: true))
    let field = try keyPath(fields)
    guard take(.comma) else { throw .nothing }
    try value(field.type)
    guard take(.closeParenthesis) else { throw isAtCursor ? .end : .nothing }
    frames.removeLast()
  }

  private mutating func keyPath(_ fields: [BindableField]) throws(CompletionSpot) -> BindableField {
    if isAtCursor { throw .keyPath(fields, typed: "") }
    guard take(.backslash) else { throw .nothing }
    _ = takeName()
    if isAtCursor { throw .keyPath(fields, typed: "\\") }
    guard take(.dot) else { throw .nothing }
    var typed = ""
    repeat {
      if isAtCursor { throw .keyPath(fields, typed: "\\." + typed) }
      typed += (takeName() ?? "") + "."
    } while take(.dot)
    guard let field = fields.first(where: { "$\($0.name)." == typed }) else { throw .nothing }
    return field
  }
}

extension EnumLayout {
  /// The payload that `.set(…)` stands for.
  package var bindingType: Any.Type? {
    guard !cases.contains(where: { $0.name == "set" }) else { return nil }
    return cases.first { $0.payload is any BindingConstructible.Type }?.payload
  }
}
