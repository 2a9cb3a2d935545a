import SwiftReading

/// `ForEachStore`, which becomes `ForEach`.
enum RowStoreView {
  /// `nil` if the feature of the store is not known.
  static func view(at index: Int, _ reading: StoreReading) -> OldView? {
    let source = reading.source
    guard let arguments = source.arguments(at: index + 1), let first = arguments.first,
      let store = reading.expression(first.value), let scope = store.scopes.last
    else { return nil }
    let parent = StoreExpression(
      base: store.base, hasSelf: store.hasSelf, words: store.words,
      scopes: store.scopes.dropLast())
    guard let feature = reading.feature(of: parent) else { return nil }
    let path = reading.actionPath(ofScope: scope)
    let isIdentified =
      path?.count == 1
      && feature.payload(of: path![0])?.hasPrefix("IdentifiedAction") == true
    return OldView(
      features: [feature.name], words: index..<index + 1,
      rewriting: isIdentified
        ? OldView.Rewriting(edits: [Edit(source.words[index].range, "ForEach")]) : nil)
  }
}

/// `IfLetStore`, which becomes `if let`.
struct OptionalStoreView {
  /// `nil` if the feature of the store is not known.
  static func view(at index: Int, _ reading: StoreReading) -> OldView? {
    let source = reading.source
    guard let arguments = source.arguments(at: index + 1), let first = arguments.first,
      let store = reading.expression(first.value), let scope = store.scopes.last
    else { return nil }
    let parent = StoreExpression(
      base: store.base, hasSelf: store.hasSelf, words: store.words,
      scopes: store.scopes.dropLast())
    guard let feature = reading.feature(of: parent) else { return nil }
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
    let isStatement = CallFrame(index, endingAt: close, in: source).canBeStatement
    var edits: [Edit]
    if arguments.count == 1, source.text(parenthesis + 1) == "{" {
      guard let trailing = trailing(parenthesis + 1, value) else { return nil }
      edits = trailing
    } else if arguments.count == 2, arguments[1].label == "then",
      let view = source.initializer(arguments[1].value)
    {
      guard let block = block(view, value, parenthesis) else { return nil }
      edits = block
    } else if (2...3).contains(arguments.count), arguments[1].label == "then" {
      guard let closures = closures(arguments, value, parenthesis) else { return nil }
      edits = closures
    } else {
      return nil
    }
    if !isStatement { edits = group(edits, close) }
    return OldView.Rewriting(edits: edits)
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

  /// `IfLetStore(value) { store in A() } else: { B() }`.
  private func trailing(_ brace: Int, _ value: String) -> [Edit]? {
    guard let closure = source.closure(at: brace), closure.captures == nil, !closure.body.isEmpty,
      !source.hasComment(in: source.offsets(index...brace))
    else { return nil }
    var edits: [Edit] = []
    let name: String
    if closure.hasSignature {
      guard closure.parameters.count == 1 else { return nil }
      name = closure.parameters[0]
      let end = source.words[closure.body.lowerBound - 1].range.upperBound
      guard !source.hasComment(in: source.words[brace].range.lowerBound..<end) else { return nil }
      edits.append(
        Edit(source.words[index].range.lowerBound..<end, "if let \(name) = \(value) {"))
    } else {
      name = source.isUsed("store", in: closure.body) ? "childStore" : "store"
      guard let uses = source.implicitParameters(of: closure) else { return nil }
      edits.append(
        Edit(source.offsets(index...brace), "if let \(name) = \(value) {"))
      edits += uses.map { Edit(source.words[$0].range, name) }
    }
    if name == "_" { return nil }
    guard let next = source.nextClosure(after: closure.close) else { return edits }
    guard source.text(next - 2) == "else", let second = source.closure(at: next),
      second.parameters.isEmpty
    else { return nil }
    return edits + [Edit(source.words[next - 1].range, "")]
  }

  /// `IfLetStore(value, then: { store in A() }, else: { B() })`.
  private func closures(
    _ arguments: [SwiftSource.Argument], _ value: String, _ close: Int
  ) -> [Edit]? {
    let first = arguments[1].value
    guard let closure = source.closure(at: first.lowerBound), closure.captures == nil,
      closure.close == first.upperBound - 1, !closure.body.isEmpty, closure.hasSignature,
      closure.parameters.count == 1, closure.parameters[0] != "_"
    else { return nil }
    let head = "if let \(closure.parameters[0]) = \(value) {"
    var edits = [Edit(source.offsets(index...closure.body.lowerBound - 1), head)]
    var last = closure.close
    if arguments.count == 3 {
      let other = arguments[2].value
      guard arguments[2].label == "else", let second = source.closure(at: other.lowerBound),
        second.close == other.upperBound - 1, second.parameters.isEmpty, !second.hasSignature
      else { return nil }
      let between =
        source.words[last].range.upperBound..<source.words[second.open].range.lowerBound
      guard !source.hasComment(in: between) else { return nil }
      edits.append(Edit(between, " else "))
      last = second.close
    }
    let rest = source.words[last].range.upperBound..<source.words[close].range.upperBound
    guard source.text(close + 1) != "{", !source.hasComment(in: rest) else { return nil }
    return edits + outdenting(first, from: head) + [Edit(rest, "")]
  }

  /// Moves what was in an argument on a line of its own to where the call begins.
  private func outdenting(_ words: Range<Int>, from head: String) -> [Edit] {
    guard let close = source.partners[index + 1] else { return [] }
    let start = source.words[words.lowerBound].range.lowerBound
    let outer = source.indentation(of: source.words[index].range.lowerBound)
    let inner = source.indentation(of: start)
    guard inner.hasPrefix(outer), inner.count > outer.count else { return [] }
    return source.moving(
      start..<source.words[close].range.lowerBound, by: String(inner.dropFirst(outer.count)),
      removes: true)
  }

  /// `IfLetStore(value, then: A.init(store:)) else: { B() }`.
  private func block(_ view: String, _ value: String, _ close: Int) -> [Edit]? {
    guard !source.hasComment(in: source.offsets(index...close)) else { return nil }
    let outer = source.indentation(of: source.words[index].range.lowerBound)
    let text =
      "if let store = \(value) {\n\(outer)\(source.unit)\(view)(store: store)\n\(outer)}"
    let edit = Edit(source.offsets(index...close), text)
    guard let next = source.nextClosure(after: close) else { return [edit] }
    guard source.text(next - 2) == "else", let second = source.closure(at: next),
      second.parameters.isEmpty
    else { return nil }
    return [edit, Edit(source.words[next - 1].range, "")]
  }

  /// The statement in a `Group`, because something follows it, or needs an expression.
  private func group(_ edits: [Edit], _ close: Int) -> [Edit] {
    let start = source.words[index].range.lowerBound
    let end = source.words[close].range.upperBound
    let outer = source.indentation(of: start), unit = source.unit
    return edits.map { edit in
      edit.range.lowerBound == start
        ? Edit(
          edit.range,
          "Group {\n\(outer)\(unit)" + edit.text.replacing("\n", with: "\n\(unit)")) : edit
    } + source.moving(start..<end, by: unit) + [.inserting("\n\(outer)}", at: end)]
  }
}
