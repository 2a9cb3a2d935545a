/// A view store that a view keeps in a property, and that its initializer makes of the store:
///
/// ```swift
/// let store: StoreOf<Counter>
/// @ObservedObject var viewStore: ViewStoreOf<Counter>
/// init(store: StoreOf<Counter>) {
///   self.store = store
///   self.viewStore = ViewStore(store, observe: { $0 })
/// }
/// ```
///
/// The view reads the store instead. If it keeps no store, the store takes the place of the view store.
struct KeptViewStore {
  /// Those of a file that are understood. A state may be observable although others remain.
  static func views(in source: SwiftSource, _ reading: StoreReading) -> [OldView] {
    source.declarations.filter { ["struct", "class"].contains($0.keyword) }.flatMap { type in
      type.properties.compactMap { KeptViewStore($0, of: type, reading)?.view }
    }
  }

  private let source: SwiftSource
  private let feature: ProjectFeature
  private let declaration: Declaration
  private let isStruct: Bool
  /// The store that the view keeps, too.
  private let store: StoreReading.Property?
  /// The words in the braces of the type, of the property, and of the assignment.
  private let body: Range<Int>
  private let property: Range<Int>
  private let assignment: Range<Int>

  private init?(_ declaration: Declaration, of type: Declaration, _ reading: StoreReading) {
    let source = reading.source
    guard let range = type.bodyRange, let binding = declaration.bindings.first,
      declaration.bindings.count == 1, binding.initializer == nil, binding.accessors.isEmpty,
      declaration.attributes.allSatisfy({ $0.name == "ObservedObject" && $0.arguments == nil }),
      let text = binding.type?.filter({ !$0.isWhitespace }), text.hasPrefix("ViewStore"),
      let body = source.words(in: range), let property = source.words(in: declaration.range),
      let name = StoreReading.featureName(inType: String(text.dropFirst("View".count))),
      let feature = reading.names.features.named(name, in: source.scopes(around: range.lowerBound)),
      let assignment = Self.assignment(of: binding.name, in: body, source),
      !source.declarations.contains(where: { $0.keyword == "extension" && $0.name == type.name })
    else { return nil }
    let store = reading.property("store", at: assignment.lowerBound)
    let isFree = !type.allMembers.contains {
      let parameters = $0.keyword == "func" ? $0.signature?.parameters ?? [] : []
      return ($0.bindings.map(\.name) + parameters.map { $0.name ?? $0.label }).contains("store")
    }
    let keepsStore = body.contains { source.has(["self", ".", "store", "=", "store"], at: $0) }
    guard store == nil ? isFree : store?.feature == feature && keepsStore else { return nil }
    (self.source, self.feature, self.declaration) = (source, feature, declaration)
    (self.store, self.body, isStruct) = (store, body, type.keyword == "struct")
    (self.property, self.assignment) = (property, assignment)
  }

  /// The statement `self.viewStore = ViewStore(store, observe: { $0 })`, if there is one, about the whole state.
  private static func assignment(
    of name: String, in body: Range<Int>, _ source: SwiftSource
  ) -> Range<Int>? {
    let found = body.filter { source.has([name, "=", "ViewStore", "("], at: $0) }
    guard found.count == 1, let end = source.partners[found[0] + 3],
      let arguments = source.arguments(at: found[0] + 3), let store = arguments.first,
      store.label == nil, ["store", "self.store"].contains(source.source(store.value)),
      case .path("") = ViewStoreUses.Observed(arguments, source)
    else { return nil }
    let hasSelf = source.has(["self", "."], at: found[0] - 2)
    return (hasSelf ? found[0] - 2 : found[0])..<end + 1
  }

  /// `nil` if a use of the view store is not understood.
  private var view: OldView? {
    let name = declaration.bindings[0].name
    let left = [property, assignment]
    let own = body.filter { index in !left.contains { $0.contains(index) } }
    let isShadowed = own.contains {
      source.text($0) == "store" && ["in", ","].contains(source.text($0 + 1))
    }
    guard !own.contains(where: { ["$\(name)", "_\(name)"].contains(source.text($0)) }),
      let uses = ViewStoreUses(
        source: source, feature: feature, property: store, name: name, isProperty: true,
        observed: .path(""), base: isShadowed ? "self.store" : "store"
      ).all(in: body, except: left),
      store != nil || !uses.bindsStore || isStruct
    else { return nil }
    return OldView(
      features: [feature.name], words: body,
      rewriting: OldView.Rewriting(
        edits: uses.edits + kept(bindsStore: uses.bindsStore), boundWords: uses.bound,
        boundStore: uses.bindsStore ? store : nil))
  }

  /// The edits of the property and of its assignment.
  private func kept(bindsStore: Bool) -> [Edit] {
    guard store == nil else {
      return [property, assignment].map { source.removal(source.offsets($0)) }
    }
    let binding = declaration.bindings[0]
    let attributes = declaration.attributes.map(\.range)
    let start = declaration.range.lowerBound
    let rest = source.words[property].first { word in
      !attributes.contains { $0.contains(word.range.lowerBound) }
    }
    return [
      Edit(start..<(rest?.range.lowerBound ?? start), bindsStore ? "@Bindable " : ""),
      Edit(declaration.keywordRange, bindsStore ? "var" : "let"),
      Edit(binding.nameRange, "store"),
      Edit(binding.typeRange ?? start..<start, "StoreOf<\(feature.name)>"),
      Edit(source.offsets(assignment), "self.store = store"),
    ]
  }
}
