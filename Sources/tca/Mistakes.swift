import ComposableShell
import WorkshopFeatures

extension Workshop {
  /// Mistakes that people make, each before its right form.
  static let mistakes: [Feature] = [
    Feature(
      summary: "a mistake: BindingReducer is missing",
      defaultState: ForgottenBindingReducer.State()
    ) {
      ForgottenBindingReducer()
    } view: {
      ForgottenBindingReducerView(store: $0)
    },
    Feature(
      summary: "ForgottenBindingReducer, corrected",
      defaultState: RememberedBindingReducer.State()
    ) {
      RememberedBindingReducer()
    } view: {
      ForgottenBindingReducerView(store: $0)
    },
    Feature(
      summary: "a mistake: Scope is missing", defaultState: ForgottenScope.State()
    ) {
      ForgottenScope()
    } view: {
      ForgottenScopeView(store: $0)
    },
    Feature(summary: "ForgottenScope, corrected", defaultState: RememberedScope.State()) {
      RememberedScope()
    } view: {
      ForgottenScopeView(store: $0)
    },
    Feature(
      summary: "a mistake: the parent runs before its child", defaultState: ParentFirst.State()
    ) {
      ParentFirst()
    } view: {
      ParentFirstView(store: $0)
    },
    Feature(summary: "ParentFirst, corrected", defaultState: ChildFirst.State()) {
      ChildFirst()
    } view: {
      ParentFirstView(store: $0)
    },
    Feature(
      summary: "a mistake: an effect outlives its child", defaultState: NilChild.State()
    ) {
      NilChild()
    } view: {
      NilChildView(store: $0)
    },
    Feature(summary: "NilChild, corrected", defaultState: PresentChild.State()) {
      PresentChild()
    } view: {
      PresentChildView(store: $0)
    },
  ]
}
