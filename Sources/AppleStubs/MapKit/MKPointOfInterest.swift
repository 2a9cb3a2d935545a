/// A kind of place, such as a café.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = "MKPOICategory\(name)" }

  public static let airport = Self("Airport")
  public static let atm = Self("ATM")
  public static let bakery = Self("Bakery")
  public static let bank = Self("Bank")
  public static let beach = Self("Beach")
  public static let cafe = Self("Cafe")
  public static let carRental = Self("CarRental")
  public static let evCharger = Self("EVCharger")
  public static let fireStation = Self("FireStation")
  public static let fitnessCenter = Self("FitnessCenter")
  public static let foodMarket = Self("FoodMarket")
  public static let gasStation = Self("GasStation")
  public static let hospital = Self("Hospital")
  public static let hotel = Self("Hotel")
  public static let library = Self("Library")
  public static let museum = Self("Museum")
  public static let nationalPark = Self("NationalPark")
  public static let nightlife = Self("Nightlife")
  public static let park = Self("Park")
  public static let parking = Self("Parking")
  public static let pharmacy = Self("Pharmacy")
  public static let police = Self("Police")
  public static let postOffice = Self("PostOffice")
  public static let publicTransport = Self("PublicTransport")
  public static let restaurant = Self("Restaurant")
  public static let restroom = Self("Restroom")
  public static let school = Self("School")
  public static let store = Self("Store")
  public static let theater = Self("Theater")
  public static let university = Self("University")
}

/// The kinds of places that a search finds.
public final class MKPointOfInterestFilter: Hashable, Sendable {
  private let categories: Set<MKPointOfInterestCategory>
  private let includes: Bool

  private init(_ categories: [MKPointOfInterestCategory], includes: Bool) {
    (self.categories, self.includes) = (Set(categories), includes)
  }

  public convenience init(including categories: [MKPointOfInterestCategory]) {
    self.init(categories, includes: true)
  }
  public convenience init(excluding categories: [MKPointOfInterestCategory]) {
    self.init(categories, includes: false)
  }

  public static let includingAll = MKPointOfInterestFilter(excluding: [])
  public static let excludingAll = MKPointOfInterestFilter(including: [])

  public func includes(_ category: MKPointOfInterestCategory) -> Bool {
    categories.contains(category) == includes
  }
  public func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }

  public static func == (one: MKPointOfInterestFilter, other: MKPointOfInterestFilter) -> Bool {
    one.categories == other.categories && one.includes == other.includes
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(categories) }
}
