import Testing

@testable import ShellCore

@Suite struct SourcePlaceTests {
  @Test func `The first place in a Swift file is that of the crash`() {
    let text = """
      Swift runtime failure: arithmetic overflow
      <compiler-generated>:0
      $s1A
      /home/a/Counter.swift:24
      $s1B
      Counter.swift:9
      """
    let place = SourcePlace.first(inSymbolized: text)
    #expect(place == SourcePlace(file: "Counter.swift", line: 24, note: "arithmetic overflow"))
    #expect(place?.description == "Counter.swift:24")
  }

  @Test func `The code that the shell generates is not a place`() {
    let text = "f\nshim.swift:3\ng\n??:0\nh\nCart.swift:0\nmain\nCart.swift:12 (discriminator 2)"
    #expect(SourcePlace.first(inSymbolized: text) == SourcePlace(file: "Cart.swift", line: 12))
  }

  @Test func `Without a place in a Swift file there is none`() {
    #expect(SourcePlace.first(inSymbolized: "??\n??:0\nmain\nmain.c:3") == nil)
    #expect(SourcePlace.first(inSymbolized: "") == nil)
  }
}
