import TerminalUI
import Testing

private class Model: ObservableObject {
  @Published var name = "Blob"
  @Published var count = 0
  var unpublished = 0
}

private final class Submodel: Model {
  @Published var isNew = false
}

@Suite struct ObservableObjectTests {
  @Test func `A published property calls listeners before it changes`() {
    let model = Model()
    var names: [String] = []
    let listening = model.objectWillChange.addListener { names.append(model.name) }
    model.name = "Blob Jr."
    #expect(names == ["Blob"])
    listening.cancel()
  }

  @Test func `All published properties call the same listeners, including those of a superclass`() {
    let model = Submodel()
    var count = 0
    let listening = model.objectWillChange.addListener { count += 1 }
    let other = model.objectWillChange.addListener { count += 10 }
    model.isNew = true
    model.count = 1
    model.unpublished = 1
    #expect(count == 22)
    listening.cancel()
    other.cancel()
  }

  @Test func `A listener that was cancelled or released is not called`() {
    let model = Model()
    var count = 0
    let listening = model.objectWillChange.addListener { count += 1 }
    do { _ = model.objectWillChange.addListener { count += 10 } }
    listening.cancel()
    model.count = 1
    #expect(count == 0)
  }

  @Test func `The properties of an observed object can be bound`() {
    let model = Model()
    let observed = ObservedObject(wrappedValue: model)
    observed.projectedValue.name.wrappedValue = "Blob Jr."
    #expect(model.name == "Blob Jr.")
  }
}
