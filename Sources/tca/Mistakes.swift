import ComposableShell
import WorkshopFeatures

extension Workshop {
  /// Mistakes that people make, each before its right form.
  static let mistakes: [Feature] = [
    Feature(
      summary: "a mistake: BindingReducer is missing",
      initialState: ForgottenBindingReducer.State()
    ) {
      ForgottenBindingReducer()
    } view: {
      ForgottenBindingReducerView(store: $0)
    },
    Feature(
      summary: "ForgottenBindingReducer, corrected", initialState: RememberedBindingReducer.State()
    ) {
      RememberedBindingReducer()
    } view: {
      ForgottenBindingReducerView(store: $0)
    },
    Feature(
      summary: "a mistake: Scope is missing", initialState: ForgottenScope.State()
    ) {
      ForgottenScope()
    } view: {
      ForgottenScopeView(store: $0)
    },
    Feature(summary: "ForgottenScope, corrected", initialState: RememberedScope.State()) {
      RememberedScope()
    } view: {
      ForgottenScopeView(store: $0)
    },
    Feature(
      summary: "a mistake: the parent runs before its child", initialState: ParentFirst.State()
    ) {
      ParentFirst()
    } view: {
      ParentFirstView(store: $0)
    },
    Feature(summary: "ParentFirst, corrected", initialState: ChildFirst.State()) {
      ChildFirst()
    } view: {
      ParentFirstView(store: $0)
    },
    Feature(
      summary: "a mistake: an effect outlives its child", initialState: NilChild.State()
    ) {
      NilChild()
    } view: {
      NilChildView(store: $0)
    },
    Feature(summary: "NilChild, corrected", initialState: PresentChild.State()) {
      PresentChild()
    } view: {
      PresentChildView(store: $0)
    },
  ]
}
