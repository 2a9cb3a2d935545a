import ComposableArchitecture
import Reflection

/// Where the state of a child feature is in its parent's state.
enum ChildPlace {
  case field(StructLayout, StructLayout.Field)
  /// An enum state that is in a case.
  case enumCase(EnumLayout, EnumCase)
  case computed(ComputedChild, childState: Any.Type)

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
    case .computed(let child, _):
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

/// Finds the children of a state from the types of a state and its actions.
///
/// The actions of a child are in the case with the name of its property. Otherwise, they are in the case that
/// an operator connects with the property, or in the one whose payload is declared in the same type as the
/// child's state: `todos: IdentifiedArrayOf<Todo.State>` and `todo(id: Todo.State.ID, action: Todo.Action)`.
struct ChildPlaces {
  private let links: [ChildLink]

  init(_ outline: [ReducerOutline]) { links = outline.flatMap(\.flattened).compactMap(\.link) }

  private struct Part {
    let name: String
    /// The child's state, or the type of a row.
    let type: Any.Type
    let idType: Any.Type?
    let place: ChildPlace
  }

  /// The place of the child whose actions a case carries, or of the collection of the children; `nil` if the
  /// case carries no actions of a child.
  func place(of enumCase: EnumCase, in state: Any.Type, _ action: Any.Type) -> ChildPlace? {
    guard let payload = enumCase.payload, let child = Self.child(of: payload) else { return nil }
    let link = links.first { $0.action == enumCase.name && $0.parentAction == action }
    if let link, let computed = link.computed, computed.parentState == state {
      return .computed(computed, childState: link.childState)
    }
    let fitting = parts(of: state).filter { part in
      guard part.type != child.action else { return false }
      if let id = child.id { return part.idType == id }
      return part.idType == nil
    }
    let named = fitting.filter { $0.name == enumCase.name && Self.isFeature(child, $0, link) }
    let linked = fitting.filter { part in
      link.map { $0.childState == part.type && $0.place.hasSuffix(part.name) } ?? false
    }
    let owned = fitting.filter { part in
      Self.owner(of: part.type).map { $0 == Self.owner(of: child.action) } ?? false
    }
    return [named, linked, owned].first { $0.count == 1 }?[0].place
  }

  /// The type of the actions that a payload carries, and of the IDs of their rows.
  static func child(of payload: Any.Type) -> (action: Any.Type, id: Any.Type?)? {
    if let presentation = payload as? any PresentationActionType.Type {
      return (presentation.childAction, nil)
    }
    if let row = payload as? any ElementAction.Type { return (row.childAction, row.idType) }
    if let elements = TupleLayout.of(payload)?.elements {
      guard elements.count == 2, EnumLayout.of(elements[1].type) != nil else { return nil }
      return (elements[1].type, elements[0].type)
    }
    let isAction =
      EnumLayout.of(payload) != nil && !(payload is any OptionalType.Type)
      && !(payload is any RawRepresentable.Type) && !(payload is any BindingActionType.Type)
    return isAction ? (payload, nil) : nil
  }

  private static func isFeature(
    _ child: (action: Any.Type, id: Any.Type?), _ part: Part, _ link: ChildLink?
  ) -> Bool {
    // A field `filter: Filter` and a case `filter(Choice)` are no child, but `filter: Filter.State` is one.
    link != nil || child.id != nil || owner(of: part.type) != nil
  }

  private func parts(of state: Any.Type) -> [Part] {
    if let layout = EnumLayout.of(state) {
      return layout.cases.compactMap { enumCase in
        enumCase.payload.map {
          Part(name: enumCase.name, type: $0, idType: nil, place: .enumCase(layout, enumCase))
        }
      }
    }
    guard let layout = StructLayout.of(state) else { return [] }
    return layout.fields.map { field in
      let name = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
      let (type, id) = Self.content(of: field.type)
      return Part(name: name, type: type, idType: id, place: .field(layout, field))
    }
  }

  private static func content(of type: Any.Type) -> (type: Any.Type, id: Any.Type?) {
    if let wrapper = type as? any WrappedFieldType.Type { return content(of: wrapper.valueType) }
    if let presentation = type as? any PresentationStateType.Type {
      return (presentation.childState, nil)
    }
    if let rows = type as? any Rows.Type { return (rows.rowType, rows.idType) }
    return ((type as? any OptionalType.Type)?.wrapped ?? type, nil)
  }

  /// The name of the type that contains a type, as `Todo` contains `Todo.State`.
  private static func owner(of type: Any.Type) -> String? {
    let parts = TypeName.of(type).split(separator: ".")
    return parts.count > 1 ? parts.dropLast().joined(separator: ".") : nil
  }
}
