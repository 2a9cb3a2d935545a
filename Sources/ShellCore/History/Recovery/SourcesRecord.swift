/// Sources in the journal, so that a session is restored with the code that it had.
extension FeatureSources {
  /// The sources as one line of text.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Returns `nil` if the text does not contain sources.
  init?(json: String) {
    guard let sources = try? JSONDecoder().decode(Self.self, from: Data(json.utf8)) else {
      return nil
    }
    self = sources
  }
}
