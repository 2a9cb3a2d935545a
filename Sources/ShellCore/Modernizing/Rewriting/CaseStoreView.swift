/// `SwitchStore`, which becomes a `switch` over the state of the store.
enum CaseStoreView {
  /// `nil` if the feature of the store is not known.
  static func view(at index: Int, _ reading: StoreReading) -> OldView? {
    let source = reading.source
    guard let arguments = source.arguments(at: index + 1), let first = arguments.first,
      let store = reading.expression(first.value), let feature = reading.feature(of: store),
      let brace = source.closure(after: index), let close = source.partners[brace]
    else { return nil }
    let words = index..<close + 1
    guard arguments.count == 1, store.scopes.isEmpty, let closure = source.closure(at: brace),
      let cases = StoreSwitch(closure, over: source.source(store.words), feature, reading),
      case let frame = CallFrame(source: source, index: index, close: close),
      frame.canBeStatement,
      !source.hasComment(in: source.start(index)..<source.start(closure.body.lowerBound))
    else { return OldView(features: [feature.name], words: words, rewriting: nil) }
    return OldView(
      features: [feature.name], words: words,
      rewriting: OldView.Rewriting(edits: frame.unwrapping(closure, cases.edits)))
  }
}

/// A closure that switches over the initial state of an enum, with a `CaseLet` for its features.
struct StoreSwitch {
  /// The edits of the subject, and of what is in the cases.
  let edits: [Edit]

  /// `nil` if something in the closure is not understood.
  ///
  /// - Parameter store: How the store of the enum is written.
  init?(
    _ closure: SwiftSource.Closure, over store: String, _ feature: ProjectFeature,
    _ reading: StoreReading
  ) {
    let source = reading.source
    guard feature.hasCases, feature.hasMacro, closure.parameters.count <= 1,
      closure.captures == nil, let first = closure.body.first, source.text(first) == "switch",
      source.statements(in: closure.body).count == 1
    else { return nil }
    let parameter = closure.parameters.first ?? "$0"
    let uses = closure.body.filter {
      source.isUsed(parameter, in: $0..<$0 + 1) && source.brace(around: $0) == closure.open
    }
    guard uses == [first + 1], source.text(first + 2) == "{" else { return nil }
    var edits = [Edit(source.words[first + 1].range, "\(store).state")]
    var index = first + 3
    while index < closure.body.upperBound {
      if ["Default", "SwitchStore", "_ExhaustivityCheckView"].contains(source.text(index)) {
        return nil
      }
      if source.text(index) == "CaseLet" {
        guard let (more, end) = Self.caseLet(at: index, store, feature, reading) else { return nil }
        edits += more
        index = end
      }
      index += 1
    }
    self.edits = edits
  }

  /// `CaseLet(\Feature.State.a, action: Feature.Action.a) { store in A() }` as `if let`.
  private static func caseLet(
    at index: Int, _ store: String, _ feature: ProjectFeature, _ reading: StoreReading
  ) -> (edits: [Edit], end: Int)? {
    let source = reading.source
    guard let arguments = source.arguments(at: index + 1), let close = source.partners[index + 1],
      arguments.count >= 2, arguments[0].label == nil || arguments[0].label == "state",
      arguments[1].label == "action",
      let action = reading.caseOfAction(arguments[1].value), action.feature == feature,
      feature.payload(of: action.name) != nil,
      let last = arguments[0].value.last, source.text(last) == action.name,
      !source.hasComment(in: source.offsets(index...close))
    else { return nil }
    let value = "\(store).scope(state: \\.\(action.name), action: \\.\(action.name))"
    if arguments.count == 3, arguments[2].label == "then",
      let view = source.initializer(arguments[2].value), source.text(close + 1) != "."
    {
      return ([source.presenting(view, value, inPlaceOf: index...close)], close)
    }
    guard arguments.count == 2, let view = StoreClosure(at: close + 1, in: source),
      source.text(view.closure.close + 1) != ".", let opening = view.opening(from: index, value)
    else { return nil }
    return (opening, view.closure.close)
  }
}

/// `NavigationStackStore`, which becomes `NavigationStack(path:)`.
enum StackStoreView {
  /// `nil` if the feature of the store is not known.
  static func view(at index: Int, _ reading: StoreReading) -> OldView? {
    let source = reading.source
    guard let arguments = source.arguments(at: index + 1), let first = arguments.first,
      let store = reading.expression(first.value), let feature = reading.base(of: store),
      let close = source.partners[index + 1]
    else { return nil }
    guard let root = source.nextClosure(after: close), let end = source.partners[root],
      let brace = source.nextClosure(after: end), source.text(brace - 2) == "destination",
      let last = source.partners[brace]
    else { return OldView(features: [feature.name], words: index..<close + 1, rewriting: nil) }
    let element = reading.feature(of: store)
    let usesCases = (brace..<last).contains { source.text($0) == "CaseLet" }
    let features = [feature, usesCases ? element : nil].compactMap(\.self)
    let cases = usesCases ? element.flatMap { destination(brace, $0, reading) } : []
    return OldView(
      features: Set(features.map(\.name)), words: index..<last + 1,
      rewriting: cases.flatMap { head(index, store, arguments, reading, $0) })
  }

  /// `NavigationStack(path: $store.scope(state: \.path, action: \.path))`.
  private static func head(
    _ index: Int, _ store: StoreExpression, _ arguments: [SwiftSource.Argument],
    _ reading: StoreReading, _ cases: [Edit]
  ) -> OldView.Rewriting? {
    let source = reading.source
    guard arguments.count == 1, arguments[0].label == nil, let scope = store.scopes.first,
      let binding = StoreBinding(store, reading), reading.actionPath(ofScope: scope) != nil
    else { return nil }
    return OldView.Rewriting(
      edits: [
        Edit(source.words[index].range, "NavigationStack"),
        Edit(source.offsets(store.words.lowerBound...store.base), "path: \(binding.name)"),
      ] + cases, boundStore: binding.property)
  }

  /// The closure that switches over the element, whose parameter becomes its store.
  private static func destination(
    _ brace: Int, _ element: ProjectFeature, _ reading: StoreReading
  ) -> [Edit]? {
    let source = reading.source
    guard let closure = source.closure(at: brace), !closure.body.isEmpty,
      let cases = StoreSwitch(closure, over: "store", element, reading),
      !usesStore(closure.body, source)
    else { return nil }
    let end = source.end(closure.body.lowerBound - 1)
    guard !source.hasComment(in: source.start(brace)..<end) else { return nil }
    return [Edit(source.end(brace)..<end, " store in")] + cases.edits
  }

  /// Whether a closure uses the store of the view as `store`, outside of closures with a parameter of that name.
  private static func usesStore(_ words: Range<Int>, _ source: SwiftSource) -> Bool {
    var index = words.lowerBound
    while index < words.upperBound, !source.isUsed("store", in: index..<index + 1) {
      index = (source.shadowing("store", at: index) ?? index) + 1
    }
    return index < words.upperBound
  }
}
