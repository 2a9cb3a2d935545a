/// `ForEachStore`, which becomes `ForEach`.
enum RowStoreView {
  /// `nil` if the feature of the store is not known.
  static func view(at index: Int, _ reading: StoreReading) -> OldView? {
    guard let (_, scope, feature) = reading.scopedStore(ofCall: index) else { return nil }
    let path = reading.actionPath(ofScope: scope), name = path?.count == 1 ? path?.first : nil
    let isIdentified = name.flatMap(feature.payload)?.hasPrefix("IdentifiedAction") == true
    return OldView(
      features: [feature.name], words: index..<index + 1,
      rewriting: isIdentified
        ? OldView.Rewriting(edits: [Edit(reading.source.words[index].range, "ForEach")]) : nil)
  }
}

/// `IfLetStore`, which becomes `if let`.
struct OptionalStoreView {
  /// `nil` if the feature of the store is not known.
  static func view(at index: Int, _ reading: StoreReading) -> OldView? {
    let source = reading.source
    guard let (store, scope, feature) = reading.scopedStore(ofCall: index) else { return nil }
    let call = OptionalStoreView(
      index: index, reading: reading, store: store, scope: scope, feature: feature)
    var close = source.partners[index + 1] ?? index
    while let brace = source.nextClosure(after: close) { close = source.partners[brace] ?? close }
    return OldView(
      features: [feature.name], words: index..<close + 1, rewriting: call.rewriting(close))
  }

  let index: Int
  let reading: StoreReading
  let store: StoreExpression
  let scope: Int
  let feature: ProjectFeature
  private var source: SwiftSource { reading.source }

  private func rewriting(_ close: Int) -> OldView.Rewriting? {
    guard let value, let parenthesis = source.partners[index + 1],
      let arguments = source.arguments(at: index + 1)
    else { return nil }
    let isStatement = CallFrame(source: source, index: index, close: close).canBeStatement
    let edits: [Edit]?
    if arguments.count == 2, arguments[1].label == "then",
      let view = source.initializer(arguments[1].value)
    {
      edits = block(view, value, parenthesis)
    } else {
      edits = closures(arguments.dropFirst(), value, parenthesis)
    }
    return edits.map { OldView.Rewriting(edits: isStatement ? $0 : group($0, close)) }
  }

  /// `store.scope(state: \.child, action: \.child)`, on one line.
  private var value: String? {
    guard let arguments = source.arguments(at: scope), arguments.count == 2,
      !source.hasComment(in: source.offsets(index...store.words.upperBound - 1)),
      let state = source.path(arguments[0].value), let action = source.path(arguments[1].value)
    else { return nil }
    let head = source.joined(store.words.lowerBound..<scope + 1)
    if let presented = reading.presentedPath(arguments[0].value) {
      guard feature.payload(of: action[0])?.hasPrefix("PresentationAction") == true,
        action.count <= 2
      else { return nil }
      let path = ([action[0], "presented"] + action.dropFirst()).joined(separator: ".")
      return "\(head)state: \(presented), action: \\.\(path))"
    }
    let isOptional =
      state.dropLast().contains { $0.hasSuffix("?") }
      || state.count == 1 && feature.optionalFields.contains(state[0])
    guard isOptional, !state[0].hasPrefix("$") else { return nil }
    return
      "\(head)state: \\.\(state.joined(separator: ".")), action: \\.\(action.joined(separator: ".")))"
  }

  /// `IfLetStore(value) { store in A() } else: { B() }`, or both closures in the parentheses.
  private func closures(
    _ arguments: ArraySlice<SwiftSource.Argument>, _ value: String, _ parenthesis: Int
  ) -> [Edit]? {
    let isTrailing = arguments.isEmpty, first = arguments.first?.value.lowerBound
    guard let view = StoreClosure(at: first ?? parenthesis + 1, in: source),
      var edits = view.opening(from: index, value),
      isTrailing || source.text(parenthesis + 1) != "{",
      ["then", "else"].starts(with: arguments.map(\.label))
    else { return nil }
    var last = view.closure.close
    if isTrailing {
      guard let alternative = source.alternative(after: last) else { return nil }
      return edits + alternative
    }
    if let other = arguments.dropFirst().first {
      guard let second = source.closure(other.value), !second.hasSignature,
        case let between = source.end(last)..<source.start(second.open),
        !source.hasComment(in: between)
      else { return nil }
      edits.append(Edit(between, " else "))
      last = second.close
    }
    let rest = source.end(last)..<source.end(parenthesis)
    guard !source.hasComment(in: rest) else { return nil }
    return edits + outdenting(first ?? index) + [Edit(rest, "")]
  }

  /// Moves what was in an argument on a line of its own to where the call begins.
  private func outdenting(_ first: Int) -> [Edit] {
    guard let close = source.partners[index + 1] else { return [] }
    let start = source.start(first)
    let outer = source.indentation(of: source.start(index))
    let inner = source.indentation(of: start)
    guard inner.hasPrefix(outer), inner.count > outer.count else { return [] }
    return source.moving(
      start..<source.start(close), by: String(inner.dropFirst(outer.count)), removes: true)
  }

  /// `IfLetStore(value, then: A.init(store:)) else: { B() }`.
  private func block(_ view: String, _ value: String, _ close: Int) -> [Edit]? {
    guard !source.hasComment(in: source.offsets(index...close)) else { return nil }
    let edit = source.presenting(view, value, inPlaceOf: index...close)
    return source.alternative(after: close).map { [edit] + $0 }
  }

  /// The statement in a `Group`, because something follows it, or needs an expression.
  private func group(_ edits: [Edit], _ close: Int) -> [Edit] {
    let range = source.offsets(index...close)
    let (outer, unit) = (source.indentation(of: range.lowerBound), source.unit)
    return edits.map { edit in
      guard edit.range.lowerBound == range.lowerBound else { return edit }
      let text = edit.text.replacing("\n", with: "\n\(unit)")
      return Edit(edit.range, "Group {\n\(outer)\(unit)\(text)")
    } + source.moving(range, by: unit) + [.inserting("\n\(outer)}", at: range.upperBound)]
  }
}

extension StoreReading {
  /// The scope of a store that a call begins with, and the feature whose child it is.
  fileprivate func scopedStore(
    ofCall index: Int
  ) -> (store: StoreExpression, scope: Int, feature: ProjectFeature)? {
    guard let first = source.arguments(at: index + 1)?.first, let store = expression(first.value),
      let scope = store.scopes.last
    else { return nil }
    let parent = StoreExpression(
      base: store.base, hasSelf: store.hasSelf, words: store.words, scopes: store.scopes.dropLast())
    return feature(of: parent).map { (store, scope, $0) }
  }
}
