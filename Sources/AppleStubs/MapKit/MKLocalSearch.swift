import AppleStubs
import Foundation
import StubCoreLocation

open class MKPlacemark: CLPlacemark, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(stored: ())
  }
}

open class MKMapItem: @unchecked Sendable {
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    deviceStop("MKMapItem.openInMaps")
  }
}

open class MKLocalSearch: @unchecked Sendable {
  open class Request: @unchecked Sendable {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    public init() {}
  }

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
