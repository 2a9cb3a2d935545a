// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import StubCoreLocation
import TerminalUI

/// What a map marks, which the terminal draws below its name.
public typealias MapContent = View
public typealias MapContentBuilder = ViewBuilder

/// A balloon with a title.
public struct Marker: View {
  private let title: String
  public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D) {
    self.title = String(title)
  }
  public init(
    _ title: some StringProtocol, systemImage: String, coordinate: CLLocationCoordinate2D
  ) { self.title = String(title) }
  public init(_ title: some StringProtocol, image: String, coordinate: CLLocationCoordinate2D) {
    self.title = String(title)
  }
  public init(
    _ title: some StringProtocol, monogram: Text, coordinate: CLLocationCoordinate2D
  ) { self.title = String(title) }
  public var body: some View { Text("• \(title)") }
}

/// A view at a place.
public struct Annotation<Content: View>: View {
  private let content: Content
  public init(
    _ title: some StringProtocol, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public var body: some View { content }
}

/// A view at a place, in the form before 2023.
public struct MapAnnotation<Content: View>: View {
  private let content: Content
  public init(
    coordinate: CLLocationCoordinate2D,
    anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5), @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public var body: some View { content }
}

/// A balloon, in the form before 2023.
public struct MapMarker: View {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
  public var body: some View { Text("•") }
}

/// A pin, in the form before 2023.
public struct MapPin: View {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
  public var body: some View { Text("•") }
}

/// Where the user is, a line between places, or an area: what a terminal does not draw.
public struct UserAnnotation: View {
  public init() {}
  public var body: some View { EmptyView() }
}
public struct MapPolyline: View {
  public init(coordinates: [CLLocationCoordinate2D]) {}
  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> Self { self }
  public func stroke(_ style: some ShapeStyle, style line: StrokeStyle) -> Self { self }
  public var body: some View { EmptyView() }
}
public struct MapPolygon: View {
  public init(coordinates: [CLLocationCoordinate2D]) {}
  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> Self { self }
  public var body: some View { EmptyView() }
}
public struct MapCircle: View {
  public init(center: CLLocationCoordinate2D, radius: Double) {}
  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> Self { self }
  public var body: some View { EmptyView() }
}

extension View {
  public func annotationTitles(_ visibility: Visibility) -> Self { self }
  public func annotationSubtitles(_ visibility: Visibility) -> Self { self }
}

// The controls of a map, which a terminal does not draw.

public struct MapUserLocationButton: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}
public struct MapCompass: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}
public struct MapScaleView: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}
public struct MapPitchToggle: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}
