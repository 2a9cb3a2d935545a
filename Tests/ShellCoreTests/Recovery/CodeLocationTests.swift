import Testing

@testable import ShellCore

@Suite struct CodeLocationTests {
  @Test func `The location of the crash is the first one in a Swift file`() {
    let text = """
      Swift runtime failure: arithmetic overflow
      <compiler-generated>:0
      $s1A
      /home/a/Counter.swift:24
      $s1B
      Counter.swift:9
      """
    let place = CodeLocation.first(inSymbolized: text)
    #expect(place == CodeLocation(file: "Counter.swift", line: 24, note: "arithmetic overflow"))
    #expect(place?.description == "Counter.swift:24")
  }

  @Test func `A location is read from its text`() {
    #expect(CodeLocation(text: "Counter.swift:24") == CodeLocation(file: "Counter.swift", line: 24))
    #expect(CodeLocation(text: "") == nil)
    #expect(CodeLocation(text: "Counter.swift") == nil)
  }

  @Test func `Code of a page is a location`() {
    let text = "$s1A\n/home/a/Counter.md:24"
    #expect(CodeLocation.first(inSymbolized: text) == CodeLocation(file: "Counter.md", line: 24))
  }

  @Test func `Generated code is not a location`() {
    let text = "f\nshim.swift:3\ng\n??:0\nh\nCart.swift:0\nmain\nCart.swift:12 (discriminator 2)"
    #expect(CodeLocation.first(inSymbolized: text) == CodeLocation(file: "Cart.swift", line: 12))
  }

  @Test func `A file of the shell is not a location`() {
    let text = "a\n/shell/Sources/Reflection/EnumWitnesses.swift:56\nb\n/home/a/Cart.swift:12"
    let place = CodeLocation.first(inSymbolized: text) { $0.hasPrefix("/shell/") }
    #expect(place == CodeLocation(file: "Cart.swift", line: 12))
  }

  @Test func `The declaration of a global variable is not where it is used`() {
    let text = "$s3vau7foreverSbvau\nLoop.swift:76\n$s3vau4spinyyF\nLoop.swift:56"
    #expect(CodeLocation.first(inSymbolized: text) == CodeLocation(file: "Loop.swift", line: 56))
  }

  @Test func `Without a Swift file in the backtrace there is no location`() {
    #expect(CodeLocation.first(inSymbolized: "??\n??:0\nmain\nmain.c:3") == nil)
    #expect(CodeLocation.first(inSymbolized: "") == nil)
  }
}
