import AppleStubs
import TerminalUI

/// The button of Sign in with Apple. The terminal draws it; signing in needs a device.
public struct SignInWithAppleButton: View {
  public enum Label: Sendable {
    case signIn, `continue`, signUp

    fileprivate var title: String {
      switch self {
      case .signIn: "Sign in with Apple"
      case .continue: "Continue with Apple"
      case .signUp: "Sign up with Apple"
      }
    }
  }

  public enum Style: Sendable { case black, white, whiteOutline }

  private let label: Label
  private let onRequest: (ASAuthorizationAppleIDRequest) -> Void

  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
    self.onRequest = onRequest
  }

  public var body: some View {
    Button(label.title) {
      onRequest(ASAuthorizationAppleIDRequest())
      deviceStop("SignInWithAppleButton")
    }
  }
}

extension View {
  /// Changes nothing on a terminal.
  public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View { self }
}
