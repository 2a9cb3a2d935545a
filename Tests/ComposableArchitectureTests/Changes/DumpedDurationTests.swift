import Testing

@testable import ComposableArchitecture

/// The texts are those of Foundation's format `.units(width: .wide)` in English.
@Suite struct DumpedDurationTests {
  @Test(
    arguments: [
      (.zero, "0 nanoseconds"), (.seconds(1), "1 second"), (.seconds(90), "1 minute, 30 seconds"),
      (.milliseconds(1_500), "1 second, 500 milliseconds"),
      (.seconds(172_805), "2 days, 5 seconds"), (.seconds(-90), "-1 minute, 30 seconds"),
      (.nanoseconds(1), "1 nanosecond"),
      (.microseconds(1_234_567), "1 second, 234 milliseconds, 567 microseconds"),
      (.seconds(86_400_000), "1,000 days"),
      (Duration(secondsComponent: 0, attosecondsComponent: 999_999_999), "1 nanosecond"),
      (Duration(secondsComponent: 0, attosecondsComponent: 500_000_000), "0 nanoseconds"),
      (Duration(secondsComponent: 0, attosecondsComponent: 1_500_000_000), "2 nanoseconds"),
      (Duration(secondsComponent: 0, attosecondsComponent: -1_500_000_000), "-2 nanoseconds"),
    ] as [(Duration, String)])
  func `A duration is dumped in units`(_ duration: Duration, _ text: String) {
    #expect(ChangeText.dump(duration) == text)
  }

  @Test func `A duration in a struct is a line of its diff`() {
    struct Timer: Equatable { var limit = Duration.seconds(1), count = 0 }
    #expect(
      ChangeText.diff(Timer(), Timer(limit: .seconds(2))) == """
          DumpedDurationTests.Timer(
        -   limit: 1 second,
        +   limit: 2 seconds,
            count: 0
          )
        """)
  }
}
