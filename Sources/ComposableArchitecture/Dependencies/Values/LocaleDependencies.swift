extension DependencyValues {
  /// The calendar. Using it in a test without an override is a failure.
  public var calendar: Calendar {
    get {
      noteUse(of: .calendar)
      return self[CalendarKey.self]
    }
    set { self[CalendarKey.self] = newValue }
  }
}

private enum CalendarKey: DependencyKey {
  static var liveValue: Calendar { .autoupdatingCurrent }
}

extension DependencyValues {
  /// The locale. Using it in a test without an override is a failure.
  public var locale: Locale {
    get {
      noteUse(of: .locale)
      return self[LocaleKey.self]
    }
    set { self[LocaleKey.self] = newValue }
  }
}

private enum LocaleKey: DependencyKey {
  static var liveValue: Locale { .autoupdatingCurrent }
}

extension DependencyValues {
  /// The time zone. Using it in a test without an override is a failure.
  public var timeZone: TimeZone {
    get {
      noteUse(of: .timeZone)
      return self[TimeZoneKey.self]
    }
    set { self[TimeZoneKey.self] = newValue }
  }
}

private enum TimeZoneKey: DependencyKey {
  static var liveValue: TimeZone { .autoupdatingCurrent }
}

extension DependencyValues {
  /// The locales of the user's preferred languages, in their order. Using it in a test without an override is a failure.
  public var preferredLocales: [Locale] {
    get { self[PreferredLocalesKey.self] }
    set { self[PreferredLocalesKey.self] = newValue }
  }
}

private enum PreferredLocalesKey: DependencyKey {
  static var liveValue: [Locale] { Locale.preferredLanguages.map(Locale.init(identifier:)) }
}
