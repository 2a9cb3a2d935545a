import Reflection
import Testing

@Suite struct EnumLayoutTests {
  @Test func `Cases with a payload come before cases without one`() throws {
    let layout = try #require(EnumLayout.of(Message.self))
    #expect(layout.cases.map(\.name) == ["number", "pair", "labelled", "text", "reset", "stop"])
    #expect(layout.cases.map(\.tag) == Array(0..<6))
    #expect(layout.isReadable)
  }

  @Test func `A single labelled payload is not a tuple`() throws {
    let labelled = try enumCase("labelled", of: Message.self)
    #expect(labelled.payload == Int.self)
    #expect(labelled.label == "id")
    let pair = try enumCase("pair", of: Message.self)
    #expect(pair.payload == (Int, label: String).self)
    #expect(pair.label == nil)
    let boxed = try enumCase("labelled", of: IndirectCase.self)
    #expect(boxed.payload == String.self)
    #expect(boxed.label == "value")
    #expect(boxed.isIndirect)
  }

  @Test func `Types other than enums have no enum layout`() {
    #expect(EnumLayout.of(Int.self) == nil)
    #expect(EnumLayout.of(Square.self) == nil)
    #expect(EnumLayout.of(Counted.self) == nil)
    #expect(EnumLayout.of((Int, Int).self) == nil)
    #expect(EnumLayout.of(Any.self) == nil)
  }

  @Test func `A layout is cached`() {
    #expect(EnumLayout.of(Message.self) === EnumLayout.of(Message.self))
  }

  @Test func `An enum without cases has an empty layout`() throws {
    #expect(try #require(EnumLayout.of(NoCase.self)).cases.isEmpty)
  }

  @Test func `Values of every kind of enum can be read and created again`() throws {
    try roundTrip(NoPayload.a, .b, .c)
    try roundTrip(OneCase.only)
    try roundTrip(OneCaseWithPayload.only("a text that needs an allocation"))
    try roundTrip(SinglePayload.none, .number(1), .stop)
    try roundTrip(
      Message.reset, .number(-1), .stop, .pair(1, label: "a text that needs an allocation"),
      .labelled(id: 2), .text(""))
    try roundTrip(EmptyPayloads.number(0), .plain, .nothing(.only))
    try roundTrip(
      IndirectCase.leaf(1), .node(.leaf(1), .node(.leaf(2), .leaf(3))), .empty(.only),
      .labelled(value: "a text that needs an allocation"))
    try roundTrip(IndirectEnum.end, .next("a", .next("b", .end)), .number(1))
    try roundTrip(Raw.red, .green)
    try roundTrip(ManyCases.payload(1), .c0, .c255, .c256, .c299)
  }

  @Test func `Values of generic enums can be read and created again`() throws {
    try roundTrip(
      Generic<Int, String>.first(1), .second("b"), .both(1, "b"), .many([1, 2]), .nothing)
    try roundTrip(
      Generic<OneCase, [String]>.first(.only), .second(["b"]), .both(.only, []), .nothing)
    try roundTrip(Generic<Int, Bool>.Inner<String>.Nested.outer(1), .inner("c"), .nothing)
    try roundTrip(Int?.none, .some(1))
    try roundTrip(Int??.none, .some(nil), .some(1))
    try roundTrip(Result<String, Failure>.success("a"), .failure(Failure()))
    try roundTrip(ClosedRange<Int>.Index.pastEnd, (1...2).startIndex)
  }

  @Test func `Values of private and local enums can be read and created again`() throws {
    enum Local: Equatable { case a(Hidden), b }
    try roundTrip(Hidden.a("x"), .b)
    try roundTrip(FileHidden.a(1, 2), .b)
    try roundTrip(Local.a(.a("x")), .a(.b), .b)
  }

