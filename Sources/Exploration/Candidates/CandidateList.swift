/// The actions that a user can send in a state, by reflection.
///
/// The types are looked at once. Lists that do not depend on the state are kept, and so are those of rows.
@MainActor
final class CandidateList {
  /// What is the same everywhere in a feature.
  struct Context {
    let children: ChildFinder
    let domain: ValueDomain
    let user: UserActions
    let labels = CaseLabels()
    /// The number of rows whose actions are sent, at most.
    let mostRows = 3
  }

  /// The cases that are not sent, with the reasons, for the report.
  private(set) var notSent: [String: UserActions.Reason] = [:]
  private let context: Context
  private let layout: EnumLayout?
  /// The children by the tags of the cases that carry their actions.
  private var children: [Int: ChildScope] = [:]
  private var makers: [CaseMaker] = []
  private var constant: [Candidate]?
  private let rows: [RowSource]
  /// Whether the list is the same in every state.
  private(set) lazy var isConstant = makers.allSatisfy(\.isConstant)

  /// How the actions of a case are made.
  private struct CaseMaker {
    let enumCase: EnumCase
    let label: Int
    let source: Source
    let isConstant: Bool
  }

  private enum Source {
    case payloads
    case binding(any BindingActionType.Type)
    case view(CandidateList)
    case child(ChildPlace, CandidateList)
    case presented(ChildPlace, any PresentationActionType.Type, CandidateList)
    case rows(ChildPlace, CandidateList, RowLists)
  }

  /// The lists of rows that were made already.
  private final class RowLists {
    var byID: [AnyHashable: [Candidate]] = [:]
  }

  /// - Parameters:
  ///   - path: The cases that lead here: `.destination.add`.
  init(
    _ action: Any.Type, state: Any.Type, _ context: Context, path: String = "", depth: Int = 6
  ) {
    self.context = context
    layout = EnumLayout.of(action)
    rows = RowSource.all(in: state)
    guard depth > 0, let layout else { return }
    for child in context.children.places(of: state, action) where child.isCertain {
      if let tag = child.actionCase?.tag, children[tag] == nil { children[tag] = child }
    }
    let hasView = action is any ViewAction.Type
    for enumCase in layout.cases.sorted(by: { ($0.name, $0.tag) < ($1.name, $1.tag) })
    where enumCase.isResolved {
      let path = path + "." + enumCase.name
      let isChild = children[enumCase.tag] != nil || dialog(enumCase, in: state) != nil
      let isForView =
        ["view", "binding"].contains(enumCase.name) || isChild || context.user.sent.contains(path)
      if hasView, !isForView {
        notSent[path] = .view
      } else if let reason = context.user.reason(
        against: path, named: enumCase.name, isLeaf: !isChild && enumCase.name != "view")
      {
        notSent[path] = reason
      } else {
        add(enumCase, state: state, action, path: path, depth: depth - 1)
      }
    }
  }

  /// Whether no action can be sent in any state.
  var isEmpty: Bool { makers.isEmpty }

  /// The actions for a state, in an order that is the same on every run.
  func actions(in state: Any) -> [Candidate] {
    if let constant { return constant }
    let made = makers.flatMap { actions($0, in: state) }
    if isConstant { constant = made }
    return made
  }
}

// The cases of the action.
extension CandidateList {
  private func add(
    _ enumCase: EnumCase, state: Any.Type, _ action: Any.Type, path: String, depth: Int
  ) {
    let label = context.labels.index(of: path)
    func append(_ source: Source, isConstant: Bool) {
      makers.append(
        CaseMaker(enumCase: enumCase, label: label, source: source, isConstant: isConstant))
    }
    guard let payload = enumCase.payload else { return append(.payloads, isConstant: true) }
    if let binding = payload as? any BindingActionType.Type {
      return append(.binding(binding), isConstant: true)
    }
    if action is any ViewAction.Type, enumCase.name == "view" {
      let list = child(payload, state, path, depth)
      return append(.view(list), isConstant: list.isConstant)
    }
    if let (type, place, shown) = dialog(enumCase, in: state) {
      let list = self.child(type.childAction, shown, path, depth)
      return append(.presented(place, type, list), isConstant: false)
    }
    guard let child = children[enumCase.tag], let place = ChildPlace(child) else {
      let dependsOnRows = rows.contains { $0.provides(partOf: payload) }
      return append(.payloads, isConstant: !dependsOnRows)
    }
    let list = self.child(child.childAction, child.childState, path, depth)
    append(
      source(payload, place, list, hasRows: child.hasRows),
      isConstant: place.isPermanent && !child.hasRows && list.isConstant)
  }

  /// A dialog whose buttons send values that are not of an enum. A prompt cannot enter it as a child.
  private func dialog(
    _ enumCase: EnumCase, in state: Any.Type
  ) -> (type: any PresentationActionType.Type, place: ChildPlace, shown: Any.Type)? {
    guard let type = enumCase.payload as? any PresentationActionType.Type,
      EnumLayout.of(type.childAction) == nil, let layout = StructLayout.of(state),
      let field = layout.fields.first(where: { $0.name == "_" + enumCase.name }),
      let presentation = field.type as? any PresentationStateType.Type,
      context.children.links.contains(where: {
        $0.action == enumCase.name && $0.childState == presentation.childState
      })
    else { return nil }
    return (type, .field(layout, field), presentation.childState)
  }

