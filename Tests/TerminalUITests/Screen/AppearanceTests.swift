import TerminalUI
import Testing

@MainActor
@Suite struct AppearanceTests {
  private final class Heard {
    var words: [String] = []
  }

  private let heard = Heard()
  private let memory = ViewMemory()

  /// Draws a view and does what it wants done.
  private func draw(_ view: some View) -> [String] {
    heard.words = []
    let screen = Screen.render(view, memory: memory)
    let (arrived, departures) = memory.update(to: screen)
    for depart in departures { depart() }
    for appearance in arrived {
      switch appearance.work {
      case .appear(let action): action()
      case .task(_, _, let line):
        heard.words.append("task")
        memory.keep({ [heard] in heard.words.append("ended \(line > 0)") }, for: appearance)
      case .disappear: break
      }
    }
    return heard.words
  }

  private func say(_ word: String) -> () -> Void { { [heard] in heard.words.append(word) } }

  @ViewBuilder
  private func view(isOpen: Bool) -> some View {
    if isOpen {
      Text("a").onAppear(perform: say("a")).onAppear(perform: say("outer a"))
        .onDisappear(perform: say("a gone"))
    }
    Text("b").onAppear(perform: say("b"))
  }

  @Test func `a view comes up once, outermost first, and again when it has been away`() {
    #expect(draw(view(isOpen: true)) == ["outer a", "a", "b"])
    #expect(draw(view(isOpen: true)).isEmpty)
    #expect(draw(view(isOpen: false)) == ["a gone"])
    #expect(draw(view(isOpen: true)) == ["outer a", "a"])
  }

  @Test func `a task begins anew when its id changes, and ends when its view goes`() {
    func view(id: Int?) -> some View {
      VStack {
        if let id { Text("t").task(id: id) {} }
      }
    }
    #expect(draw(view(id: 1)) == ["task"])
    #expect(draw(view(id: 1)).isEmpty)
    #expect(draw(view(id: 2)) == ["ended true", "task"])
    #expect(draw(view(id: nil)) == ["ended true"])
  }

  @Test func `drawing alone calls nothing`() {
    _ = Screen.render(view(isOpen: true))
    #expect(heard.words.isEmpty)
  }

  @Test func `what a view keeps is forgotten when a drawing lacks the view`() throws {
    struct Inner: View {
      @State var isOn = false
      var body: some View { Toggle("Inner", isOn: $isOn) }
    }
    func draw(_ isThere: Bool) -> Screen {
      Screen.render(VStack { if isThere { Inner() } }, memory: memory)
    }
    try draw(true).controls[0].tap()
    #expect(draw(true).controls[0].value == "on")
    _ = draw(false)
    #expect(draw(true).controls[0].value == "off")
  }
}
