import Foundation

public let kCLErrorDomain = "kCLErrorDomain"

/// What Core Location tells a delegate about a failure.
public struct CLError: Error, Hashable, Sendable, CustomNSError {
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure, regionMonitoringDenied
    case regionMonitoringFailure, regionMonitoringSetupDelayed, regionMonitoringResponseDelayed
    case geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled, deferredFailed
    case deferredNotUpdatingLocation, deferredAccuracyTooLow, deferredDistanceFiltered
    case deferredCanceled, rangingUnavailable, rangingFailure, promptDeclined
    case historicalLocationError
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { kCLErrorDomain }
  public var errorCode: Int { code.rawValue }

  public static var locationUnknown: Code { .locationUnknown }
  public static var denied: Code { .denied }
  public static var network: Code { .network }
  public static var headingFailure: Code { .headingFailure }
  public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
  public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  public static var geocodeCanceled: Code { .geocodeCanceled }
  public static var promptDeclined: Code { .promptDeclined }
}
