extension Binding {
  /// A binding to what an optional holds; nil while it holds nothing.
  ///
  /// ```swift
  /// if let user = $state.user.unwrap() {
  ///   TextField("Name", text: user.name)
  /// }
  /// ```
  ///
  /// It reads what was written last, by whomever. Once the optional is nil again it reads the value that was there last; a
  /// write then makes the optional hold a value again.
  public func unwrap<Wrapped>() -> Binding<Wrapped>? where Value == Wrapped? {
    Binding<Wrapped>(self)
  }

  /// A binding to what an optional holds; nil while it holds nothing: see ``unwrap()``.
  public init?(_ base: Binding<Value?>) {
    self.init(base, extract: { $0 }, embed: { $0 })
  }

  /// A binding to a part that a value has only at times; nil while it has none.
  ///
  /// Once the part is gone the binding reads what was there last.
  ///
  /// - Parameters:
  ///   - base: The whole.
  ///   - extract: Takes the part out; nil where there is none.
  ///   - embed: Makes a whole out of the part.
  package init?<Whole>(
    _ base: Binding<Whole>, extract: @escaping (Whole) -> Value?, embed: @escaping (Value) -> Whole
  ) {
    guard var last = extract(base.wrappedValue) else { return nil }
    self.init(
      get: {
        last = extract(base.wrappedValue) ?? last
        return last
      },
      set: { base.wrappedValue = embed($0) })
  }

  /// A binding that sees a value as an optional; writing nil changes nothing.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue },
      set: { newValue in
        if let newValue { base.wrappedValue = newValue }
      })
  }

  /// A binding that hides the value's type; writing a value of another type changes nothing.
  public init<Base: Hashable>(_ base: Binding<Base>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { newValue in
        if let newValue = newValue.base as? Base { base.wrappedValue = newValue }
      })
  }
}
