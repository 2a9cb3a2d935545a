/// Who moves a feature's clock.
package enum ClockMode: String, CaseIterable, Sendable {
  /// It goes with real time.
  case live
  /// `advance` alone.
  case manual
}
