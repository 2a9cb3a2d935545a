#if !canImport(Darwin)
  import Foundation

  extension String {
    /// The key of a text, which Foundation has on Apple platforms only.
    public typealias LocalizationValue = String

    /// The text for a key in the strings of a bundle, or else its default value, or the key.
    public init(
      localized key: String, defaultValue: String? = nil, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
      let bundle = bundle ?? .main
      self = bundle.localizedString(forKey: key, value: defaultValue, table: table)
    }
  }
#endif
