import StubCoreLocation

public struct MapCamera: Hashable, Sendable {
  public var centerCoordinate: CLLocationCoordinate2D {
    get { CLLocationCoordinate2D(latitude: center[0], longitude: center[1]) }
    set { center = [newValue.latitude, newValue.longitude] }
  }
  public var distance: Double
  public var heading: Double
  public var pitch: Double
  private var center: [Double]
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    (self.distance, self.heading, self.pitch) = (distance, heading, pitch)
    center = [centerCoordinate.latitude, centerCoordinate.longitude]
  }
}

public struct MapCameraPosition: Hashable, Sendable {
  private indirect enum Place: Hashable, Sendable {
    case automatic
    case region([Double])
    case camera(MapCamera)
    case user(followsHeading: Bool, fallback: MapCameraPosition)
  }
  private let place: Place

  public static let automatic = Self(place: .automatic)
  public static func region(_ region: MKCoordinateRegion) -> Self {
    Self(
      place: .region([
        region.center.latitude, region.center.longitude, region.span.latitudeDelta,
        region.span.longitudeDelta,
      ]))
  }
  public static func camera(_ camera: MapCamera) -> Self { Self(place: .camera(camera)) }
  public static func userLocation(followsHeading: Bool = false, fallback: Self) -> Self {
    Self(place: .user(followsHeading: followsHeading, fallback: fallback))
  }

  public var region: MKCoordinateRegion? {
    guard case .region(let region) = place else { return nil }
    return MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: region[0], longitude: region[1]),
      span: MKCoordinateSpan(latitudeDelta: region[2], longitudeDelta: region[3]))
  }
  public var camera: MapCamera? {
    guard case .camera(let camera) = place else { return nil }
    return camera
  }
  public var followsUserLocation: Bool { fallbackPosition != nil }
  public var fallbackPosition: Self? {
    guard case .user(_, let fallback) = place else { return nil }
    return fallback
  }
}
