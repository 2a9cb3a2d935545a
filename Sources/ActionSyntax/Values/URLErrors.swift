import ComposableArchitecture
import Foundation

extension URLError: SyntaxConstructible {
  /// Reads `URLError(.timedOut)` and `URLError(URLError.Code.timedOut)`.
  package static func make(
    from node: SyntaxNode, by builder: ValueBuilder
  ) throws(InputError) -> Any {
    guard case .chain(let chain) = node.kind, let link = chain.links.last, link.arguments == nil,
      chain.isImplicit
        ? chain.links.count == 1
        : [["URLError"], ["URLError", "Code"]].contains(chain.links.dropLast().map(\.name.text))
    else { throw builder.wrongType(node, Self.self) }
    guard let code = codes[link.name.text] else {
      throw builder.error(
        .unknownCase, "URLError.Code has no member `\(link.name.text)`", at: link.name.range,
        hint: "expected a code such as .timedOut",
        suggestion: NearestName.to(link.name.text, in: codes.keys.sorted()))
    }
    return URLError(code)
  }

  /// The call that makes an equal error, as it is typed; `nil` if the error contains more than a code.
  package var call: String? {
    guard URLError(code) == self else { return nil }
    let name = Self.codes.first { $0.value == code }?.key
    return "URLError(\(name.map { ".\($0)" } ?? ".init(rawValue: \(code.rawValue))"))"
  }

  package static var expectation: String { "an error such as URLError(.timedOut)" }
  package static var beginnings: [ValueBeginning] {
    codes.keys.sorted().map { .whole("URLError(.\($0))") }
  }

  /// The members of `URLError.Code`, which are not known at run time.
  private static let codes: [String: Code] = [
    "appTransportSecurityRequiresSecureConnection": .appTransportSecurityRequiresSecureConnection,
    "backgroundSessionInUseByAnotherProcess": .backgroundSessionInUseByAnotherProcess,
    "backgroundSessionRequiresSharedContainer": .backgroundSessionRequiresSharedContainer,
    "backgroundSessionWasDisconnected": .backgroundSessionWasDisconnected,
    "badServerResponse": .badServerResponse,
    "badURL": .badURL,
    "callIsActive": .callIsActive,
    "cancelled": .cancelled,
    "cannotCloseFile": .cannotCloseFile,
    "cannotConnectToHost": .cannotConnectToHost,
    "cannotCreateFile": .cannotCreateFile,
    "cannotDecodeContentData": .cannotDecodeContentData,
    "cannotDecodeRawData": .cannotDecodeRawData,
    "cannotFindHost": .cannotFindHost,
    "cannotLoadFromNetwork": .cannotLoadFromNetwork,
    "cannotMoveFile": .cannotMoveFile,
    "cannotOpenFile": .cannotOpenFile,
    "cannotParseResponse": .cannotParseResponse,
    "cannotRemoveFile": .cannotRemoveFile,
    "cannotWriteToFile": .cannotWriteToFile,
    "clientCertificateRejected": .clientCertificateRejected,
    "clientCertificateRequired": .clientCertificateRequired,
    "dataLengthExceedsMaximum": .dataLengthExceedsMaximum,
    "dataNotAllowed": .dataNotAllowed,
    "dnsLookupFailed": .dnsLookupFailed,
    "downloadDecodingFailedMidStream": .downloadDecodingFailedMidStream,
    "downloadDecodingFailedToComplete": .downloadDecodingFailedToComplete,
    "fileDoesNotExist": .fileDoesNotExist,
    "fileIsDirectory": .fileIsDirectory,
    "httpTooManyRedirects": .httpTooManyRedirects,
    "internationalRoamingOff": .internationalRoamingOff,
    "networkConnectionLost": .networkConnectionLost,
    "noPermissionsToReadFile": .noPermissionsToReadFile,
    "notConnectedToInternet": .notConnectedToInternet,
    "redirectToNonExistentLocation": .redirectToNonExistentLocation,
    "requestBodyStreamExhausted": .requestBodyStreamExhausted,
    "resourceUnavailable": .resourceUnavailable,
    "secureConnectionFailed": .secureConnectionFailed,
    "serverCertificateHasBadDate": .serverCertificateHasBadDate,
    "serverCertificateHasUnknownRoot": .serverCertificateHasUnknownRoot,
    "serverCertificateNotYetValid": .serverCertificateNotYetValid,
    "serverCertificateUntrusted": .serverCertificateUntrusted,
    "timedOut": .timedOut,
    "unknown": .unknown,
    "unsupportedURL": .unsupportedURL,
    "userAuthenticationRequired": .userAuthenticationRequired,
    "userCancelledAuthentication": .userCancelledAuthentication,
    "zeroByteResource": .zeroByteResource,
  ]
}
