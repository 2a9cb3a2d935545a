import ComposableArchitecture
import CoreData
import CoreLocation
import MapKit
import StoreKit
import SwiftData
import SwiftUI

extension EnvironmentValues {
  @Entry var density: Density = .regular
  @Entry var note: String?
}

enum Density: String { case compact, regular }

@Model
final class StoredErrand {
  var title: String
  init(title: String) { self.title = title }
}

@ModelActor
actor ErrandDatabase {
  func titles() throws -> [String] {
    try modelContext.fetch(FetchDescriptor<StoredErrand>()).map(\.title)
  }
}

@Reducer
struct Errands {
  @ObservableState
  struct State: Equatable {
    var titles = ["bread", "stamps"]
    var message = ""
  }

  enum Action {
    case failed(any Error)
    case loaded, searched, filtered
    case canceled, denied
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .failed(StoreKitError.userCancelled):
        state.message = "cancelled"
        return .none
      case .failed(let error):
        let code = (error as? CLError)?.code
        state.message = code == .denied ? "denied" : "failed"
        return .none
      case .canceled: return .send(.failed(StoreKitError.userCancelled))
      case .denied: return .send(.failed(CLError(.denied)))
      case .loaded:
        return .run { _ in
          let database = ErrandDatabase(modelContainer: try ModelContainer(for: StoredErrand.self))
          _ = try await database.titles()
        }
      case .searched:
        let request = MKLocalSearch.Request()
        request.pointOfInterestFilter = MKPointOfInterestFilter(including: [.bakery, .postOffice])
        request.region = MKCoordinateRegion(
          center: CLLocationCoordinate2D(latitude: 1, longitude: 2), latitudinalMeters: 500,
          longitudinalMeters: 500)
        return .none
      case .filtered:
        let predicate = NSPredicate(format: "title IN %@", Set(state.titles) as NSSet)
        state.message = "\(predicate.evaluate(with: "bread"))"
        return .none
      }
    }
  }
}

struct Rows: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.first
      ?? proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

struct Ring: Shape {
  func path(in rect: CGRect) -> Path {
    Path { $0.addEllipse(in: rect) }.strokedPath(StrokeStyle(lineWidth: 2))
  }
}

struct ErrandsView: View {
  let store: StoreOf<Errands>
  @Environment(\.density) private var density

  var body: some View {
    VStack {
      DensityLabel()
      DensityLabel().environment(\.density, .compact)
      Rows { ForEach(store.titles, id: \.self) { Text($0) } }
      Button("Cancel") { store.send(.canceled) }
    }
    .clipShape(density == .regular ? AnyShape(Circle()) : AnyShape(Ring()))
  }
}

struct DensityLabel: View {
  @Environment(\.density) private var density
  @Environment(\.note) private var note
  var body: some View { Text("\(density.rawValue) \(note ?? "no note")") }
}
