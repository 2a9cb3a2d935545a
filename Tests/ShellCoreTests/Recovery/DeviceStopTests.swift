import AppleStubs
import Testing

@Suite("The messages of stops")
struct DeviceStopTests {
  @Test("A stop without a place does not name the file of the stub that stops")
  func withoutPlace() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      deviceStop("UIDevice.current")
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("AppleStubs/\(DeviceStop.fileName):"), "\(text)")
    #expect(text.contains("\(DeviceStop.mark)UIDevice.current exists"), "\(text)")
  }

  @Test("A stop where only Apple knows the result says why")
  func withReason() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      deviceStop("MKCoordinateRegion(center:)", because: "it is not documented")
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "MKCoordinateRegion(center:) has a result on Apple's platforms only: it is not documented"),
      "\(text)")
  }

  @Test("A stop with the place of its caller names it")
  func withPlace() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      deviceStop("AppStore.sync", file: "Cart_1/Cart.swift", line: 7)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Cart_1/Cart.swift:7:"), "\(text)")
  }
}
