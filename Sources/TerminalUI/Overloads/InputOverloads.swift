import Foundation

// Taps and search fields with other arguments, keys, and the focus of a TV.

extension View {
  /// Has no effect.
  public func dropDestination<Value: Sendable>(
    for type: Value.Type, action: @escaping ([Value], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
}

extension View {
  /// Draws the view as a button unless it contains controls. The place is the origin.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { onTapGesture(count: count) { action(.zero) } }

  /// Draws a search field above the view. The prompt is its label.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt.plainText) }

  /// Draws a search field above the view. Whether it is presented has no effect.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic
  ) -> some View { searchable(text: text, placement: placement) }

  /// Draws a search field above the view. Whether it is presented has no effect.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }

  /// Draws a search field above the view. The suggestions are not drawn.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    @ViewBuilder suggestions: () -> some View
  ) -> some View { searchable(text: text, placement: placement) }
}
