import Foundation

extension String {
  public typealias LocalizationValue = String

  public init(
    localized key: String, defaultValue: String? = nil, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    let bundle = bundle ?? .main
    self = bundle.localizedString(forKey: key, value: defaultValue, table: table)
  }
}
