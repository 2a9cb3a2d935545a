extension AnyKeyPath {
  /// The key path as in source code, if it consists of stored properties: `\.amountControl`. The
  /// runtime has no names for other key paths.
  var text: String {
    let text = debugDescription
    guard let dot = text.firstIndex(of: "."), !text.contains("<computed") else {
      return "\\.<computed>"
    }
    return "\\" + text[dot...]
  }
}
