/// What code does with a view store, and how it does the same with the store.
struct ViewStoreUses {
  /// What the view store contains.
  enum Observed {
    /// The whole state, or a field such as `.count`.
    case path(String)
    /// A value that is made of the state, as in `ViewState(state: store.state)`.
    case value(ViewStateReading)

    /// Reads the argument `observe`, which may follow the store; `nil` for anything that is not understood.
    init?(_ arguments: [SwiftSource.Argument], _ source: SwiftSource) {
      guard arguments.count == 2, arguments[1].label == "observe" else {
        guard arguments.count == 1 else { return nil }
        self = .path("")
        return
      }
      let words = arguments[1].value
      let text = source.source(words).filter { $0 != " " }
      if text == "{$0}" || text == "\\.self" {
        self = .path("")
      } else if let path = source.path(words) {
        self = .path(path.map { ".\($0)" }.joined())
      } else if let value = ViewStateReading(words, source) {
        self = .value(value)
      } else {
        return nil
      }
    }
  }

  typealias Found = (edits: [Edit], bound: [Int], bindsStore: Bool)

  let source: SwiftSource
  let feature: ProjectFeature
  /// The store as a property of the view; `nil` if a closure gives it, or if it takes the place of the view store.
  let property: StoreReading.Property?
  /// The name of the view store.
  let name: String
  /// Whether the view store is a property, which `self.` may precede.
  let isProperty: Bool
  let observed: Observed
  /// How the store is named.
  let base: String

  /// The uses in some words; `nil` if one of them is not understood.
  func all(in words: Range<Int>, except left: [Range<Int>] = []) -> Found? {
    var uses: Found = (viewState?.edits ?? [], viewState?.words ?? [], false)
    var position = words.lowerBound
    while position < words.upperBound {
      defer { position += 1 }
      if let end = source.shadowing(name, at: position)
        ?? left.first(where: { $0.contains(position) })?.last
      {
        position = end
        continue
      }
      guard source.text(position) == name else { continue }
      let hasSelf = isProperty && source.has(["self", "."], at: position - 2)
      guard hasSelf || source.text(position - 1) != "." else { continue }
      guard source.text(position + 1) == ".",
        source.isName(position + 2) || source.text(position + 2).hasPrefix("$"),
        add(position, hasSelf, to: &uses)
      else { return nil }
    }
    guard uses.bindsStore, let property else { return uses }
    return property.canBeBindable ? uses : nil
  }

  /// The value that is made of the state.
  var viewState: ViewStateReading? {
    guard case .value(let value) = observed else { return nil }
    return value
  }

  /// The name that bindings of the store begin with.
  private var binding: String {
    "$\(base.hasPrefix("self.") ? String(base.dropFirst("self.".count)) : base)"
  }

  /// The observed field, such as `.count`; empty for the whole state, and `nil` for a value that is made of it.
  private var observedPath: String? {
    guard case .path(let path) = observed else { return nil }
    return path
  }

  /// The field of the state that a member of the view store is bound to.
  private func boundField(_ member: String) -> String? {
    guard let field = viewState.map({ $0.bound[member] }) ?? (observedPath == "" ? member : nil),
      feature.bindings.contains(field)
    else { return nil }
    return field
  }

  private func add(_ index: Int, _ hasSelf: Bool, to uses: inout Found) -> Bool {
    let member = source.text(index + 2)
    let start = hasSelf ? index - 2 : index
    let base = hasSelf && !base.hasPrefix("self.") ? "self.\(base)" : base
    let reader = observedPath.map { base + $0 } ?? ViewStateReading.name
    let receiver = source.offsets(start...index), whole = source.offsets(start...index + 2)
    switch member {
    case "send":
      guard let arguments = source.arguments(at: index + 3),
        !arguments.contains(where: { $0.label == "while" })
      else { return false }
      uses.edits.append(Edit(receiver, base))
    case "state": uses.edits.append(observedPath == "" ? Edit(receiver, base) : Edit(whole, reader))
    case "binding": return addBinding(from: start, at: index + 3, base, to: &uses)
    case "publisher", "yield", "withState", "objectWillChange", "wrappedValue": return false
    case _ where member.hasPrefix("$"):
      guard let field = boundField(String(member.dropFirst())) else { return false }
      uses.edits.append(Edit(whole, "\(binding).\(field)"))
      uses.bound.append(index + 2)
      uses.bindsStore = true
    default:
      if let field = viewState?.bound[member] {
        uses.edits.append(Edit(whole, "\(base).\(field)"))
      } else {
        uses.edits.append(Edit(receiver, reader))
      }
    }
    return true
  }

  /// `viewStore.binding(get: \.name, send: { .nameChanged($0) })`.
  private func addBinding(
    from start: Int, at parenthesis: Int, _ base: String, to uses: inout Found
  ) -> Bool {
    guard let observed = observedPath, let end = source.partners[parenthesis],
      let arguments = source.arguments(at: parenthesis),
      !source.hasComment(in: source.offsets(start...end))
    else { return false }
    let call = ViewStoreBinding(
      source: source, feature: feature, base: base, binding: binding, observed: observed)
    guard let (text, isOfStore) = call.text(arguments) else { return false }
    uses.edits.append(Edit(source.offsets(start...end), text))
    uses.bindsStore = uses.bindsStore || isOfStore
    return true
  }
}

extension SwiftSource {
  /// The end of a closure whose parameter has a name.
  func shadowing(_ name: String, at index: Int) -> Int? {
    closure(at: index).flatMap { $0.parameters.contains(name) ? $0.close : nil }
  }
}
