import ComposableArchitecture
import CoreLocation
import MapKit
import SwiftUI

struct Coordinate: Equatable { var latitude: Double; var longitude: Double }

@Reducer
struct NearbyFeature {
  @ObservableState
  struct State: Equatable {
    var coordinate: Coordinate?
    var isTracking = false
  }
  enum Action { case recenterTapped, located(Coordinate) }
  @Dependency(\.locationClient) var locationClient
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .recenterTapped:
        state.isTracking = true
        return .run { send in
          for await coordinate in locationClient.updates() { await send(.located(coordinate)) }
        }
      case .located(let coordinate):
        state.coordinate = coordinate
        return .none
      }
    }
  }
}
@DependencyClient
struct LocationClient {
  var updates: @Sendable () -> AsyncStream<Coordinate> = { .finished }
  var requestPermission: @Sendable () async -> Bool = { false }
}
extension LocationClient: DependencyKey {
  static let liveValue: LocationClient = {
    let delegate = LocationDelegate()
    let manager = CLLocationManager()
    manager.delegate = delegate
    return LocationClient(
      updates: {
        AsyncStream { continuation in
          delegate.onUpdate = {
            continuation.yield(
              Coordinate(latitude: $0.coordinate.latitude, longitude: $0.coordinate.longitude))
          }
          manager.startUpdatingLocation()
        }
      },
      requestPermission: {
        manager.requestWhenInUseAuthorization()
        return manager.authorizationStatus == .authorizedWhenInUse
      }
    )
  }()
}
final class LocationDelegate: NSObject, CLLocationManagerDelegate {
  var onUpdate: ((CLLocation) -> Void)?
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    locations.forEach { onUpdate?($0) }
  }
}
extension DependencyValues {
  var locationClient: LocationClient {
    get { self[LocationClient.self] }
    set { self[LocationClient.self] = newValue }
  }
}
struct NearbyView: View {
  @Bindable var store: StoreOf<NearbyFeature>
  @State private var position: MapCameraPosition = .automatic
  var body: some View {
    VStack {
      Map(position: $position) {
        Marker("Here", coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0))
      }
      .mapStyle(.standard)
      Button("Recenter") { store.send(.recenterTapped) }
    }
  }
}
