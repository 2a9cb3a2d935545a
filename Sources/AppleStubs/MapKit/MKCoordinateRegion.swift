import AppleStubs
import StubCoreLocation

public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// A region with a size in meters.
  ///
  /// It has no result here. Apple documents only that a degree of latitude is about 111 km long, and a degree of longitude as much at the
  /// equator and nothing at the poles, which does not say what span a size has: a feature would show another one than in the app.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let reason = "Apple does not document how meters become degrees; pass a `span`"
    deviceStop(
      "MKCoordinateRegion(center:latitudinalMeters:longitudinalMeters:)", because: reason)
  }
}
