import AppleStubs
import Foundation
import StubUIKit

/// The result of a request. Only Apple's servers create one.
// Unchecked: no instance exists, because its initializer stops.
open class ASAuthorization: ObjectIdentity, @unchecked Sendable {
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fullName = Self(rawValue: "full_name")
    public static let email = Self(rawValue: "email")
  }

  public let credential: any ASAuthorizationCredential
  public let provider: any ASAuthorizationProvider

  private init() { deviceStop("ASAuthorization") }
}

public protocol ASAuthorizationCredential: AnyObject {}
public protocol ASAuthorizationProvider: AnyObject {}

// Unchecked: no instance exists, because its initializer stops.
open class ASAuthorizationAppleIDCredential: ASAuthorizationCredential, ObjectIdentity,
  @unchecked Sendable
{
  public let user: String
  public let state: String?
  public let email: String?
  public let fullName: PersonNameComponents?
  public let identityToken: Data?
  public let authorizationCode: Data?

  private init() { deviceStop("ASAuthorizationAppleIDCredential") }
}

// Unchecked because it is open: it stores only constants.
open class ASPasswordCredential: ASAuthorizationCredential, ObjectIdentity, @unchecked Sendable {
  public let user: String
  public let password: String

  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

open class ASAuthorizationRequest: ObjectIdentity {
  init() {}
}

open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
  open var requestedScopes: [ASAuthorization.Scope]?
  open var nonce: String?
  open var state: String?
  open var user: String?
}

// Unchecked because it is open: it stores nothing.
open class ASAuthorizationAppleIDProvider: ASAuthorizationProvider, ObjectIdentity,
  @unchecked Sendable
{
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }

  public init() {}
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  open func credentialState(
    forUserID user: String, file: StaticString = #fileID, line: UInt = #line
  ) async throws -> CredentialState {
    deviceStop("ASAuthorizationAppleIDProvider.credentialState", file: file, line: line)
  }
  open func getCredentialState(
    forUserID user: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) { deviceStop("ASAuthorizationAppleIDProvider.getCredentialState") }
}

public struct ASAuthorizationError: Error {
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// AuthenticationServices calls the methods of delegates, so nothing calls them here.
public protocol ASAuthorizationControllerDelegate: AnyObject {}
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {}
public typealias ASPresentationAnchor = UIWindow

open class ASAuthorizationController: ObjectIdentity {
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?
  public let authorizationRequests: [ASAuthorizationRequest]

  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }
  open func performRequests() { deviceStop("ASAuthorizationController.performRequests") }
}

public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {}

open class ASWebAuthenticationSession: ObjectIdentity {
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false

  public init(
    url: URL, callbackURLScheme: String?,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) {}
  @discardableResult
  open func start() -> Bool { deviceStop("ASWebAuthenticationSession.start") }
  open func cancel() { deviceStop("ASWebAuthenticationSession.cancel") }
}
