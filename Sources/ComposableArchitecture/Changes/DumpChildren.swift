/// A value's children with the brackets around them.
struct DumpChildren {
  let kind: ChildKind
  /// `Settings.State(`, `[`, `saved(`.
  let opening: String
  let closing: String
  /// The children as the mirror lists them.
  let all: [Mirror.Child]

  init(_ kind: ChildKind, _ opening: String, _ all: [Mirror.Child], closing: String = ")") {
    (self.kind, self.opening, self.closing, self.all) = (kind, opening, closing, all)
  }

  /// The children of a struct, a tuple, or a collection.
  init(_ mirror: ValueMirror, of subject: DumpSubject) {
    guard mirror.style != .struct else {
      self.init(fieldsOf: subject, mirror, DumpedTypeName.of(mirror.subjectType))
      return
    }
    let isUnordered = mirror.subjectType is any _UnorderedCollection.Type
    let all = mirror.children
    switch mirror.style {
    case .set: self.init(.members(isUnordered: isUnordered), "Set([", all, closing: "])")
    case .dictionary: self.init(.entries(isUnordered: isUnordered), "[", all, closing: "]")
    case .tuple: self.init(.tupleElements, "(", all)
    default: self.init(.elements, "[", all, closing: "]")
    }
  }

  /// The fields of a value, written after a type's name.
  init(fieldsOf subject: DumpSubject, _ mirror: ValueMirror, _ typeName: String) {
    self.init(
      .fields(hidesMacroStorage: !subject.providesMirror), "\(typeName)(", mirror.children)
  }

  /// The fields of an object, those of its superclasses first.
  init(inheritedFieldsOf subject: DumpSubject, _ mirror: ValueMirror, _ typeName: String) {
    self.init(
      .fields(hidesMacroStorage: !subject.providesMirror), "\(typeName)(", mirror.inheritedChildren)
  }

  init(payload: Any, opening: String) {
    let mirror = DumpSubject(payload).mirror
    let elements = mirror.style == .tuple ? mirror.children : [(nil, payload)]
    self.init(.tupleElements, opening, elements)
  }

  /// The text of a value without children.
  var emptyText: String {
    if case .entries = kind { "[:]" } else { opening + closing }
  }

  /// Whether there is one child, without children of its own: it is written on the value's line.
  var isSingleLeaf: Bool {
    all.count == 1 && !kind.isCollection && Self.isLeaf(all[0].value)
  }

  /// Whether a value is written without children, on one line.
  static func isLeaf(_ value: Any) -> Bool {
    let child = DumpSubject(value)
    if child.isPlain { return true }
    var content = child
    while content.diffObject == nil, let representation = content.representation {
      content = DumpSubject(representation)
    }
    if content.diffObject != nil { return false }
    if let description = child.description { return !description.hasLineFeed }
    return content.mirror.firstChild == nil
  }
}

/// The kind of a value's children.
enum ChildKind {
  /// Fields of a struct or a class; those that macros store (`_$name`) can be hidden.
  case fields(hidesMacroStorage: Bool)
  /// Elements of a tuple. The labels that mirrors invent (`.0`) are not shown.
  case tupleElements
  /// Elements at positions.
  case elements
  /// Elements of a set, sorted by their text unless they have an order.
  case members(isUnordered: Bool)
  /// Entries of a dictionary, sorted by the text of their keys unless they have an order.
  case entries(isUnordered: Bool)

  var isCollection: Bool {
    switch self {
    case .elements, .members, .entries: true
    case .fields, .tupleElements: false
    }
  }

  var isSorted: Bool {
    switch self {
    case .members(let isUnordered), .entries(let isUnordered): isUnordered
    case .fields, .tupleElements, .elements: false
    }
  }

  func arranged(_ children: [Mirror.Child], _ dumper: inout ValueDumper) throws -> [Mirror.Child] {
    if case .fields(hidesMacroStorage: true) = self {
      return children.filter { $0.label.map { !$0.hasPrefix("_$") } ?? true }
    }
    guard isSorted else { return children }
    var sorted: [(text: String, child: Mirror.Child)] = []
    for child in children { sorted.append((try dumper.sortText(of: sortKey(child)), child)) }
    sorted.sort { $0.text < $1.text }
    return sorted.map(\.child)
  }

  /// A child with the label that is shown.
  func labeled(
    _ child: Mirror.Child, at position: Int, _ dumper: inout ValueDumper, keyDepth: Int = 1
  ) throws -> Mirror.Child {
    switch self {
    case .elements: return ("[\(position)]:", child.value)
    case .tupleElements where child.label?.first == ".": return (nil, child.value)
    case .entries:
      guard let entry = child.value as? DumpedEntry else { break }
      return (try dumper.text(of: entry.key.base, .init(depth: keyDepth)) + ":", entry.value)
    case .tupleElements, .fields, .members: break
    }
    return (child.label.map { "\($0):" }, child.value)
  }

  private func sortKey(_ child: Mirror.Child) -> Any {
    guard case .entries = self, let entry = child.value as? DumpedEntry else { return child.value }
    return entry.key.base
  }
}

/// An element of a dictionary's mirror.
typealias DumpedEntry = (key: AnyHashable, value: Any)
