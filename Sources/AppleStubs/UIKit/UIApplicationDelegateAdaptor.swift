import AppleStubs

/// The delegate of an app that SwiftUI starts. Nothing starts it here.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: UIApplicationDelegate> {
  public init(_ type: Delegate.Type = Delegate.self) {}
  public var wrappedValue: Delegate { deviceStop("UIApplicationDelegateAdaptor") }
}
