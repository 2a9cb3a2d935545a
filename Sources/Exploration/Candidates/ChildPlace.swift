/// Where the state of a child feature is in its parent's state.
enum ChildPlace {
  case field(StructLayout, StructLayout.Field)
  /// An enum state that is in a case.
  case enumCase(EnumLayout, EnumCase)
  case computed(ComputedChild)

  init?(_ child: ChildScope) {
    if case .computed(let computed) = child.kind {
      self = .computed(computed)
    } else if let layout = EnumLayout.of(child.parentState) {
      guard let enumCase = layout.cases.first(where: { $0.name == child.name }) else { return nil }
      self = .enumCase(layout, enumCase)
    } else {
      guard let layout = StructLayout.of(child.parentState),
        let field = layout.fields.first(where: { [child.name, "_" + child.name].contains($0.name) })
      else { return nil }
      self = .field(layout, field)
    }
  }

  /// The value at this place: the child's state, or the collection that has its rows. `nil` if it is absent.
  func value(in parent: Any) -> Any? {
    switch self {
    case .field(let layout, let field):
      return layout.value(of: field, in: parent).flatMap(Self.unwrapped)
    case .enumCase(let layout, let enumCase):
      guard let (current, payload) = layout.content(of: parent), current.tag == enumCase.tag else {
        return nil
      }
      return payload
    case .computed(let child):
      return child.state(in: parent)
    }
  }

  private static func unwrapped(_ value: Any) -> Any? {
    if let presentation = value as? any PresentationStateType {
      return unwrapped(presentation.optionalChild)
    }
    if let wrapper = value as? any WrappedFieldType { return unwrapped(wrapper.anyValue) }
    guard let optional = value as? any OptionalType else { return value }
    return optional.presentValue
  }

  var isPermanent: Bool {
    switch self {
    case .field(_, let field):
      !(field.type is any OptionalType.Type || field.type is any PresentationStateType.Type)
    case .enumCase, .computed: false
    }
  }
}
