import ComposableShell
import WorkshopFeatures

extension Workshop {
  /// Mistakes with presented children, each before its right form.
  static let navigationMistakes: [Feature] = [
    Feature(summary: "a mistake: ifLet is missing", defaultState: ForgottenIfLet.State()) {
      ForgottenIfLet()
    } view: {
      ForgottenIfLetView(store: $0)
    },
    Feature(
      summary: "ForgottenIfLet, corrected",
      defaultState: RememberedIfLet.State()
    ) {
      RememberedIfLet()
    } view: {
      ForgottenIfLetView(store: $0)
    },
    Feature(
      summary: "a mistake: a child dismisses itself too early", defaultState: DismissFirst.State()
    ) {
      DismissFirst()
    } view: {
      DismissFirstView(store: $0)
    },
    Feature(summary: "DismissFirst, corrected", defaultState: DismissLast.State()) {
      DismissLast()
    } view: {
      DismissLastView(store: $0)
    },
    Feature(
      summary: "a mistake: a parent cancels an effect of its child",
      defaultState: SharedCancelID.State()
    ) {
      SharedCancelID()
    } view: {
      SharedCancelIDView(store: $0)
    },
    Feature(
      summary: "SharedCancelID, corrected", defaultState: OwnCancelID.State()
    ) {
      OwnCancelID()
    } view: {
      SharedCancelIDView(store: $0)
    },
  ]
}
