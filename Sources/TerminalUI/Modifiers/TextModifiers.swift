import Foundation

extension Text {
  /// Creates a text from a key in a table of translations. Nothing is translated here.
  public init(
    _ key: LocalizedStringKey, tableName: String?, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(key.text)
  }
}
