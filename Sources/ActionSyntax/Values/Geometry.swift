/// Points and sizes, whose fields reflection cannot write: `CGPoint(x: 1, y: 2)`, `.init(x: 1, y: 2)`, `(x: 1, y: 2)` or `.zero`.
private protocol GeometryValue: SyntaxConstructible {
  /// The labels of the initializer, and the types of its arguments.
  static var fields: [(label: String, type: Any.Type)] { get }
  static var zero: Self { get }
  init(values: [Any])
}

extension GeometryValue {
  package static func make(
    from node: SyntaxNode, by builder: ValueBuilder
  ) throws(InputError) -> Any {
    let arguments: [Argument]?
    switch node.kind {
    case .tuple(let elements): arguments = elements
    case .chain(let chain):
      guard let link = chain.links.last, chain.links.count == 1 || link.name.text == "zero",
        chain.links.dropLast().allSatisfy({ $0.name.text == TypeName.of(Self.self) })
      else { throw builder.wrongType(node, Self.self) }
      if link.name.text == "zero", link.arguments == nil { return zero }
      let name = chain.isImplicit ? "init" : TypeName.of(Self.self)
      arguments = link.name.text == name ? link.arguments : nil
    default: arguments = nil
    }
    guard let arguments, arguments.map(\.label?.text) == fields.map(\.label) else {
      throw builder.wrongType(node, Self.self)
    }
    var values: [Any] = []
    for (argument, field) in zip(arguments, fields) {
      values.append(
        try builder.for(.named(field.label)).build(argument.value, as: field.type))
    }
    return Self(values: values)
  }
}

extension CGPoint: GeometryValue {
  fileprivate static var fields: [(label: String, type: Any.Type)] {
    [("x", CGFloat.self), ("y", CGFloat.self)]
  }

  fileprivate init(values: [Any]) {
    self.init(x: values[0] as? CGFloat ?? 0, y: values[1] as? CGFloat ?? 0)
  }

  package static var expectation: String { "a point such as CGPoint(x: 1, y: 2)" }
  package static var beginnings: [ValueBeginning] { [.prefix("CGPoint(x: ")] }
}

extension CGSize: GeometryValue {
  fileprivate static var fields: [(label: String, type: Any.Type)] {
    [("width", CGFloat.self), ("height", CGFloat.self)]
  }

  fileprivate init(values: [Any]) {
    self.init(width: values[0] as? CGFloat ?? 0, height: values[1] as? CGFloat ?? 0)
  }

  package static var expectation: String { "a size such as CGSize(width: 1, height: 2)" }
  package static var beginnings: [ValueBeginning] { [.prefix("CGSize(width: ")] }
}

extension CGRect: GeometryValue {
  fileprivate static var fields: [(label: String, type: Any.Type)] {
    [("origin", CGPoint.self), ("size", CGSize.self)]
  }

  fileprivate init(values: [Any]) {
    self.init(origin: values[0] as? CGPoint ?? .zero, size: values[1] as? CGSize ?? .zero)
  }

  package static var expectation: String {
    "a rectangle such as CGRect(origin: .zero, size: CGSize(width: 1, height: 2))"
  }
  package static var beginnings: [ValueBeginning] { [.prefix("CGRect(origin: ")] }
}
