import TerminalUI
import Testing

private struct User: Equatable {
  var name = "Blob"
  var friend: String?
}

private final class Model {
  var user = User()
  var guest: User?
  var names = ["a", "b"]
}

@Suite struct BindingTests {
  private let model = Model()
  private var user: Binding<User> { Binding(get: { model.user }, set: { model.user = $0 }) }
  private var guest: Binding<User?> { Binding(get: { model.guest }, set: { model.guest = $0 }) }
  private var names: Binding<[String]> { Binding(get: { model.names }, set: { model.names = $0 }) }

  @Test func `A binding reads and writes a value that is stored elsewhere`() {
    let user = user
    model.user.name = "Blob Sr."
    #expect(user.wrappedValue.name == "Blob Sr.")
    user.wrappedValue = User(name: "Blob Jr.")
    #expect(model.user.name == "Blob Jr.")
  }

  @Test func `A binding without duplicates writes only values that differ`() {
    var writes: [String] = []
    let name = Binding(get: { writes.last ?? "" }, set: { writes.append($0) })
    for text in ["a", "a", "A", "b"] { name.removeDuplicates().wrappedValue = text }
    #expect(writes == ["a", "A", "b"])
    let insensitive = name.removeDuplicates { $0.lowercased() == $1.lowercased() }
    for text in ["B", "c"] { insensitive.wrappedValue = text }
    #expect(writes == ["a", "A", "b", "c"])
    #expect(insensitive.wrappedValue == "c")
  }

  @Test func `A constant binding never changes`() {
    let binding = Binding.constant(1)
    binding.wrappedValue = 2
    #expect(binding.wrappedValue == 1)
  }

  @Test func `A part of a binding is a binding`() {
    user.name.wrappedValue = "Blob Jr."
    user.transform(\.friend).wrappedValue = "Blob Sr."
    #expect(model.user == User(name: "Blob Jr.", friend: "Blob Sr."))
  }

  @Test func `Unwrapping a nil value returns nil`() {
    #expect(guest.unwrap() == nil)
    #expect(Binding(guest) == nil)
  }

  @Test func `An unwrapped binding reads the current value`() throws {
    model.guest = User()
    let unwrapped = try #require(guest.unwrap())
    unwrapped.name.wrappedValue = "Blob Jr."
    #expect(unwrapped.name.wrappedValue == "Blob Jr.")
    #expect(model.guest?.name == "Blob Jr.")
  }

  @Test func `An unwrapped binding reads the last value after the optional becomes nil`() throws {
    model.guest = User(name: "a")
    let unwrapped = try #require(guest.unwrap())
    model.guest = User(name: "b")
    #expect(unwrapped.wrappedValue.name == "b")
    model.guest = nil
    #expect(unwrapped.wrappedValue.name == "b")
    unwrapped.wrappedValue.name = "c"
    #expect(model.guest?.name == "c")
  }

  @Test func `Writing nil to a binding presented as an optional has no effect`() {
    let optional = Binding<User?>(user)
    optional.wrappedValue = nil
    #expect(model.user == User())
    optional.wrappedValue = User(name: "Blob Jr.")
    #expect(model.user.name == "Blob Jr.")
  }

  @Test func `Writing another type to a type-erased binding has no effect`() {
    let name = Binding<AnyHashable>(user.name)
    name.wrappedValue = 3
    #expect(name.wrappedValue == AnyHashable("Blob"))
    name.wrappedValue = "Blob Jr."
    #expect(model.user.name == "Blob Jr.")
  }

  @Test func `A binding to a collection is a collection of bindings`() {
    for name in names { name.wrappedValue += "!" }
    names[0].wrappedValue += "?"
    #expect(model.names == ["a!?", "b!"])
    #expect(names.reversed().map(\.wrappedValue) == ["b!", "a!?"])
  }
}
