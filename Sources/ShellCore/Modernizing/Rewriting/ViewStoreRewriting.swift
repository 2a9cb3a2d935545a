import SwiftReading

/// A `WithViewStore` whose closure reads the store itself instead.
struct ViewStoreRewriting {
  /// The name of the feature that the view is for.
  let feature: String
  /// The range of the name of the view.
  let owner: Range<Int>
  let edits: [Edit]
  /// The words that are bindings of fields.
  let boundWords: [Int]
  /// Whether the store has to be bindable.
  let bindsStore: Bool

  /// Those of a file that are understood, the outermost ones only: the others follow in the next round.
  static func all(
    in source: SwiftSource, of features: [ObservedFeature], _ names: ProjectNames
  ) -> [ViewStoreRewriting] {
    let finder = SpellingFinder(source, names)
    var end = 0
    return source.words.indices.compactMap { index in
      guard index >= end, source.text(index) == "WithViewStore",
        finder.isType("WithViewStore", at: index),
        let view = source.view(around: index),
        let feature = features.first(where: { view.feature == $0.name }),
        let call = ViewStoreCall(at: index, in: source, feature, isBindable: view.isBindable)
      else { return nil }
      let uses = call.uses()
      guard let uses else { return nil }
      end = call.closure.close
      return ViewStoreRewriting(
        feature: feature.name, owner: view.name, edits: uses.edits + call.frame(),
        boundWords: uses.bound, bindsStore: uses.bindsStore)
    }
  }
}

extension SwiftSource {
  /// The view around a word, with the name of its store's feature.
  fileprivate func view(
    around index: Int
  ) -> (name: Range<Int>, feature: String, isBindable: Bool)? {
    let offset = words[index].range.lowerBound
    guard
      let view = declarations.last(where: {
        $0.keyword == "struct" && $0.bodyRange?.contains(offset) == true
      }), let store = view.allMembers.first(where: { $0.bindings.first?.name == "store" }),
      store.bindings.count == 1, var type = store.bindings[0].type?.filter({ $0 != " " })
    else { return nil }
    if type.hasPrefix("StoreOf<"), type.hasSuffix(">") {
      type = String(type.dropFirst("StoreOf<".count).dropLast())
    } else if type.hasPrefix("Store<"), type.hasSuffix(".Action>") {
      let parts = type.dropFirst("Store<".count).dropLast().split(separator: ",")
      guard parts.count == 2, parts[0].hasSuffix(".State"),
        parts[0].dropLast(".State".count) == parts[1].dropLast(".Action".count)
      else { return nil }
      type = String(parts[0].dropLast(".State".count))
    } else {
      return nil
    }
    let isBindable = store.attributes.allSatisfy { $0.name == "Bindable" }
    return (view.nameRange, type, isBindable)
  }
}

/// A call of `WithViewStore` that can be rewritten.
struct ViewStoreCall {
  let closure: SwiftSource.Closure
  private let index: Int
  private let source: SwiftSource
  private let feature: ObservedFeature
  private let isBindable: Bool
  /// The name of the view store.
  private let name: String
  /// The field that is observed, as in `\.count`; empty for the whole state.
  private let observed: String
  /// How the store is named in the closure.
  private let base: String
  private let statements: [Range<Int>]

  init?(at index: Int, in source: SwiftSource, _ feature: ObservedFeature, isBindable: Bool) {
    guard let arguments = source.arguments(at: index + 1), (1...2).contains(arguments.count),
      arguments[0].label == nil, let brace = source.closure(after: index),
      let closure = source.closure(at: brace), closure.parameters.count == 1,
      closure.captures == nil, !closure.body.isEmpty
    else { return nil }
    let store = source.source(arguments[0].value)
    guard ["store", "self.store", "store.stateless", "self.store.stateless"].contains(store) else {
      return nil
    }
    var observed = ""
    if arguments.count == 2 {
      guard arguments[1].label == "observe",
        let path = Self.observed(source.source(arguments[1].value))
      else { return nil }
      observed = path
    }
    (self.index, self.source, self.feature, self.closure) = (index, source, feature, closure)
    (self.isBindable, self.observed, name) = (isBindable, observed, closure.parameters[0])
    let isShadowed = closure.body.contains {
      source.text($0) == "store" && ["in", ","].contains(source.text($0 + 1))
        && source.text($0 - 1) != "." || source.has(["let", "store"], at: $0)
    }
    base = isShadowed ? "self.store" : "store"
    statements = source.statements(in: closure.body)
    let first = source.words[closure.body.lowerBound].range.lowerBound
    let last = source.words[closure.body.upperBound - 1].range.upperBound
    let start = source.words[index].range.lowerBound
    guard !source.hasComment(in: start..<first),
      !source.hasComment(in: last..<source.words[closure.close].range.lowerBound),
      source.text(closure.close + 1) != ":"
    else { return nil }
  }

  /// `.count` for `\.count`, and an empty text for `{ $0 }`; `nil` for anything else.
  private static func observed(_ text: String) -> String? {
    let text = text.filter { $0 != " " }
    if text == "{$0}" || text == "\\.self" { return "" }
    guard text.hasPrefix("\\."),
      text.dropFirst(2).allSatisfy({
        $0.isLetter || $0.isNumber || $0 == "." || $0 == "_"
      })
    else { return nil }
    return String(text.dropFirst())
  }
}

// What the closure does with the view store.
extension ViewStoreCall {
  typealias Uses = (edits: [Edit], bound: [Int], bindsStore: Bool)

