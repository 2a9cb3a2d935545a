import AppleStubs
import Foundation

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// Core Location calls the methods of a delegate, so nothing calls them here.
public protocol CLLocationManagerDelegate: AnyObject {}

/// Where the device is. A manager can be created and configured.
open class CLLocationManager: ObjectIdentity {
  public init() {}
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open var location: CLLocation? { deviceStop("CLLocationManager.location") }
  open var authorizationStatus: CLAuthorizationStatus {
    deviceStop("CLLocationManager.authorizationStatus")
  }
  open var accuracyAuthorization: CLAccuracyAuthorization {
    deviceStop("CLLocationManager.accuracyAuthorization")
  }
  public static func locationServicesEnabled() -> Bool {
    deviceStop("CLLocationManager.locationServicesEnabled")
  }
  open func requestWhenInUseAuthorization() {
    deviceStop("CLLocationManager.requestWhenInUseAuthorization")
  }
  open func requestAlwaysAuthorization() {
    deviceStop("CLLocationManager.requestAlwaysAuthorization")
  }
  open func requestLocation() { deviceStop("CLLocationManager.requestLocation") }
  open func startUpdatingLocation() { deviceStop("CLLocationManager.startUpdatingLocation") }
  open func stopUpdatingLocation() { deviceStop("CLLocationManager.stopUpdatingLocation") }
  open func startUpdatingHeading() { deviceStop("CLLocationManager.startUpdatingHeading") }
  open func stopUpdatingHeading() { deviceStop("CLLocationManager.stopUpdatingHeading") }
}

// Unchecked because it is open: it stores nothing.
open class CLPlacemark: ObjectIdentity, @unchecked Sendable {
  package init(stored: Void) {}
  open var name: String? { deviceStop("CLPlacemark.name") }
  open var locality: String? { deviceStop("CLPlacemark.locality") }
  open var country: String? { deviceStop("CLPlacemark.country") }
  open var location: CLLocation? { deviceStop("CLPlacemark.location") }
}

// Unchecked because it is open: it stores nothing.
open class CLGeocoder: ObjectIdentity, @unchecked Sendable {
  public init() {}
  open func reverseGeocodeLocation(
    _ location: CLLocation, file: StaticString = #fileID, line: UInt = #line
  ) async throws -> [CLPlacemark] {
    deviceStop("CLGeocoder.reverseGeocodeLocation", file: file, line: line)
  }
  open func geocodeAddressString(
    _ address: String, file: StaticString = #fileID, line: UInt = #line
  ) async throws -> [CLPlacemark] {
    deviceStop("CLGeocoder.geocodeAddressString", file: file, line: line)
  }
}
