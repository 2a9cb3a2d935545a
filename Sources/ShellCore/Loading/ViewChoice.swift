import ComposableArchitecture
import Reflection

/// Finds the view of a reducer among those of a file: one whose only stored property is a store of
/// it, so that the view can be made from that.
enum ViewChoice {
  /// The structs among some types that are views with one property.
  static func candidates(_ types: [Any.Type]) -> [StructLayout] {
    types.filter { $0 is any View.Type }.compactMap(StructLayout.of)
      .filter { $0.fields.count == 1 && $0.isMemberwise }
  }

  /// What makes the reducer's view: of several, the one that has its name.
  static func view<R: Reducer>(
    for reducer: R.Type, among candidates: [StructLayout]
  ) -> (@MainActor @Sendable (StoreOf<R>) -> any View)? {
    let fitting = candidates.filter { $0.fields[0].type == StoreOf<R>.self }
    let name = viewName(for: TypeName.of(reducer))
    guard let layout = fitting.first(where: { TypeName.of($0.type) == name }) ?? fitting.first
    else { return nil }
    return { store in
      guard let view = layout.make([store]) as? any View else { return EmptyView() }
      return view
    }
  }

  /// `CounterView` for `Counter` and `CounterFeature`.
  static func viewName(for reducer: String) -> String {
    let stem = ["Feature", "Reducer"].first { reducer.hasSuffix($0) && reducer != $0 }
      .map { String(reducer.dropLast($0.count)) }
    return (stem ?? reducer) + "View"
  }
}
