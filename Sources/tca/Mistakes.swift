import ComposableShell
import WorkshopFeatures

extension Workshop {
  /// Mistakes that people make, each before its right form.
  static let mistakes: [Feature] = [
    Feature(
      summary: "a mistake: nobody writes what a view binds",
      initialState: ForgottenBindingReducer.State()
    ) {
      ForgottenBindingReducer()
    } view: {
      ForgottenBindingReducerView(store: $0)
    },
    Feature(
      summary: "its right form", initialState: RememberedBindingReducer.State()
    ) {
      RememberedBindingReducer()
    } view: {
      ForgottenBindingReducerView(store: $0)
    },
    Feature(
      summary: "a mistake: nobody runs the child", initialState: ForgottenScope.State()
    ) {
      ForgottenScope()
    } view: {
      ForgottenScopeView(store: $0)
    },
    Feature(summary: "its right form", initialState: RememberedScope.State()) {
      RememberedScope()
    } view: {
      ForgottenScopeView(store: $0)
    },
    Feature(summary: "a mistake: a tap behind", initialState: ParentFirst.State()) {
      ParentFirst()
    } view: {
      ParentFirstView(store: $0)
    },
    Feature(summary: "its right form", initialState: ChildFirst.State()) {
      ChildFirst()
    } view: {
      ParentFirstView(store: $0)
    },
    Feature(
      summary: "a mistake: an action for a child that is gone", initialState: NilChild.State()
    ) {
      NilChild()
    } view: {
      NilChildView(store: $0)
    },
    Feature(summary: "its right form", initialState: PresentChild.State()) {
      PresentChild()
    } view: {
      PresentChildView(store: $0)
    },
  ]
}
