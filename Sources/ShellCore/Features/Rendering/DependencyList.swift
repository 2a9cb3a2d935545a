/// The dependencies of a feature, one per line: the controlled ones, then those that it has used.
@MainActor
enum DependencyList {
  /// - Parameter endpoints: The dependencies that can be overridden.
  static func text(
    _ store: any SessionStore, _ endpoints: [_DependencyEndpoint], _ mode: ClockMode
  ) -> String {
    let controlled = ControlledDependency.allCases
      .filter { $0 != .storage || store.dependencies.shared.areUsed }
      .map { line($0, store, mode) }
    let clock = row("clock", "\(mode.rawValue), now \(DurationText.of(store.clock.now.offset))")
    let own = store.knownDependencies.filter { known in
      !builtIn.contains(known.title)
        && !endpoints.contains { $0.name.split(separator: ".").first == known.title[...] }
    }.map {
      row($0.title, "\($0.isOverridden ? "overridden" : "live"), \(TypeName.of($0.type))")
    }
    let listed = endpoints.map { line($0, store) }
    return (controlled + [clock, row("place", "en_US_POSIX, GMT")] + own + listed)
      .joined(separator: "\n")
  }

  /// `numberFact.fetch  returns "x"`.
  static func line(_ endpoint: _DependencyEndpoint, _ store: any SessionStore) -> String {
    let override = store.overrides.first { $0.name == endpoint.name }
    let verb = endpoint.parameters == nil ? "is" : "returns"
    let type = endpoint.valueType == Void.self ? "" : ", \(TypeName.full(endpoint.valueType))"
    switch override?.result {
    case nil: return row(endpoint.name, "live\(type)")
    case .value: return row(endpoint.name, "\(verb) \(override?.text ?? "")")
    case .failure(let error): return row(endpoint.name, "throws \(ChangeText.short(error))")
    }
  }

  /// `in memory, 2 files, 1 user default`.
  private static func storage(_ store: any SessionStore) -> String {
    let place = store.dependencies.shared.usesDisk ? "files on disk" : "in memory"
    let counts = store.dependencies.shared.counts
    let parts = [
      (counts.files, "file"), (counts.defaults, "user default"), (counts.memory, "value"),
    ].filter { $0.0 > 0 }
    return ([place] + parts.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }).joined(separator: ", ")
  }

  /// `date    2024-01-01 00:00:00 UTC, moves with the clock`.
  static func line(
    _ dependency: ControlledDependency, _ store: any SessionStore, _ mode: ClockMode
  ) -> String {
    let values = store.dependencies
    switch dependency {
    case .date:
      // Showing the date must not look as if the feature had read it.
      let date = values.date.dateAtStart.map {
        $0.addingTimeInterval(store.clock.now.offset / .seconds(1))
      }
      return row("date", "\(UTCText.of(date ?? values.date.now)), moves with the clock")
    case .uuid:
      let next = UUID(Int(values.uuid.nextNumber ?? 0)).uuidString
      return row("uuid", "incrementing, next \(next)")
    case .random: return row("random", "the same sequence on every run")
    case .storage: return row("storage", storage(store))
    }
  }

  private static let table = TextTable([.init(minWidth: 8)])

  private static func row(_ name: String, _ text: String) -> String {
    table.lines([[name, text]])[0]
  }

  /// The dependencies that the lines above already show, and those that the shell replaces for every feature.
  private static let builtIn: Set<String> = [
    "ControlledSchedulers", "calendar", "context", "continuousClock", "date", "defaultAppStorage",
    "defaultFileStorage", "defaultInMemoryStorage", "dismiss", "locale", "mainQueue", "mainRunLoop",
    "openURL", "sharedReferences", "stackElementID", "suspendingClock", "timeZone", "uuid",
    "withRandomNumberGenerator",
  ]
}

/// A date in UTC, independent of the locale: `2024-01-01 00:00:00 UTC`.
private enum UTCText {
  static func of(_ date: Date) -> String { style.format(date) + " UTC" }

  private static let style = Date.ISO8601FormatStyle(dateTimeSeparator: .space, timeZone: .gmt)
    .year().month().day().dateTimeSeparator(.space).time(includingFractionalSeconds: false)
}