  /// The uses of the view store; `nil` if one of them is not understood.
  func uses() -> Uses? {
    var uses: Uses = ([], [], false)
    var position = closure.body.lowerBound
    while position < closure.body.upperBound {
      defer { position += 1 }
      if let inner = shadowing(at: position) {
        position = inner
        continue
      }
      guard source.text(position) == name, source.text(position - 1) != "." else { continue }
      guard source.text(position + 1) == ".",
        source.isName(position + 2)
          || source.text(position + 2).hasPrefix("$"), add(position, to: &uses)
      else { return nil }
    }
    return uses.bindsStore && !isBindable ? nil : uses
  }

  /// The end of a closure whose parameter has the name of the view store.
  private func shadowing(at index: Int) -> Int? {
    guard source.text(index) == "{", let inner = source.closure(at: index),
      inner.parameters.contains(name)
    else { return nil }
    return inner.close
  }

  private func add(_ index: Int, to uses: inout Uses) -> Bool {
    let member = source.text(index + 2)
    let receiver = source.words[index].range
    switch member {
    case "send":
      guard let arguments = source.arguments(at: index + 3),
        !arguments.contains(where: { $0.label == "while" })
      else { return false }
      uses.edits.append(Edit(receiver, base))
    case "state":
      let whole = receiver.lowerBound..<source.words[index + 2].range.upperBound
      uses.edits.append(
        observed.isEmpty ? Edit(receiver, base) : Edit(whole, base + observed))
    case "binding": return addBinding(index, to: &uses)
    case "publisher", "yield", "withState", "objectWillChange", "wrappedValue": return false
    case _ where member.hasPrefix("$"):
      let field = String(member.dropFirst())
      guard observed.isEmpty, feature.bindings.contains(field) else { return false }
      let whole = receiver.lowerBound..<source.words[index + 2].range.upperBound
      uses.edits.append(Edit(whole, "$store.\(field)"))
      uses.bound.append(index + 2)
      uses.bindsStore = true
    default:
      uses.edits.append(Edit(receiver, base + observed))
    }
    return true
  }

  /// `viewStore.binding(get: \.name, send: { .nameChanged($0) })` as `$store.name.sending(\.nameChanged)`.
  private func addBinding(_ index: Int, to uses: inout Uses) -> Bool {
    guard observed.isEmpty, let end = source.partners[index + 3],
      let arguments = source.arguments(at: index + 3)
    else { return false }
    let range = source.words[index].range.lowerBound..<source.words[end].range.upperBound
    let values = arguments.map { source.source($0.value).filter { $0 != " " && $0 != "\n" } }
    switch arguments.map(\.label) {
    case [nil] where values[0].hasPrefix("\\.$"):
      let field = String(values[0].dropFirst(3))
      guard feature.bindings.contains(field) else { return false }
      uses.edits.append(Edit(range, "$store.\(field)"))
    case ["get", "send"]:
      guard let field = Self.field(values[0]), let action = self.action(values[1]) else {
        return false
      }
      uses.edits.append(Edit(range, "$store.\(field).sending(\\.\(action))"))
    default: return false
    }
    uses.bindsStore = true
    return true
  }

  /// `name` for `\.name` and `{ $0.name }`.
  private static func field(_ text: String) -> String? {
    let field: Substring
    if text.hasPrefix("\\.") {
      field = text.dropFirst(2)
    } else if text.hasPrefix("{$0."), text.hasSuffix("}") {
      field = text.dropFirst(4).dropLast()
    } else {
      return nil
    }
    return field.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? String(field) : nil
  }

  /// `changed` for `{ .changed($0) }` and `Feature.Action.changed`, if the case has one value without a label.
  private func action(_ text: String) -> String? {
    var name = text
    let prefixes = ["\(feature.name).Action.", "Action."]
    if name.hasPrefix("{"), name.hasSuffix("($0)}") {
      name = String(name.dropFirst().dropLast("($0)}".count))
      if name.hasPrefix(".") { name = String(name.dropFirst()) }
    }
    for prefix in prefixes where name.hasPrefix(prefix) {
      name = String(name.dropFirst(prefix.count))
    }
    let found = feature.action.allCases.first { $0.name == name }
    return found?.values.count == 1 && found?.values[0].label == nil ? name : nil
  }
}

// What remains of the call.
extension ViewStoreCall {
  /// The edits that remove the call around its statements, or replace it by a `Group` if something follows several statements.
  func frame() -> [Edit] {
    let start = source.words[index].range.lowerBound
    let first = source.words[closure.body.lowerBound].range.lowerBound
    let last = source.words[closure.body.upperBound - 1].range.upperBound
    let open = source.words[closure.body.lowerBound - 1].range.upperBound
    guard isExpression || !needsExpression else {
      return [Edit(start..<open, "Group {")]
    }
    let outer = source.indentation(of: start), inner = source.indentation(of: first)
    let isMoved =
      source.line(of: start) < source.line(of: first) && inner.hasPrefix(outer)
      && inner.count > outer.count
    let moves =
      isMoved
      ? source.moving(first..<last, by: String(inner.dropFirst(outer.count)), removes: true) : []
    return [Edit(start..<first, "")] + moves
      + [Edit(last..<source.words[closure.close].range.upperBound, "")]
  }

  /// Whether the closure is one expression.
  private var isExpression: Bool {
    statements.count == 1
      && !["if", "switch", "let", "var", "for", "#"].contains(source.text(closure.body.lowerBound))
      && source.words[closure.body.lowerBound].kind != .directive
  }

  /// Whether the call is a part of an expression, or the result of a function that may be no builder.
  private var needsExpression: Bool {
    source.text(closure.close + 1) == "."
      || ["return", "=", "(", ",", ":"].contains(source.text(index - 1))
  }
}
