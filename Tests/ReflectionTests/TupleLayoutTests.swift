import Reflection
import Testing

@Suite struct TupleLayoutTests {
  @Test func `Elements have their labels, types and offsets`() throws {
    let layout = try #require(TupleLayout.of((id: Int8, Int, name: String).self))
    #expect(layout.elements.map(\.label) == ["id", nil, "name"])
    #expect(layout.elements.map(\.offset) == [0, 8, 16])
    #expect(layout.elements[2].type == String.self)
    #expect(try #require(TupleLayout.of((Int, Int).self)).elements.map(\.label) == [nil, nil])
  }

  @Test func `Void is a tuple without elements`() throws {
    let layout = try #require(TupleLayout.of(Void.self))
    #expect(layout.elements.isEmpty)
    #expect(layout.make([]) is Void)
  }

  @Test func `Types other than tuples have no tuple layout`() {
    #expect(TupleLayout.of(Int.self) == nil)
    #expect(TupleLayout.of(Square.self) == nil)
  }

  @Test func `A tuple can be created from its elements and read back`() throws {
    let layout = try #require(TupleLayout.of((id: Int, name: String, Int??).self))
    let made = try #require(
      layout.make([1, "a text that needs an allocation", Int??.some(.none) as Any]))
    let tuple = try #require(exactly(made, as: (id: Int, name: String, Int??).self))
    #expect(tuple.id == 1)
    #expect(tuple.name == "a text that needs an allocation")
    #expect(tuple.2 == .some(.none))
    let values = try #require(layout.values(of: made))
    #expect(values[0] as? Int == 1)
    #expect(values[1] as? String == "a text that needs an allocation")
  }

  @Test func `A function in a rebuilt tuple can be called`() throws {
    let layout = try #require(TupleLayout.of((Int, (String) -> Int).self))
    let count: (String) -> Int = { $0.count }
    let made = try #require(layout.make([1, count]))
    #expect(exactly(made, as: (Int, (String) -> Int).self)?.1("abc") == 3)
  }

  @Test func `Values of the wrong number or type are rejected`() throws {
    let layout = try #require(TupleLayout.of((id: Int, name: String).self))
    #expect(layout.make([1]) == nil)
    #expect(layout.make([1, 2]) == nil)
    #expect(layout.make([1, "a", "b"]) == nil)
    #expect(layout.values(of: (1, "a")) == nil)
  }
}
