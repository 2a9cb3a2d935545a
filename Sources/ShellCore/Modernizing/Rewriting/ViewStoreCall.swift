/// A call of `WithViewStore` whose closure reads the store itself instead.
struct ViewStoreCall {
  /// `nil` if the feature of the store is not known.
  static func view(at index: Int, _ reading: StoreReading) -> OldView? {
    let source = reading.source
    guard let arguments = source.arguments(at: index + 1), let first = arguments.first,
      let store = reading.expression(first.value), store.scopes.isEmpty,
      let feature = reading.feature(of: store), let brace = source.closure(after: index),
      let close = source.partners[brace]
    else { return nil }
    let call = ViewStoreCall(at: index, arguments, store, feature, reading)
    return OldView(
      features: [feature.name], words: index..<close + 1, rewriting: call?.rewriting)
  }

  private let closure: SwiftSource.Closure
  private let index: Int
  private let source: SwiftSource
  private let viewStore: ViewStoreUses

  private init?(
    at index: Int, _ arguments: [SwiftSource.Argument], _ store: StoreExpression,
    _ feature: ProjectFeature, _ reading: StoreReading
  ) {
    let source = reading.source
    guard arguments[0].label == nil, let observed = ViewStoreUses.Observed(arguments, source),
      let brace = source.closure(after: index), let closure = source.closure(at: brace),
      closure.parameters.count == 1, closure.captures == nil, !closure.body.isEmpty
    else { return nil }
    if case .value = observed,
      closure.body.contains(where: { source.text($0) == ViewStateReading.name })
    {
      return nil
    }
    let name = source.text(store.base)
    // A closure, or a statement.
    let isShadowed = closure.body.contains {
      source.has(["let", name], at: $0)
        || source.text($0) == name && source.text($0 - 1) != "."
          && ["in", ","].contains(source.text($0 + 1))
    }
    let isLocal = !store.hasSelf && reading.local(name, at: store.base) != nil
    guard !(isLocal && isShadowed) else { return nil }
    let body = source.offsets(closure.body)
    (self.index, self.source, self.closure) = (index, source, closure)
    viewStore = ViewStoreUses(
      source: source, feature: feature,
      property: isLocal ? nil : reading.property(name, at: store.base),
      name: closure.parameters[0], isProperty: false, observed: observed,
      base: isShadowed ? "self.\(name)" : name)
    guard !source.hasComment(in: source.start(index)..<body.lowerBound),
      !source.hasComment(in: body.upperBound..<source.start(closure.close)),
      source.text(closure.close + 1) != ":"
    else { return nil }
  }
}

// What remains of the call.
extension ViewStoreCall {
  private var rewriting: OldView.Rewriting? {
    guard let uses = viewStore.all(in: closure.body), let edits = frame(uses) else { return nil }
    return OldView.Rewriting(
      edits: edits, boundWords: uses.bound, boundStore: uses.bindsStore ? viewStore.property : nil)
  }

  /// The edits that remove the call around its statements, or replace it by a `Group` if something follows several statements; `nil` if
  /// statements would be needed where only an expression can be.
  private func frame(_ uses: ViewStoreUses.Found) -> [Edit]? {
    let frame = CallFrame(source: source, index: index, close: closure.close)
    let start = source.start(index)
    let indentation = source.indentation(of: start)
    let heads = heads(uses)
    let head = heads.map { "\($0)\n\(indentation)" }.joined()
    if frame.canBeStatement || isExpression && heads.isEmpty {
      return frame.unwrapping(closure, uses.edits, head: head)
    }
    guard heads.isEmpty else { return nil }
    let open = source.end(closure.body.lowerBound - 1)
    return uses.edits + [Edit(start..<open, "Group {")]
  }

  /// The declarations that the statements need.
  private func heads(_ uses: ViewStoreUses.Found) -> [String] {
    var heads: [String] = []
    let base = viewStore.base
    if viewStore.property == nil, uses.bindsStore {
      heads.append("@Bindable var \(base) = \(base)")
    }
    if let viewState = viewStore.viewState,
      uses.edits.contains(where: { $0.text == ViewStateReading.name })
    {
      heads.append("let \(ViewStateReading.name) = \(viewState.call)\(base).state)")
    }
    return heads
  }

  /// Whether the closure is one expression.
  private var isExpression: Bool {
    source.statements(in: closure.body).count == 1
      && !["if", "switch", "let", "var", "for", "#"].contains(source.text(closure.body.lowerBound))
      && source.words[closure.body.lowerBound].kind != .directive
  }
}
