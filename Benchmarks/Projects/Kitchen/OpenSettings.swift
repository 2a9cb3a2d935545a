import Dependencies
import UIKit

extension DependencyValues {
  /// Opens the page of the app in the settings.
  var openSettings: @Sendable () async -> Void {
    get { self[OpenSettings.self] }
    set { self[OpenSettings.self] = newValue }
  }
}

private enum OpenSettings: DependencyKey {
  static let liveValue: @Sendable () async -> Void = {
    guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
    _ = await UIApplication.shared.open(url)
  }
  static let testValue: @Sendable () async -> Void = unimplemented("openSettings")
}
