import AppleStubs
import Foundation
import StubCoreLocation

// Unchecked because it is open: it stores only constants.
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(stored: ())
  }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"

open class MKMapItem: ObjectIdentity {
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    deviceStop("MKMapItem.openInMaps")
  }
  @discardableResult
  public static func openMaps(
    with items: [MKMapItem], launchOptions: [String: Any]? = nil
  ) -> Bool { deviceStop("MKMapItem.openMaps") }
  public static func forCurrentLocation() -> MKMapItem {
    deviceStop("MKMapItem.forCurrentLocation")
  }
}

// Unchecked because it is open: it stores nothing.
open class MKLocalSearch: ObjectIdentity, @unchecked Sendable {
  open class Request {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    public init() {}
  }

  // Unchecked because it is open: it stores nothing.
  open class Response: @unchecked Sendable {
    init() {}
    open var mapItems: [MKMapItem] { deviceStop("MKLocalSearch.Response.mapItems") }
    open var boundingRegion: MKCoordinateRegion {
      deviceStop("MKLocalSearch.Response.boundingRegion")
    }
  }

  public init(request: Request) {}
  open func start(file: StaticString = #fileID, line: UInt = #line) async throws -> Response {
    deviceStop("MKLocalSearch.start", file: file, line: line)
  }
  open func cancel() {}
}
