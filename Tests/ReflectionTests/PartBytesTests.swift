import Reflection
import Testing

@Suite struct PartBytesTests {
  private struct Root {
    var number = 1
    var text = "a text that needs an allocation"
    var isEmpty: Bool { text.isEmpty }
  }

  private func match(_ bytes: PartBytes, _ root: Root) -> Bool {
    withUnsafePointer(to: root) { bytes.match(UnsafeRawPointer($0)) }
  }

  private func take(_ bytes: PartBytes, from root: Root) {
    withUnsafePointer(to: root) { bytes.take(from: UnsafeRawPointer($0)) }
  }

  @Test func `Only a change of the part changes its bytes`() throws {
    var root = Root()
    let bytes = try #require(PartBytes(of: \Root.text))
    take(bytes, from: root)
    root.number = 2
    #expect(match(bytes, root))
    root.text += "!"
    #expect(!match(bytes, root))
    take(bytes, from: root)
    #expect(match(bytes, root))
  }

  @Test func `Equal values can have different bytes`() throws {
    var root = Root()
    let bytes = try #require(PartBytes(of: \Root.text))
    take(bytes, from: root)
    let copy = String(Array(root.text))
    root.text = copy
    #expect(!match(bytes, root))
  }

  @Test func `The whole value is a part of itself, and a part may be empty`() throws {
    let whole = try #require(PartBytes(of: \Root.self))
    let root = Root()
    take(whole, from: root)
    #expect(match(whole, root))
    let empty = try #require(PartBytes(of: \Void.self))
    withUnsafePointer(to: ()) {
      empty.take(from: UnsafeRawPointer($0))
      #expect(empty.match(UnsafeRawPointer($0)))
    }
  }

  @Test func `What is computed has no bytes`() {
    #expect(PartBytes(of: \Root.isEmpty) == nil)
  }
}
