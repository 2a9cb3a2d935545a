// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import StubCoreLocation
import TerminalUI

/// A map. The terminal draws its name and the titles of what it marks, because it has no pictures.
public struct Map: View {
  private let content: AnyView

  private init(_ marks: AnyView) { content = marks }

  public init(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> some MapContent = { EmptyView() }
  ) { self.init(AnyView(content())) }

  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> some MapContent = { EmptyView() }
  ) { self.init(AnyView(content())) }

  public init<Selection: Hashable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> some MapContent
  ) { self.init(AnyView(content())) }

  public init(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> some MapContent = { EmptyView() }
  ) { self.init(AnyView(content())) }

  /// Creates a map in the form before 2023.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) { self.init(AnyView(EmptyView())) }

  /// Creates a map with a mark for each item in the form before 2023.
  public init<Items: RandomAccessCollection>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> some MapContent
  ) where Items.Element: Identifiable {
    self.init(AnyView(ForEach(annotationItems) { annotationContent($0) }))
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("[map]")
      content
    }
  }
}

public struct MapCameraBounds: Hashable, Sendable {
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}
}

public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = Self(rawValue: 1)
  public static let zoom = Self(rawValue: 2)
  public static let pitch = Self(rawValue: 4)
  public static let rotate = Self(rawValue: 8)
  public static let all: Self = [.pan, .zoom, .pitch, .rotate]
}

public enum MapUserTrackingMode: Int, Sendable { case none, follow }

public enum MapStyle: Hashable, Sendable {
  public enum Elevation: Hashable, Sendable { case automatic, flat, realistic }
  case standard, imagery, hybrid
  public static func standard(elevation: Elevation = .automatic, showsTraffic: Bool = false) -> Self
  { .standard }
  public static func hybrid(elevation: Elevation = .automatic, showsTraffic: Bool = false) -> Self {
    .hybrid
  }
}

extension View {
  public func mapStyle(_ style: MapStyle) -> Self { self }
  public func mapControls(@ViewBuilder _ content: () -> some View) -> Self { self }
  public func mapControlVisibility(_ visibility: Visibility) -> Self { self }
  /// A terminal does not move the camera, so nothing calls the function.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> Self { self }
}

public enum MapCameraUpdateFrequency: Hashable, Sendable { case continuous, onEnd }

public struct MapCameraUpdateContext: Sendable {
  public let camera: MapCamera
  public let region: MKCoordinateRegion
}
