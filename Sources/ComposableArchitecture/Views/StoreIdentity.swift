#if Views
extension Store: PresentedItem {
  /// The identity of the child, so that the views of another child start with fresh state.
  package var presentedID: AnyHashable {
    AnyHashable(PresentedType<State>().id(of: withState { $0 }))
  }
}
#endif