  @Test func `Existential payloads keep their dynamic type`() throws {
    let any = try remade(Existentials.any(Int?.none as Any))
    guard case .any(let content) = any else { return #expect(Bool(false)) }
    #expect(content is Int?)
    guard case .double(.some(.none)) = try remade(Existentials.double(.some(.none))) else {
      return #expect(Bool(false))
    }
    guard case .shape(let shape) = try remade(Existentials.shape(Square())) else {
      return #expect(Bool(false))
    }
    #expect(shape as? Square == Square())
    guard case .error(let error) = try remade(Existentials.error(Failure(code: 7))) else {
      return #expect(Bool(false))
    }
    #expect(error as? Failure == Failure(code: 7))
    guard case .type(let type) = try remade(Existentials.type(Int.self)) else {
      return #expect(Bool(false))
    }
    #expect(type == Int.self)
  }

  @Test func `A concrete value is accepted as an existential payload`() throws {
    let layout = try #require(EnumLayout.of(Existentials.self))
    let made = layout.make(try enumCase("shape", of: Existentials.self), payload: Square())
    guard case .shape(let shape)? = made as? Existentials else { return #expect(Bool(false)) }
    #expect(shape.corners == 4)
    #expect(layout.make(try enumCase("shape", of: Existentials.self), payload: 4) == nil)
  }

  @Test func `Functions with parameters or results are neither read nor created`() throws {
    let layout = try #require(EnumLayout.of(Functions.self))
    let resolved = layout.cases.filter(\.isResolved).map(\.name)
    #expect(resolved == ["action", "number"])
    #expect(layout.payload(of: Functions.length { $0.count }) == nil)
    #expect(try enumCase("length", of: Functions.self).payload == ((String) -> Int).self)
    var called = false
    guard case .action(let action) = try remade(Functions.action { called = true }) else {
      return #expect(Bool(false))
    }
    action()
    #expect(called)
  }

  @Test func `A function in a generic payload can be called after extraction`() throws {
    let layout = try #require(EnumLayout.of(((Int) -> Int)?.self))
    let double: ((Int) -> Int)? = { $0 * 2 }
    let payload = try #require(layout.payload(of: double as Any))
    #expect(exactly(payload, as: ((Int) -> Int).self)?(4) == 8)
  }

  @Test func `A payload of another type is rejected`() throws {
    let layout = try #require(EnumLayout.of(Message.self))
    let number = try enumCase("number", of: Message.self)
    let reset = try enumCase("reset", of: Message.self)
    let pair = try enumCase("pair", of: Message.self)
    #expect(layout.make(number, payload: "1") == nil)
    #expect(layout.make(number, payload: Int8(1)) == nil)
    #expect(layout.make(number, payload: Int?.some(1) as Any) == nil)
    #expect(layout.make(number, payload: nil) == nil)
    #expect(layout.make(reset, payload: ()) == nil)
    #expect(layout.make(pair, payload: (1, "a")) == nil)
  }

  @Test func `A value of another type has no case`() throws {
    let layout = try #require(EnumLayout.of(Message.self))
    #expect(layout.caseOf(SinglePayload.stop) == nil)
    #expect(layout.payload(of: Message?.some(.number(1)) as Any) == nil)
  }

  @Test func `Values that were created and read are released exactly once`() throws {
    let ended = Count()
    do {
      let layout = try #require(EnumLayout.of(Objects.self))
      let object = Counted { ended.value += 1 }
      let counted = try enumCase("counted", of: Objects.self)
      let made = layout.make(counted, payload: object)
      let payload = layout.payload(of: try #require(made))
      #expect(payload as? Counted === object)
      let boxes = try #require(EnumLayout.of(Box.self))
      let box = try #require(boxes.make(boxes.cases[0], payload: object))
      #expect(boxes.payload(of: box) as? Counted === object)
      _ = layout.make(counted, payload: box)
      #expect(ended.value == 0)
    }
    #expect(ended.value == 1)
  }
}

private enum Hidden: Equatable { case a(String), b }
fileprivate enum FileHidden: Equatable { case a(Int, Int), b }

private func enumCase(_ name: String, of type: Any.Type) throws -> EnumCase {
  try #require(EnumLayout.of(type)?.cases.first { $0.name == name })
}

/// Reads the case and the payload of a value and creates the value again.
private func remade<E>(_ value: E) throws -> E {
  let layout = try #require(EnumLayout.of(E.self))
  let found = try #require(layout.caseOf(value))
  let made = try #require(layout.make(found, payload: layout.payload(of: value)))
  return try #require(exactly(made, as: E.self))
}

private func roundTrip<E: Equatable>(_ values: E...) throws {
  for value in values {
    #expect(try remade(value) == value)
    let found = try #require(EnumLayout.of(E.self)?.caseOf(value))
    let payload = EnumLayout.of(E.self)?.payload(of: value)
    #expect((found.payload == nil) == (payload == nil))
  }
}
