import SwiftReading

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
      features: [feature.name], words: index..<close + 1,
      rewriting: call?.uses().flatMap { uses in
        call?.frame(uses).map {
          OldView.Rewriting(
            edits: $0, boundWords: uses.bound,
            boundStore: uses.bindsStore ? call?.property : nil)
        }
      })
  }

  let closure: SwiftSource.Closure
  private let index: Int
  private let source: SwiftSource
  private let feature: ProjectFeature
  /// The store as a property of the view; `nil` if a closure gives it.
  private let property: StoreReading.Property?
  /// The name of the view store.
  private let name: String
  private let observed: Observed
  /// How the store is named in the closure.
  private let base: String

  /// What the view store contains.
  private enum Observed {
    /// The whole state, or a field such as `.count`.
    case path(String)
    /// A value that is made of the state, as in `ViewState(state: store.state)`.
    case value(ViewStateReading)
  }

  private init?(
    at index: Int, _ arguments: [SwiftSource.Argument], _ store: StoreExpression,
    _ feature: ProjectFeature, _ reading: StoreReading
  ) {
    let source = reading.source
    guard arguments.count <= 2, arguments[0].label == nil,
      let brace = source.closure(after: index), let closure = source.closure(at: brace),
      closure.parameters.count == 1, closure.captures == nil, !closure.body.isEmpty
    else { return nil }
    var observed = Observed.path("")
    if arguments.count == 2 {
      guard arguments[1].label == "observe",
        let found = Self.observed(arguments[1].value, source)
      else { return nil }
      observed = found
      if case .value = found,
        closure.body.contains(where: { source.text($0) == ViewStateReading.name })
      {
        return nil
      }
    }
    let name = source.text(store.base)
    let isShadowed = closure.body.contains {
      source.text($0) == name && ["in", ","].contains(source.text($0 + 1))
        && source.text($0 - 1) != "." || source.has(["let", name], at: $0)
    }
    let isLocal = !store.hasSelf && reading.local(name, at: store.base) != nil
    guard !(isLocal && isShadowed) else { return nil }
    (self.index, self.source, self.feature, self.closure) = (index, source, feature, closure)
    (self.observed, self.name) = (observed, closure.parameters[0])
    property = isLocal ? nil : reading.property(name, at: store.base)
    base = isShadowed ? "self.\(name)" : name
    let first = source.words[closure.body.lowerBound].range.lowerBound
    let last = source.words[closure.body.upperBound - 1].range.upperBound
    let start = source.words[index].range.lowerBound
    guard !source.hasComment(in: start..<first),
      !source.hasComment(in: last..<source.words[closure.close].range.lowerBound),
      source.text(closure.close + 1) != ":"
    else { return nil }
  }

  /// `nil` for anything that is not understood.
  private static func observed(_ words: Range<Int>, _ source: SwiftSource) -> Observed? {
    let text = source.source(words).filter { $0 != " " }
    if text == "{$0}" || text == "\\.self" { return .path("") }
    if let path = source.path(words) {
      return .path(path.map { ".\($0)" }.joined())
    }
    return ViewStateReading(words, source).map { .value($0) }
  }
}

// What the closure does with the view store.
extension ViewStoreCall {
  typealias Uses = (edits: [Edit], bound: [Int], bindsStore: Bool)

  /// The name that bindings of the store begin with.
  private var binding: String {
    "$\(base.hasPrefix("self.") ? String(base.dropFirst("self.".count)) : base)"
  }

  /// The observed field, such as `.count`; empty for the whole state, and `nil` for a value that is made of it.
  private var observedPath: String? {
    guard case .path(let path) = observed else { return nil }
    return path
  }

  /// How a member of the view store is read.
  private var reader: String { observedPath.map { base + $0 } ?? ViewStateReading.name }

  /// The value that is made of the state.
  private var viewState: ViewStateReading? {
    guard case .value(let value) = observed else { return nil }
    return value
  }

  /// The field of the state that a member of the view store is bound to.
  private func boundField(_ member: String) -> String? {
    guard let field = viewState.map({ $0.bound[member] }) ?? (observedPath == "" ? member : nil),
      feature.bindings.contains(field)
    else { return nil }
    return field
  }

  /// The uses of the view store; `nil` if one of them is not understood.
  func uses() -> Uses? {
    var uses: Uses = (viewState?.edits ?? [], viewState?.words ?? [], false)
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
    guard uses.bindsStore else { return uses }
    if let property { return property.canBeBindable ? uses : nil }
    return uses
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
        observedPath == "" ? Edit(receiver, base) : Edit(whole, reader))
    case "binding": return addBinding(index, to: &uses)
    case "publisher", "yield", "withState", "objectWillChange", "wrappedValue": return false
    case _ where member.hasPrefix("$"):
      guard let field = boundField(String(member.dropFirst())) else { return false }
      let whole = receiver.lowerBound..<source.words[index + 2].range.upperBound
      uses.edits.append(Edit(whole, "\(binding).\(field)"))
      uses.bound.append(index + 2)
      uses.bindsStore = true
    default:
      if let field = viewState?.bound[member] {
        uses.edits.append(Edit(source.offsets(index...index + 2), "\(base).\(field)"))
      } else {
        uses.edits.append(Edit(receiver, reader))
      }
    }
    return true
  }

  /// `viewStore.binding(get: \.name, send: { .nameChanged($0) })`.
  private func addBinding(_ index: Int, to uses: inout Uses) -> Bool {
    guard let observed = observedPath, let end = source.partners[index + 3],
      let arguments = source.arguments(at: index + 3),
      !source.hasComment(in: source.offsets(index...end))
    else { return false }
    let call = ViewStoreBinding(
      source: source, feature: feature, base: base, binding: binding, observed: observed)
    guard let (text, isOfStore) = call.text(arguments) else { return false }
    uses.edits.append(Edit(source.offsets(index...end), text))
    uses.bindsStore = uses.bindsStore || isOfStore
    return true
  }
}

// What remains of the call.
extension ViewStoreCall {
  /// The edits that remove the call around its statements, or replace it by a `Group` if something follows several statements; `nil` if
  /// statements would be needed where only an expression can be.
  func frame(_ uses: Uses) -> [Edit]? {
    let frame = CallFrame(index, endingAt: closure.close, in: source)
    let start = source.words[index].range.lowerBound
    let indentation = source.indentation(of: start)
    let heads = heads(uses)
    let head = heads.map { "\($0)\n\(indentation)" }.joined()
    if frame.canBeStatement || isExpression && heads.isEmpty {
      return frame.unwrapping(closure, uses.edits, head: head)
    }
    guard heads.isEmpty else { return nil }
    let open = source.words[closure.body.lowerBound - 1].range.upperBound
    return uses.edits + [Edit(start..<open, "Group {")]
  }

  /// The declarations that the statements need.
  private func heads(_ uses: Uses) -> [String] {
    var heads: [String] = []
    if property == nil, uses.bindsStore { heads.append("@Bindable var \(base) = \(base)") }
    if let viewState, uses.edits.contains(where: { $0.text == ViewStateReading.name }) {
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
