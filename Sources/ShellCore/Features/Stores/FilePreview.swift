/// A preview of a loaded file: a `#Preview`, or one of the views of a type that conforms to `PreviewProvider`.
///
/// `@unchecked Sendable`: a type does not change.
struct FilePreview: @unchecked Sendable {
  /// Counted from 1, as in `load FILE preview 2`.
  let number: Int
  let type: any PreviewProvider.Type
  /// Which of the type's views it is, and how many there are; `nil` if the type has one preview.
  private let part: (index: Int, count: Int)?

  /// The previews among some types, in their order. Views that create their own stores follow the others.
  static func all(among types: [Any.Type]) -> [FilePreview] {
    let providers = types.compactMap { $0 as? any PreviewProvider.Type }
    let written = providers.filter { !isImplicit($0) }
    var previews: [FilePreview] = []
    for type in written + providers.filter(isImplicit) {
      let count = type is any RegisteredPreview.Type ? 1 : type.viewCount
      for index in 0..<count {
        previews.append(
          FilePreview(
            number: previews.count + 1, type: type, part: count > 1 ? (index, count) : nil))
      }
    }
    return previews
  }

  private static func isImplicit(_ type: any PreviewProvider.Type) -> Bool {
    TypeName.of(type).hasPrefix(StoreOwnerExpansion.typePrefix)
  }

  /// The argument of the macro, or the name of the type.
  @MainActor
  var name: String {
    if let registered = type as? any RegisteredPreview.Type {
      return registered.name ?? "Preview"
    }
    return TypeName.of(type) + (part.map { ", \($0.index + 1) of \($0.count)" } ?? "")
  }

  /// What the preview gives the store that it creates first; `nil` if it creates none.
  @MainActor
  func makeStore() -> (any CapturedStore)? {
    let capture = StoreCapture()
    _ = capture.capture { type.anyView }
    let stores = capture.stores
    // If each view creates one store, they are in the order of the views.
    guard let part, stores.count == part.count else { return stores.first }
    return stores[part.index]
  }

  @MainActor
  fileprivate func view(of store: AnyObject) -> any View {
    let view = StoreCapture(replacement: store).capture { type.anyView }
    guard let part, let list = view as? any ViewList else { return view }
    return list.view(at: part.index)
  }
}

extension PreviewProvider {
  /// Views that are created for their stores may ask for the size of the screen, as when they are drawn.
  fileprivate static var anyView: any View { BodyEvaluation.run { previews } }
  fileprivate nonisolated static var viewCount: Int {
    (Previews.self as? any ViewList.Type)?.count ?? 1
  }
}

extension FilePreview {
  /// The feature that starts with the state of the preview's store, and whose screen is the preview.
  ///
  /// - Parameter name: The name of the file's reducer with the types of a state and an action.
  /// - Returns: `nil` if the preview creates no store.
  @MainActor
  func feature(
    name: (_ state: Any.Type, _ action: Any.Type) -> String?, summary: String
  ) -> Feature? {
    guard let store = ControlledDependencies(context: .preview).run(makeStore) else { return nil }
    func types<R: Reducer>(of _: R) -> (state: Any.Type, action: Any.Type, name: String) {
      (R.State.self, R.Action.self, TypeName.of(R.self))
    }
    let own = types(of: store.reducer)
    return feature(store, name: name(own.state, own.action) ?? own.name, summary)
  }

  @MainActor
  private func feature<Captured: CapturedStore>(
    _ store: Captured, name: String, _ summary: String
  ) -> Feature {
    guard let prepare = store.prepareDependencies else {
      return feature(store.state, store.reducer, name, summary)
    }
    let reducer = store.reducer.transformDependency(\.self, transform: prepare)
    return feature(store.state, reducer, name, summary)
  }

  private func feature<R: Reducer>(
    _ first: R.State, _ reducer: R, _ name: String, _ summary: String
  ) -> Feature {
    let made = PreviewedFeature(preview: self, state: first, reducer: reducer)
    return Feature(
      name, summary, made.makeState, made.makeReducer, view: { view(of: $0) }, context: .preview)
  }

  /// The view of the preview, if its store has the types of a reducer.
  @MainActor
  func view<R: Reducer>(for reducer: R.Type) -> (@MainActor @Sendable (StoreOf<R>) -> any View)? {
    func fits<C: CapturedStore>(_: C) -> Bool {
      C.Feature.State.self == R.State.self && C.Feature.Action.self == R.Action.self
    }
    guard let store = ControlledDependencies(context: .preview).run(makeStore), fits(store) else {
      return nil
    }
    return { view(of: $0) }
  }
}

/// The values that a preview gave its store when it was loaded.
///
/// `@unchecked Sendable`: reducers and states are values, which are only copied here.
private struct PreviewedFeature<R: Reducer>: @unchecked Sendable {
  let preview: FilePreview
  let state: R.State
  let reducer: R

  /// The state as the preview creates it now, with the dependencies of the feature.
  ///
  /// Called when a feature is opened, which happens on the main actor.
  func makeState() -> R.State {
    let made = MainActor.assumeIsolated { [preview] in PreviewedStore(preview) }
    return made.store?.state as? R.State ?? state
  }

  func makeReducer() -> R { reducer }
}

/// The store of a preview that was evaluated again.
///
/// `@unchecked Sendable`: it is created and read in one function.
private struct PreviewedStore: @unchecked Sendable {
  let store: (any CapturedStore)?

  @MainActor
  init(_ preview: FilePreview) { store = preview.makeStore() }
}
