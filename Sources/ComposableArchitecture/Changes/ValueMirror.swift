/// What a dump shows of a value: the style and the type after which it is written, and its children.
///
/// It lists what `Mirror` lists, without a mirror where the layout of the type is known.
struct ValueMirror {
  let style: Style
  let subjectType: Any.Type
  private let source: Source

  enum Style {
    case `struct`, `class`, `enum`, tuple, optional, collection, dictionary, set
    /// A value without parts that a dump knows of.
    case leaf
  }

  private enum Source {
    case fields(LabeledFields, of: Any)
    indirect case child(Mirror.Child?)
    indirect case mirror(Mirror)
  }

  init(_ value: Any, as type: DumpedType) {
    switch type.form {
    case .fields(let fields):
      self.init(.struct, Swift.type(of: value), .fields(fields, of: value))
    case .cases(let layout):
      self.init(caseOf: value, layout, .enum)
    case .optional(let layout):
      self.init(caseOf: value, layout, .optional)
    case .mirror:
      self.init(Mirror(reflecting: value))
    }
  }

  init(_ mirror: Mirror) {
    self.init(Style(mirror.displayStyle), mirror.subjectType, .mirror(mirror))
  }

  private init(caseOf value: Any, _ layout: EnumLayout, _ style: Style) {
    // A mirror lists a single payload with a label as a tuple of one element.
    guard let (enumCase, payload) = layout.content(of: value), enumCase.label == nil else {
      self.init(Mirror(reflecting: value))
      return
    }
    self.init(style, layout.type, .child(payload.map { (enumCase.name, $0) }))
  }

  private init(_ style: Style, _ type: Any.Type, _ source: Source) {
    (self.style, subjectType, self.source) = (style, type, source)
  }

  /// The fields, the elements, or the payload of an enum case, labeled with the case.
  var children: [Mirror.Child] {
    switch source {
    case .fields(let fields, let value): fields.children(of: value)
    case .child(let child): child.map { [$0] } ?? []
    case .mirror(let mirror): Array(mirror.children)
    }
  }

  var firstChild: Mirror.Child? {
    switch source {
    case .fields: children.first
    case .child(let child): child
    case .mirror(let mirror): mirror.children.first
    }
  }

  /// The fields of an object, those of its superclasses first.
  var inheritedChildren: [Mirror.Child] {
    var all = children
    guard case .mirror(let mirror) = source else { return all }
    var ancestor = mirror.superclassMirror
    while let mirror = ancestor {
      all.insert(contentsOf: mirror.children, at: 0)
      ancestor = mirror.superclassMirror
    }
    return all
  }
}

extension ValueMirror.Style {
  fileprivate init(_ style: Mirror.DisplayStyle?) {
    switch style {
    case .struct: self = .struct
    case .class: self = .class
    case .enum: self = .enum
    case .tuple: self = .tuple
    case .optional: self = .optional
    case .collection: self = .collection
    case .dictionary: self = .dictionary
    case .set: self = .set
    default: self = .leaf
    }
  }
}
