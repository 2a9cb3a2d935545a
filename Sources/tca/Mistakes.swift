import ComposableShell
import WorkshopFeatures

extension Workshop {
  /// Mistakes that people make, each before its right form.
  static let mistakes = mistakesNow + olderMistakes

  private static let olderMistakes: [Feature] = [
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

  /// The mistakes of the course, with macros. Their names end with `Now`.
  private static let mistakesNow: [Feature] = [
    Feature(
      summary: "a mistake: Scope is missing",
      defaultState: ForgottenScopeNow.State()
    ) {
      ForgottenScopeNow()
    } view: {
      ForgottenScopeNowView(store: $0)
    },
    Feature(
      summary: "ForgottenScopeNow, corrected",
      defaultState: RememberedScopeNow.State()
    ) {
      RememberedScopeNow()
    } view: {
      ForgottenScopeNowView(store: $0)
    },
    Feature(
      summary: "a mistake: the parent runs before its child",
      defaultState: ParentFirstNow.State()
    ) {
      ParentFirstNow()
    } view: {
      ParentFirstNowView(store: $0)
    },
    Feature(
      summary: "a mistake: an effect outlives its child",
      defaultState: NilChildNow.State()
    ) {
      NilChildNow()
    } view: {
      NilChildNowView(store: $0)
    },
    Feature(
      summary: "NilChildNow, corrected",
      defaultState: PresentChildNow.State()
    ) {
      PresentChildNow()
    } view: {
      PresentChildNowView(store: $0)
    },
  ]
}