  private func source(
    _ payload: Any.Type, _ place: ChildPlace, _ list: CandidateList, hasRows: Bool
  ) -> Source {
    if let presentation = payload as? any PresentationActionType.Type {
      return .presented(place, presentation, list)
    }
    return hasRows ? .rows(place, list, RowLists()) : .child(place, list)
  }

  private func child(
    _ action: Any.Type, _ state: Any.Type, _ path: String, _ depth: Int
  ) -> CandidateList {
    let list = CandidateList(action, state: state, context, path: path, depth: depth)
    notSent.merge(list.notSent) { first, _ in first }
    return list
  }
}

// The values of the cases.
extension CandidateList {
  private func actions(_ maker: CaseMaker, in state: Any) -> [Candidate] {
    guard let layout else { return [] }
    if case .payloads = maker.source {
      return context.domain.payloads(of: maker.enumCase) { present($0, in: state) }
        .compactMap(layout.make).map { Candidate(value: $0, label: maker.label) }
    }
    return payloads(maker, in: state).compactMap { candidate in
      layout.make(maker.enumCase, payload: candidate.value)
        .map { Candidate(value: $0, label: candidate.label, isDismissal: candidate.isDismissal) }
    }
  }

  /// The values that were tried for simple types.
  var tried: [String] { context.domain.tried.lines }

  /// The payloads of the actions.
  private func payloads(_ maker: CaseMaker, in state: Any) -> [Candidate] {
    switch maker.source {
    case .payloads: return []
    case .binding(let type):
      return writes(type, in: state).map { Candidate(value: $0, label: maker.label) }
    case .view(let list): return list.actions(in: state)
    case .child(let place, let list):
      return place.value(in: state).map(list.actions) ?? []
    case .presented(let place, let type, let list):
      guard let child = place.value(in: state) else { return [] }
      let buttons = (child as? any ButtonList)?.buttonActions
      let actions =
        buttons?.map { Candidate(value: $0, label: maker.label) } ?? list.actions(in: child)
      return actions.compactMap { $0.map(type.presenting) }
        + [Candidate(value: type.dismissal, label: maker.label, isDismissal: buttons == nil)]
    case .rows(let place, let list, let known):
      guard let rows = place.value(in: state) as? any RowCollection else { return [] }
      return rows.rowIDs.prefix(context.mostRows).flatMap { id in
        let key = list.isConstant ? id as? AnyHashable : nil
        if let key, let known = known.byID[key] { return known }
        let made = rows.row(id: id).map { self.row(id, $0, maker, list) } ?? []
        if let key { known.byID[key] = made }
        return made
      }
    }
  }

  private func row(
    _ id: Any, _ row: Any, _ maker: CaseMaker, _ list: CandidateList
  ) -> [Candidate] {
    guard let payload = maker.enumCase.payload else { return [] }
    let actions = list.actions(in: row).compactMap { candidate in
      candidate.map { action in
        (payload as? any ElementAction.Type)?.make(id: id, action: action)
          ?? TupleLayout.of(payload)?.make([id, action])
      }
    }
    guard let stack = payload as? any StackActionType.Type, let id = id as? StackElementID
    else { return actions }
    return actions + [
      Candidate(value: stack.removal(from: id), label: maker.label, isDismissal: true)
    ]
  }

  /// The values that are tried for a type.
  func values(of type: Any.Type, in state: Any) -> [Any] {
    context.domain.values(of: type) { present($0, in: state) }
  }

  /// Each field with each of its values, even the current one, so that the list is always the same.
  private func writes(_ type: any BindingActionType.Type, in state: Any) -> [Any] {
    BindingField.all(of: type.rootType).flatMap { field in
      values(of: field.valueType, in: state)
        .compactMap { type.write(field, $0, witness: state) }
    }
  }

  /// The IDs or the rows of a type in the state; `nil` if it has no collections of it.
  private func present(_ type: Any.Type, in state: Any) -> [Any]? {
    let sources = rows.filter { $0.idType == type || $0.rowType == type }
    guard !sources.isEmpty else { return nil }
    return sources.flatMap { source -> [Any] in
      guard let rows = source.place.value(in: state) as? any RowCollection else { return [] }
      return rows.rowIDs.prefix(context.mostRows).compactMap { id in
        source.idType == type ? id : rows.row(id: id)
      }
    }
  }
}

/// A collection of rows in a state, whose IDs and rows other actions can carry: `.rowTapped(id:)`.
struct RowSource {
  let idType: Any.Type
  let rowType: Any.Type
  let place: ChildPlace

  static func all(in state: Any.Type) -> [RowSource] {
    guard let layout = StructLayout.of(state) else { return [] }
    return layout.fields.compactMap { field in
      guard let rows = field.type as? any RowCollection.Type else { return nil }
      return RowSource(
        idType: rows.idType, rowType: rows.rowType, place: .field(layout, field))
    }
  }

  /// Whether a payload contains an ID or a row.
  func provides(partOf payload: Any.Type) -> Bool {
    if payload == idType || payload == rowType { return true }
    if let optional = payload as? any OptionalType.Type {
      return provides(partOf: optional.wrapped)
    }
    let parts =
      TupleLayout.of(payload)?.elements.map(\.type)
      ?? StructLayout.of(payload)?.fields.map(\.type) ?? []
    return parts.contains { $0 != payload && provides(partOf: $0) }
  }
}
