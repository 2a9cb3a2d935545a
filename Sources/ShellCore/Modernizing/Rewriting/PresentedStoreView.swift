/// A modifier such as `.sheet(store:)`, which becomes `.sheet(item:)`.
enum PresentedStoreView {
  /// `nil` if the feature of the store is not known.
  static func view(at index: Int, _ reading: StoreReading) -> OldView? {
    let source = reading.source
    guard let arguments = source.arguments(at: index + 1), let end = source.partners[index + 1],
      let store = reading.expression(at: arguments[0].value.lowerBound),
      let feature = reading.base(of: store)
    else { return nil }
    let isWhole = store.words == arguments[0].value
    let isCaseOfChild = arguments.contains { $0.label == "state" || $0.label == "action" }
    return OldView(
      features: [feature.name], words: index..<end + 1,
      rewriting: isWhole && !isCaseOfChild ? rewriting(at: index, store, feature, reading) : nil)
  }

  private static func rewriting(
    at index: Int, _ store: StoreExpression, _ feature: ProjectFeature, _ reading: StoreReading
  ) -> OldView.Rewriting? {
    let source = reading.source
    guard let binding = StoreBinding(store, reading), let path = binding.presented(by: feature)
    else { return nil }
    let isAlert = ["alert", "confirmationDialog"].contains(source.text(index))
    // The label, up to the store.
    let head = source.start(index + 2)..<source.end(store.base)
    return OldView.Rewriting(
      edits: [Edit(head, (isAlert ? "" : "item: ") + binding.name), path],
      boundStore: binding.property)
  }
}

/// A store of a view as the binding that navigation needs: `$store.scope(state: \.child, action: \.child)`.
struct StoreBinding {
  let property: StoreReading.Property
  private let scope: Int
  private let reading: StoreReading

  /// `nil` if the store is not a property that can be bindable.
  init?(_ store: StoreExpression, _ reading: StoreReading) {
    let name = reading.source.text(store.base)
    guard store.scopes.count == 1, store.hasSelf || reading.local(name, at: store.base) == nil,
      let property = reading.property(name, at: store.base), property.canBeBindable
    else { return nil }
    (self.property, scope, self.reading) = (property, store.scopes[0], reading)
  }

  var name: String { "$\(property.name)" }

  /// The edit of the path of the state, without the projection of the wrapper; `nil` if no child is presented there.
  func presented(by feature: ProjectFeature) -> Edit? {
    guard let arguments = reading.source.arguments(at: scope), let state = arguments.first,
      let action = arguments.last.flatMap({ reading.source.path($0.value) }),
      feature.payload(of: action[0])?.hasPrefix("PresentationAction") == true,
      let path = reading.presentedPath(state.value)
    else { return nil }
    return Edit(reading.source.offsets(state.value), path)
  }
}

extension StoreReading {
  /// `\.child` for `\.$child`, and `\.child?.row` for `\.$child.row`.
  func presentedPath(_ words: Range<Int>) -> String? {
    guard var path = source.path(words), path[0].hasPrefix("$"), path.count <= 2 else { return nil }
    path[0].removeFirst()
    return "\\.\(path.joined(separator: "?."))"
  }
}

extension StoreReading.Property {
  /// Whether bindings of the store can be made, perhaps with another attribute.
  var canBeBindable: Bool {
    guard view.keyword == "struct" else { return false }
    return declaration.attributes.isEmpty
      ? declaration.bindings[0].accessors.isEmpty && !declaration.hasModifier("lazy")
      : declaration.attributes.allSatisfy { ["Bindable", "State"].contains($0.name) }
  }

  /// `@Bindable var store` in place of `let store`.
  var edits: [Edit] {
    guard declaration.attributes.isEmpty else { return [] }
    return [
      .inserting("@Bindable ", at: declaration.range.lowerBound),
      Edit(declaration.keywordRange, "var"),
    ]
  }
}
