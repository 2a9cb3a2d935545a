/// A feature in the map of a project, with the children that it embeds, presents, or pushes.
struct MappedFeature {
  /// How a parent holds a child.
  enum Way: String {
    case embeds
    case hasRows = "has rows of"
    case presents, pushes, spawns
  }

  /// Counted from 0, in the order of the map.
  let number: Int
  /// The type of the reducer: `AppFeature`, `AppFeature.Path`.
  let name: String
  /// The cases of the parent's action that lead to it: `path`, `detail`; the property of a spawned feature; empty for the root.
  let cases: [String]
  let way: Way
  /// Whether its children are listed where the map has it first.
  var isRepeated = false
  var children: [MappedFeature] = []

  /// The cases as one: `.path(.detail)`.
  var place: String { Self.text(of: cases) }

  /// The feature and all those below it.
  var flattened: [MappedFeature] { [self] + children.flatMap(\.flattened) }

  static func text(of cases: [String]) -> String {
    "." + cases.joined(separator: "(.") + String(repeating: ")", count: cases.count - 1)
  }
}

/// Finds the children of a feature from the types of its state and its actions.
struct FeatureMap {
  private let finder: ChildFinder
  private(set) var root: MappedFeature
  /// The enums of a presentation or a stack: the map has their cases in their place.
  private(set) var collapsed: Set<String> = []
  private var known: Set<[ObjectIdentifier]> = []
  private var count = 0

  @MainActor
  init(of loaded: RunningFeature) {
    finder = loaded.children
    let name = loaded.feature.typeName
    root = MappedFeature(number: 0, name: name, cases: [], way: .embeds)
    root = feature(
      name, [], .embeds, (loaded.store.stateType, loaded.store.actionType))
  }

  private mutating func feature(
    _ name: String, _ cases: [String], _ way: MappedFeature.Way,
    _ types: (state: Any.Type, action: Any.Type)
  ) -> MappedFeature {
    var feature = MappedFeature(number: count, name: name, cases: cases, way: way)
    count += 1
    let places = finder.places(of: types.state, types.action)
    let isNew = known.insert([ObjectIdentifier(types.state), ObjectIdentifier(types.action)])
      .inserted
    if isNew {
      feature.children = places.flatMap { children(at: $0, after: [], Self.way(of: $0)) }
    } else {
      feature.isRepeated = !places.isEmpty
    }
    return feature
  }

  private mutating func children(
    at place: ChildScope, after cases: [String], _ way: MappedFeature.Way
  ) -> [MappedFeature] {
    let cases = cases + [place.actionCase?.name ?? place.name]
    let name = Self.name(of: place)
    let inner = finder.places(of: place.childState, place.childAction)
    let isChoice = cases.count == 1 && (way == .presents || way == .pushes)
    if isChoice, !inner.isEmpty, EnumLayout.of(place.childState) != nil {
      collapsed.insert(name)
      return inner.flatMap { children(at: $0, after: cases, way) }
    }
    return [feature(name, cases, way, (place.childState, place.childAction))]
  }

  private static func way(of place: ChildScope) -> MappedFeature.Way {
    if place.isSpawned { return .spawns }
    if place.isPresentation { return .presents }
    guard place.hasRows else { return .embeds }
    return place.isOnScreen ? .pushes : .hasRows
  }

  /// `Detail` for a child with `Detail.State` and `Detail.Action`.
  private static func name(of place: ChildScope) -> String {
    let state = TypeName.of(place.childState)
    if let system = ["AlertState": "an alert", "ConfirmationDialogState": "a dialog"][state] {
      return system
    }
    let action = TypeName.of(place.childAction)
    return action.hasSuffix(".Action") ? String(action.dropLast(".Action".count)) : state
  }
}
