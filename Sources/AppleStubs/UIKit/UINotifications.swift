import Foundation

// Nothing posts these notifications here, so an effect that waits for one stays in flight.
extension UIApplication {
  public nonisolated static let userDidTakeScreenshotNotification = name("userDidTakeScreenshot")
  public nonisolated static let didBecomeActiveNotification = name("didBecomeActive")
  public nonisolated static let willResignActiveNotification = name("willResignActive")
  public nonisolated static let didEnterBackgroundNotification = name("didEnterBackground")
  public nonisolated static let willEnterForegroundNotification = name("willEnterForeground")
  public nonisolated static let willTerminateNotification = name("willTerminate")
  public nonisolated static let didFinishLaunchingNotification = name("didFinishLaunching")
  public nonisolated static let didReceiveMemoryWarningNotification = name(
    "didReceiveMemoryWarning")
  public nonisolated static let significantTimeChangeNotification = name("significantTimeChange")
  public nonisolated static let protectedDataDidBecomeAvailableNotification = name(
    "protectedDataDidBecomeAvailable")

  private nonisolated static func name(_ stem: String) -> Notification.Name {
    Notification.Name("UIApplication\(stem.prefix(1).uppercased())\(stem.dropFirst())Notification")
  }
}

extension UIResponder {
  public nonisolated static let keyboardWillShowNotification = name("WillShow")
  public nonisolated static let keyboardDidShowNotification = name("DidShow")
  public nonisolated static let keyboardWillHideNotification = name("WillHide")
  public nonisolated static let keyboardDidHideNotification = name("DidHide")
  public nonisolated static let keyboardWillChangeFrameNotification = name("WillChangeFrame")
  public nonisolated static let keyboardDidChangeFrameNotification = name("DidChangeFrame")
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"

  private nonisolated static func name(_ stem: String) -> Notification.Name {
    Notification.Name("UIKeyboard\(stem)Notification")
  }
}

extension UIDevice {
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
}

extension UIScene {
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
}
