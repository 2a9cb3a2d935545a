import ComposableArchitecture
import Reflection
import SourceLoading

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

  /// Whether the view holds a store or a view store of a reducer.
  func fits<R: Reducer>(_ reducer: R.Type) -> Bool {
    let names = [_typeName(StoreOf<R>.self), _typeName(ViewStore<R.State, R.Action>.self)]
    return layout.fields.contains { field in
      let name = _typeName(field.type)
      return names.contains { name == $0 || name.hasSuffix("<\($0)>") }
    }
  }
}

/// Finds the view of a reducer in a file.
struct ViewChoice {
  /// The views that the shim creates.
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
  ) -> (@MainActor @Sendable (StoreOf<R>) -> any View)? {
    let name = Self.viewName(for: TypeName.of(reducer))
    let fitting = created.filter { $0.fits(reducer) }
    if let view = fitting.first(where: { TypeName.of($0.layout.type) == name }) ?? fitting.first {
      let (shim, function) = (shim, view.function)
      return { store in shim.make(function.name, from: [store]) as? any View ?? EmptyView() }
    }
    let stored = memberwise.filter {
      let type = $0.fields[0].type
      return type == StoreOf<R>.self || type == Bindable<StoreOf<R>>.self
    }
    guard let layout = stored.first(where: { TypeName.of($0.type) == name }) ?? stored.first
    else { return nil }
    let isBindable = layout.fields[0].type != StoreOf<R>.self
    return { store in
      let field: Any = isBindable ? Bindable(store) : store
      return layout.make([field]) as? any View ?? EmptyView()
    }
  }

  /// Returns a function that creates the view of the first preview of a reducer's types.
  @MainActor
  func preview<R: Reducer>(
    of reducer: R.Type
  ) -> (@MainActor @Sendable (StoreOf<R>) -> any View)? {
    previews.lazy.compactMap { $0.view(for: reducer) }.first
  }

  /// The name of the view: `CounterView` for `Counter` and `CounterFeature`.
  static func viewName(for reducer: String) -> String {
    let stem = ["Feature", "Reducer"].first { reducer.hasSuffix($0) && reducer != $0 }
      .map { String(reducer.dropLast($0.count)) }
    return (stem ?? reducer) + "View"
  }
}
