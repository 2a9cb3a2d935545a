extension TextState {
  /// A text with a key in the strings of a bundle. No text is localized here, so the key is shown.
  public init(
    _ key: String, tableName: String? = nil, bundle: Bundle?, comment: StaticString? = nil
  ) {
    self.init(verbatim: key)
  }
}
