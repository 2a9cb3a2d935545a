import Testing

@testable import SourceLoading

/// The symbols of Apple's platforms, and names that resemble them.
struct AppleSymbolsTests {
  @Test(arguments: [
    ("UIApplicationn", "UIApplication"), ("UIPastboard", "UIPasteboard"),
    ("CLLocationManger", "CLLocationManager"),
  ])
  func `A misspelt symbol is recognized`(name: String, symbol: String) {
    #expect(!AppleSymbols.contains(name))
    #expect(AppleSymbols.resembling(name) == symbol)
  }

  @Test(arguments: ["Default", "Counter", "Kitchen", "UI"])
  func `Other names resemble none`(name: String) {
    #expect(AppleSymbols.resembling(name) == nil)
  }
}
