import ComposableArchitecture
import Reflection

/// Finds the view of a reducer in a file: a view whose only stored property is a store of the reducer,
/// which can be declared with `@Bindable`.
enum ViewChoice {
  /// Returns the views with one stored property among some types.
  static func candidates(_ types: [Any.Type]) -> [StructLayout] {
    types.filter { $0 is any View.Type }.compactMap(StructLayout.of)
      .filter { $0.fields.count == 1 && $0.isMemberwise }
  }

  /// Returns a function that creates the reducer's view. Of several views, the one with the reducer's name is chosen.
  static func view<R: Reducer>(
    for reducer: R.Type, among candidates: [StructLayout]
  ) -> (@MainActor @Sendable (StoreOf<R>) -> any View)? {
    let fitting = candidates.filter {
      let type = $0.fields[0].type
      return type == StoreOf<R>.self || type == Bindable<StoreOf<R>>.self
    }
    let name = viewName(for: TypeName.of(reducer))
    guard let layout = fitting.first(where: { TypeName.of($0.type) == name }) ?? fitting.first
    else { return nil }
    let isBindable = layout.fields[0].type != StoreOf<R>.self
    return { store in
      let field: Any = isBindable ? Bindable(store) : store
      guard let view = layout.make([field]) as? any View else { return EmptyView() }
      return view
    }
  }

  /// The name of the view: `CounterView` for `Counter` and `CounterFeature`.
  static func viewName(for reducer: String) -> String {
    let stem = ["Feature", "Reducer"].first { reducer.hasSuffix($0) && reducer != $0 }
      .map { String(reducer.dropLast($0.count)) }
    return (stem ?? reducer) + "View"
  }
}
