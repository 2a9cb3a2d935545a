import TerminalUI

extension View {
  /// Calls a function with each value of a publisher while the view is drawn.
  ///
  /// - Parameters:
  ///   - publisher: The publisher. The view subscribes when it appears, and cancels when it disappears.
  ///   - action: Called on the main actor.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    // Both are used on the main actor only.
    nonisolated(unsafe) let (publisher, action) = (publisher, action)
    return task { @MainActor in
      let values = ReceivedValues<P.Output> { action($0) }
      values.subscribe(to: publisher)
      if values.hasEnded { return }
      await values.receiveRest()
    }
  }
}
