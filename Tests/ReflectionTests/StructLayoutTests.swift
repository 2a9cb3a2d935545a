import Foundation
import Reflection
import Testing

@Suite struct StructLayoutTests {
  @Test func `Fields have their stored names, types and offsets`() throws {
    let layout = try #require(StructLayout.of(Person.self))
    #expect(layout.fields.map(\.name) == ["age", "name", "_loud"])
    #expect(layout.fields.map(\.offset) == [0, 8, 24])
    #expect(layout.fields[0].type == Int8.self)
    #expect(layout.moduleName == "ReflectionTests")
    #expect(layout.isMemberwise)
  }

  @Test func `A struct can be created from its fields and read back`() throws {
    let layout = try #require(StructLayout.of(Person.self))
    let name = "a text that needs an allocation"
    let made = layout.make([Int8(3), name, Loud(wrappedValue: "x")])
    let person = try #require(made as? Person)
    #expect(person == Person(age: 3, name: name, loud: "x"))
    #expect(layout.value(of: layout.fields[1], in: person) as? String == name)
    #expect(layout.value(of: layout.fields[1], in: 1) == nil)
    #expect(layout.make([Int8(3), name]) == nil)
    #expect(layout.make([3, name, Loud(wrappedValue: "x")]) == nil)
  }

  @Test func `The values of all fields are the children of the mirror`() throws {
    let layout = try #require(StructLayout.of(Person.self))
    let person = Person(age: 3, name: "a text that needs an allocation", loud: "x")
    let values = try #require(layout.concreteValues(in: person))
    let children = Array(Mirror(reflecting: person).children)
    #expect(layout.fields.map(\.name) == children.map(\.label))
    #expect(values.map { "\($0)" } == children.map { "\($0.value)" })
    #expect(values[1] as? String == person.name)
    #expect(layout.concreteValues(in: 1) == nil)
    struct Erased { var any: Any }
    #expect(try #require(StructLayout.of(Erased.self)).concreteValues(in: Erased(any: 1)) == nil)
  }

  @Test func `Generic and empty structs can be created`() throws {
    let layout = try #require(StructLayout.of(Pair<Int, String>.self))
    #expect(layout.fields.map(\.offset) == [0, 8])
    #expect(layout.make([1, "b"]) as? Pair == Pair(a: 1, b: "b"))
    #expect(try #require(StructLayout.of(Nothing.self)).make([]) is Nothing)
  }

  @Test
  func `Standard library types and types with unwritable fields cannot be created memberwise`()
    throws
  {
    for type: Any.Type in [
      Int.self, String.self, [Int].self, Date.self, UUID.self, URL.self, Weakly.self,
      Unowned.self, Calling.self,
    ] {
      let layout = try #require(StructLayout.of(type))
      #expect(!layout.isMemberwise)
      #expect(layout.make(layout.fields.map { _ in 0 }) == nil)
    }
  }

  @Test func `Types other than structs have no struct layout`() {
    #expect(StructLayout.of(Message.self) == nil)
    #expect(StructLayout.of(Counted.self) == nil)
    #expect(StructLayout.of(Void.self) == nil)
  }

  @Test func `Weak fields and functions with parameters are not read`() throws {
    let object = Counted {}
    let weakly = try #require(StructLayout.of(Weakly.self))
    #expect(weakly.value(of: weakly.fields[0], in: Weakly(object: object)) == nil)
    let calling = try #require(StructLayout.of(Calling.self))
    let whole = Calling(length: { $0.count }, action: {})
    #expect(calling.value(of: calling.fields[0], in: whole) == nil)
    #expect(calling.value(of: calling.fields[1], in: whole) is () -> Void)
  }

  @Test func `Values that were created and read are released exactly once`() throws {
    let ended = Count()
    do {
      let object = Counted { ended.value += 1 }
      let layout = try #require(StructLayout.of(Holder.self))
      let made = try #require(layout.make([object, 1]))
      #expect(layout.value(of: layout.fields[0], in: made) as? Counted === object)
      #expect(layout.make([object, "not an Int"]) == nil)
      #expect(ended.value == 0)
    }
    #expect(ended.value == 1)
  }
}

@propertyWrapper private struct Loud: Equatable { var wrappedValue: String }
private struct Person: Equatable {
  var age: Int8
  let name: String
  @Loud var loud: String
  var description: String { name }

  init(age: Int8, name: String, loud: String) {
    self.age = age
    self.name = name
    self.loud = loud
  }
}
private struct Pair<A: Equatable, B: Equatable>: Equatable { var a: A, b: B }
private struct Nothing {}
private struct Weakly { weak var object: Counted? }
private struct Unowned { unowned let object: Counted }
private struct Calling { let length: (String) -> Int, action: () -> Void }
private struct Holder { let object: Counted, number: Int }
