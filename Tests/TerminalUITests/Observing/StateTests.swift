import TerminalUI
import Testing

private struct Counter: View {
  let title: String
  @State private var count = 0

  var body: some View { Button("\(title) \(count)") { count += 1 } }
}

private struct Counters: View {
  var showsFirst = true

  var body: some View {
    if showsFirst { Counter(title: "first") }
    Counter(title: "second")
  }
}

private final class Model: ObservableObject {
  @Published var name = ""
}

private struct Owner: View {
  @StateObject private var model = Model()

  var body: some View {
    TextField("Name", text: $model.name)
    Reader().environmentObject(model)
  }
}

private struct Reader: View {
  @EnvironmentObject private var model: Model

  var body: some View { Text("Hello, \(model.name)") }
}

private struct Child: View {
  @Binding var isOn: Bool

  var body: some View { Toggle("Child", isOn: $isOn) }
}

private struct Parent: View {
  @State private var isOn = false

  var body: some View { Child(isOn: $isOn) }
}

@MainActor
@Suite struct StateTests {
  private let memory = ViewMemory()

  private func render(_ view: some View) -> Screen { Screen.render(view, memory: memory) }

  @Test func `A view that is drawn again keeps its state`() throws {
    try render(Counters()).controls[0].tap()
    try render(Counters()).controls[1].tap()
    try render(Counters()).controls[1].tap()
    #expect(render(Counters()).lines == ["[1] <first 1>", "[2] <second 2>"])
  }

  @Test func `A view keeps its state when another one before it disappears`() throws {
    try render(Counters()).controls[1].tap()
    #expect(render(Counters(showsFirst: false)).lines == ["[1] <second 1>"])
  }

  @Test func `A screen without a memory starts with initial values`() throws {
    try render(Counters()).controls[0].tap()
    #expect(Screen.render(Counters()).lines[0] == "[1] <first 0>")
  }

  @Test func `A state object is kept and passed down`() throws {
    try render(Owner()).controls[0].enter("Blob")
    #expect(render(Owner()).lines == ["[1] Name: \"Blob\"", "Hello, Blob"])
  }

  @Test func `A child writes the state of its parent through a binding`() throws {
    try render(Parent()).controls[0].tap()
    #expect(render(Parent()).lines == ["[1] Child: on"])
  }
}
