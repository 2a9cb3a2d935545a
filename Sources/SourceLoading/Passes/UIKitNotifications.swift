/// The notifications of UIKit that features wait for. On Linux nothing posts them, so an effect that waits for one stays in flight.
struct UIKitNotifications {
  /// The type that has the names as members.
  let type: String
  private let stems: [String]

  static let all = [
    UIKitNotifications(
      type: "UIApplication",
      stems: [
        "userDidTakeScreenshot", "didBecomeActive", "willResignActive", "didEnterBackground",
        "willEnterForeground", "willTerminate", "didFinishLaunching", "didReceiveMemoryWarning",
        "significantTimeChange", "protectedDataDidBecomeAvailable",
      ]),
    UIKitNotifications(
      type: "UIResponder",
      stems: [
        "keyboardWillShow", "keyboardDidShow", "keyboardWillHide", "keyboardDidHide",
        "keyboardWillChangeFrame", "keyboardDidChangeFrame",
      ]),
    UIKitNotifications(
      type: "UIDevice",
      stems: ["orientationDidChange", "batteryLevelDidChange", "batteryStateDidChange"]),
    UIKitNotifications(
      type: "UIScene", stems: ["didActivate", "willDeactivate", "didEnterBackground"]),
  ]

  /// What a file that waits for one of the notifications contains.
  var uses: [String] { stems.map { "\(type).\($0)Notification" } }

  /// A type with the names, which are those of Apple's platforms.
  var text: String {
    let names = stems.map {
      "  public static let \($0)Notification = Notification.Name(\"\(rawName(of: $0))\")"
    }
    return """
      import Foundation

      public enum \(type) {
      \(names.joined(separator: "\n"))
      }
      """
  }

  private func rawName(of stem: String) -> String {
    "\(type == "UIResponder" ? "UI" : type)\(stem.prefix(1).uppercased())\(stem.dropFirst())Notification"
  }
}
