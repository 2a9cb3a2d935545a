/// User defaults that are kept in memory, which nothing else sees.
final class InMemoryUserDefaults: UserDefaults {
  private let values = StampedValues()

  init() { super.init(suiteName: nil)! }

  // The methods for values of particular types call these.

  override func object(forKey key: String) -> Any? { values[key] }

  override func set(_ value: Any?, forKey key: String) {
    values[key] = value
    notify()
  }

  override func removeObject(forKey key: String) {
    values[key] = nil
    notify()
  }

  override func dictionaryRepresentation() -> [String: Any] {
    Dictionary(
      uniqueKeysWithValues: values.contents.values.compactMap { key, value in
        (key.base as? String).map { ($0, value) }
      })
  }

  private func notify() {
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }
}

extension InMemoryUserDefaults: SharedStorage {
  var contents: StorageContents { values.contents }
  func restore(_ contents: StorageContents) { values.contents = contents }
}

extension UserDefaults {
  /// New user defaults that are kept in memory.
  public static var inMemory: UserDefaults { InMemoryUserDefaults() }
}

extension DependencyValues {
  /// The user defaults of `.appStorage`: the standard ones, or in tests and
  /// previews, ones that are kept in memory.
  public var defaultAppStorage: UserDefaults {
    get { self[AppStorageDependency.self].defaults }
    set { self[AppStorageDependency.self] = AppStorage(defaults: newValue) }
  }
}

private enum AppStorageDependency: SessionDependencyKey {
  static let liveValue = AppStorage(defaults: .standard)
  static var previewValue: AppStorage { AppStorage(defaults: .inMemory) }
  static var testValue: AppStorage { AppStorage(defaults: .inMemory) }
}
