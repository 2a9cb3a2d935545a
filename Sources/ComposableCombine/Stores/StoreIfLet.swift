extension Store {
  /// Calls a function with a child's store when an optional state is set, and another one when it becomes `nil`.
  ///
  /// ```swift
  /// store.scope(state: \.detail, action: Parent.Action.detail)
  ///   .ifLet(
  ///     then: { navigation.push(DetailController(store: $0)) },
  ///     else: { navigation.pop() }
  ///   )
  ///   .store(in: &cancellables)
  /// ```
  ///
  /// One of them is called immediately. When the state becomes `nil`, the child's store keeps the last state.
  ///
  /// - Parameters:
  ///   - unwrap: Receives a new store each time the state is set after it was `nil`.
  ///   - else: Called each time the state becomes `nil`.
  /// - Returns: The observation, which ends when it is cancelled or released.
  public func ifLet<Wrapped>(
    then unwrap: @escaping (_ store: Store<Wrapped, Action>) -> Void,
    else: @escaping () -> Void = {}
  ) -> any Cancellable where State == Wrapped? {
    publisher
      .removeDuplicates { ($0 != nil) == ($1 != nil) }
      .sink { state in
        MainActor.assumeIsolated {
          if let state { unwrap(self.unwrapped(last: state)) } else { `else`() }
        }
      }
  }
}
