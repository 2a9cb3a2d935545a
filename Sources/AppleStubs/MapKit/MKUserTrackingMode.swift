/// Whether a map follows where the user is.
public enum MKUserTrackingMode: Int, Sendable {
  case none, follow, followWithHeading
}

public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
