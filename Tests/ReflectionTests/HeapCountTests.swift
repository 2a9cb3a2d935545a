import CSwiftRuntime
import Foundation
import Testing

@testable import Reflection

@Suite("Blocks of the heap")
struct HeapCountTests {
  private final class Leaf { var number = 0 }
  private class Base {
    var title = String(repeating: "t", count: 64)
    weak var owner: Leaf?
  }
  private final class Derived: Base { var list = [Int](repeating: 0, count: 100) }
  private final class Cycle { var next: Cycle? }
  private protocol Shape {}
  private struct Point: Shape { var x = 0, y = 0 }
  private struct Box4: Shape { var a = 0, b = 0, c = 0, d = 0 }
  private indirect enum List { case end, node(Int, List) }
  private enum Page { case empty, text(String), both([Int], String) }

  private func counted<Value>(_ value: Value) -> HeapCount {
    var count = HeapCount()
    count.count(value)
    return count
  }
  private func bytes<Value>(_ value: Value) -> Int { counted(value).bytes }

  /// A header of two words, and the fields.
  private func block(_ object: AnyObject) -> Int {
    switch object {
    case is Derived: 16 + 16 + 8 + 8
    default: 16 + 8
    }
  }

  private func block(ofBytes count: Int) -> Int { count }

  /// What the allocator has given for an object.
  private func given(_ object: UnsafeRawPointer?) -> Int {
    object.map { Int(cswift_heapBytes($0)) } ?? 0
  }

  /// A text that is built while the program runs, so that it is on the heap.
  private func text(_ count: Int) -> String {
    var text = ""
    for _ in 0..<count { text.append("a") }
    return text
  }

  @Test func `Values inside of themselves take nothing`() {
    #expect(bytes(3) == 0)
    #expect(bytes((1, true, UUID(), Date(timeIntervalSince1970: 0))) == 0)
    #expect(bytes("a short text") == 0)
    #expect(bytes([Int]()) == 0)
    #expect(bytes([Int: Int]()) == 0)
    #expect(bytes(Page.empty) == 0)
    #expect(bytes(nil as Leaf?) == 0)
  }

  @Test func `A constant of the program is not on the heap`() {
    #expect(bytes("a text of more than fifteen bytes, which the program contains") == 0)
  }

  @Test func `An instance takes what its class says`() {
    let leaf = Leaf()
    #expect(bytes(leaf) == block(leaf))
    #expect(given(Unmanaged.passUnretained(leaf).toOpaque()) >= bytes(leaf))
  }

  @Test func `An array takes its header and its elements, without reserved capacity`() {
    let list = (0..<100).map { $0 }
    #expect(bytes(list) == block(ofBytes: 32 + 100 * 8))
    var reserved = list
    reserved.reserveCapacity(1_000)
    #expect(bytes(reserved) == 32 + 100 * 8)
  }

  @Test func `A long text takes a block`() {
    let long = String(repeating: "a", count: 1_000)
    #expect(bytes(long) == block(ofBytes: 32 + 1_000 + 1))
    #expect(bytes([long]) == block(ofBytes: 32 + 16) + bytes(long))
  }

  @Test func `A block that several values share is counted once`() {
    let long = text(200), leaf = Leaf()
    #expect(bytes((long, long)) == bytes(long))
    #expect(bytes((leaf, leaf)) == block(leaf))
    #expect(bytes([leaf, leaf]) == block(ofBytes: 32 + 16) + block(leaf))
  }

  @Test func `Fields of superclasses count, and weak references do not`() {
    let leaf = Leaf(), derived = Derived()
    derived.owner = leaf
    #expect(bytes(derived) == block(derived) + bytes(derived.title) + bytes(derived.list))
  }

  @Test func `A weak reference in a struct is neither followed nor counted`() {
    struct Weak {
      weak var leaf: Leaf?
      var count = 1
    }
    let leaf = Leaf()
    #expect(bytes(Weak(leaf: leaf)) == 0)
    var reader = SizeReader { $0 == Weak.self }
    let size = reader.size(of: Weak(leaf: leaf))
    // Such a struct cannot be taken apart.
    #expect(size.inline == 16 && size.parts.isEmpty)
    #expect(size.heap == 0)
  }

  @Test func `A cycle ends`() {
    let one = Cycle(), other = Cycle()
    (one.next, other.next) = (other, one)
    #expect(bytes(one) == block(one) + block(other))
    one.next = nil
  }

  @Test func `A large value in an existential is in a box, a small one is not`() {
    let small: any Shape = Point(), large: any Shape = Box4()
    #expect(bytes(small) == 0)
    #expect(bytes(large) == block(ofBytes: 16 + MemoryLayout<Box4>.size))
    #expect(bytes([large as Any]) == block(ofBytes: 32 + 32) + bytes(large))
  }

  @Test func `Each indirect case takes a box, also in a long list`() {
    var list = List.end
    for number in 0..<1_000 { list = .node(number, list) }
    #expect(bytes(list) == 1_000 * block(ofBytes: 16 + 16))
  }

  @Test func `The case that an enum is in counts`() {
    let long = text(100), list = (0..<10).map { $0 }
    #expect(bytes(Page.text(long)) == bytes(long))
    #expect(bytes(Page.both(list, long) as Page?) == bytes(list) + bytes(long))
  }

  @Test func `Dictionaries and sets count with their keys`() {
    let key = text(40)
    let numbers = Set(0..<100)
    let storage = withUnsafeBytes(of: numbers) { $0.load(as: UnsafeRawPointer.self) }
    // 256 buckets, and a header of seven words and one bit for each bucket.
    #expect(bytes(numbers) == 56 + 32 + 256 * 8)
    #expect(bytes(numbers) <= given(storage) && given(storage) < bytes(numbers) + 32)
    #expect(bytes([key: [1, 2, 3].map { $0 }]) > bytes(key) + block(ofBytes: 32 + 24))
    #expect(bytes(Set([key])) > bytes(key))
  }

  @Test func `What cannot be seen is named`() {
    let leaf = Leaf()
    let closure: () -> Int = { leaf.number }
    #expect(counted(closure).unseen == ["what closures capture"])
    #expect(counted(Data(repeating: 0, count: 100)).estimated == ["Data"])
    #expect(counted(NSObject()).unseen == ["NSObject"])
    #expect(counted((1, "short", [2])).unseen.isEmpty)
  }

  @Test func `The parts of a value add up to it`() {
    struct Child { var isOn = false, count = 0 }
    struct State { var flag = true, title = "", child = Child(), rows = [1, 2, 3].map { $0 } }
    var reader = SizeReader { $0 == State.self || $0 == Child.self }
    let size = reader.size(of: State())
    #expect(size.inline == MemoryLayout<State>.size)
    #expect(size.parts.map(\.inline) == [1, 16, MemoryLayout<Child>.size, 8])
    #expect(size.parts[2].parts.map(\.name) == ["isOn", "count"])
    #expect(size.padding == size.inline - 1 - 16 - 16 - 8)
    #expect(size.heap == block(ofBytes: 32 + 3 * 8))
    #expect(reader.size(of: State() as State?).parts.count == 4)
  }
}
