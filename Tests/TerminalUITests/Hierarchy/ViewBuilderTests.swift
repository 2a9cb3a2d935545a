import TerminalUI
import Testing

private enum Phase { case first, second(Int), third }

private struct Choosing: View {
  let phase: Phase
  let name: String?

  var body: some View {
    switch phase {
    case .first: Text("first")
    case .second(let number) where number > 1: Text("large")
    case .second(let number): Text("second \(number)")
    case .third:
      Text("third")
      Text("more")
    }
    if let name {
      Text(name)
    } else {
      Text("nobody")
    }
    if case .first = phase { Divider().frame(width: 24) }
  }
}

@MainActor
@Suite struct ViewBuilderTests {
  private func drawn(_ view: some View) -> [String] { Screen.render(view, width: 20).lines }

  @Test func `Only the branch that applies is drawn`() {
    #expect(drawn(Choosing(phase: .first, name: "Blob")) == ["first", "Blob", "───"])
    #expect(drawn(Choosing(phase: .second(1), name: nil)) == ["second 1", "nobody"])
    #expect(drawn(Choosing(phase: .second(2), name: nil)) == ["large", "nobody"])
    #expect(drawn(Choosing(phase: .third, name: nil)) == ["third", "more", "nobody"])
  }

  @Test func `A body can list more than ten views`() {
    let view = VStack {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text("7")
      Text("8")
      Text("9")
      Text("10")
      Text("11")
    }
    #expect(drawn(view).count == 11)
  }

  @Test
  func `ForEach draws a view for each element of a collection, a range and a bound collection`() {
    var names = ["a", "b"].map(Name.init)
    let bound = Binding(get: { names }, set: { names = $0 })
    #expect(drawn(ForEach(0..<2) { Text("\($0)") }) == ["0", "1"])
    #expect(drawn(ForEach(names) { Text($0.id) }) == ["a", "b"])
    #expect(drawn(ForEach(bound) { $name in Text($name.wrappedValue.id) }) == ["a", "b"])
  }

  @Test func `Modifiers without a meaning on a terminal have no effect`() {
    let view = Text("a")
      .multilineTextAlignment(.center).lineLimit(2).animation(.default, value: 1)
      .onAppear { Issue.record("drawing must do nothing") }
      .task { Issue.record("drawing must do nothing") }
      .background(.red).opacity(0.5).accessibilityLabel("a")
    #expect(drawn(view) == ["a"])
  }
}

private struct Name: Identifiable { let id: String }
