import ComposableFeatures

/// A view of a file that can be created for a store, by calling its initializer.
struct StoreView {
  let layout: StructLayout
  /// What creates the view: a call such as `CounterView(store: store)`.
  let function: LoaderShim.Function

  /// Finds the views among some types that hold a store or a view store, in any property wrapper.
  static func all(among types: [Any.Type]) -> [StoreView] {
    types.filter { $0 is any View.Type }.compactMap(StructLayout.of).compactMap { layout in
      let type = _typeName(layout.type, qualified: true)
      guard !type.contains("("), let field = storeField(of: layout) else { return nil }
      let isStore = !_typeName(field.type).contains("ViewStore<")
      let name = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
      return StoreView(
        layout: layout, function: .view(type, label: isStore ? name : "store"))
    }
  }

  private static func storeField(of layout: StructLayout) -> StructLayout.Field? {
    let fields = layout.fields.filter { _typeName($0.type).contains("Store<") }
    return fields.first { !_typeName($0.type).contains("ViewStore<") } ?? fields.first
  }

  func holds(_ stores: [Any.Type]) -> Bool {
    let names = stores.map { _typeName($0) }
    return layout.fields.contains { field in
      let name = _typeName(field.type)
      return names.contains { name == $0 || name.hasSuffix("<\($0)>") }
    }
  }
}

/// Finds the view of a reducer in a file.
struct ViewChoice {
  let created: [StoreView]
  /// The views whose only stored property is a store. Reflection creates them if their initializer is private.
  let memberwise: [StructLayout]
  let shim: any CodeLibrary
  let previews: [FilePreview]

  init(
    _ types: [Any.Type], created: [StoreView], shim: any CodeLibrary, previews: [FilePreview]
  ) {
    self.created = created
    self.shim = shim
    self.previews = previews
    memberwise = types.filter { $0 is any View.Type }.compactMap(StructLayout.of)
      .filter { $0.fields.count == 1 && $0.isMemberwise }
  }

  /// Returns a function that creates the reducer's view. Of several views, the one with the reducer's name is chosen.
  func view<R: Reducer>(
    for reducer: R.Type
  ) -> (@MainActor @Sendable (ComposableArchitecture.StoreOf<R>) -> any View)? {
    view(
      named: TypeName.of(reducer), of: ComposableArchitecture.StoreOf<R>.self,
      or: ViewStore<R.State, R.Action>.self)
  }

  /// Returns a function that creates the view of a feature of 2.0.
  func view<F: FeatureProtocol>(
    of feature: F.Type
  ) -> (@MainActor @Sendable (ComposableFeatures.StoreOf<F>) -> any View)? {
    view(named: TypeName.of(feature), of: ComposableFeatures.StoreOf<F>.self)
  }

  /// - Parameters:
  ///   - reducer: The name of the reducer.
  ///   - store: The type of the store.
  ///   - other: Another type that the view may hold.
  private func view<S: AnyObject & Observable>(
    named reducer: String, of store: S.Type, or other: Any.Type? = nil
  ) -> (@MainActor @Sendable (S) -> any View)? {
    let name = Self.viewName(for: reducer)
    let fitting = created.filter { $0.holds([store] + [other].compactMap { $0 }) }
    if let view = fitting.first(where: { TypeName.of($0.layout.type) == name }) ?? fitting.first {
      let (shim, function) = (shim, view.function)
      return { store in shim.make(function.name, from: [store]) as? any View ?? EmptyView() }
    }
    let stored = memberwise.filter {
      let type = $0.fields[0].type
      return type == store || type == Bindable<S>.self
    }
    guard let layout = stored.first(where: { TypeName.of($0.type) == name }) ?? stored.first
    else { return nil }
    let isBindable = layout.fields[0].type != store
    return { store in
      let field: Any = isBindable ? Bindable(store) : store
      return layout.make([field]) as? any View ?? EmptyView()
    }
  }

  /// Returns a function that creates the view of the first preview of a reducer's types.
  @MainActor
  func preview<R: Reducer>(
    of reducer: R.Type
  ) -> (@MainActor @Sendable (ComposableArchitecture.StoreOf<R>) -> any View)? {
    previews.lazy.compactMap { $0.view(for: reducer) }.first
  }

  /// The name of the view: `CounterView` for `Counter` and `CounterFeature`.
  static func viewName(for reducer: String) -> String {
    let stem = ["Feature", "Reducer"].first { reducer.hasSuffix($0) && reducer != $0 }
      .map { String(reducer.dropLast($0.count)) }
    return (stem ?? reducer) + "View"
  }
}
