import TerminalUI
import Testing

@MainActor
@Suite struct LifecycleTests {
  private final class CallLog {
    var entries: [String] = []
  }

  private let log = CallLog()
  private let memory = ViewMemory()

  /// Draws a view and calls the handlers of views that appear and disappear.
  private func draw(_ view: some View) -> [String] {
    log.entries = []
    let screen = Screen.render(view, memory: memory)
    let (arrived, departures) = screen.show()
    for depart in departures { depart() }
    for handler in arrived {
      switch handler.work {
      case .appear(let action): action()
      case .task(_, _, let line):
        log.entries.append("task")
        screen.onDeparture(of: handler) { [log] departure in
          log.entries.append("ended \(line > 0): \(departure)")
        }
      case .disappear: break
      }
    }
    return log.entries
  }

  private func say(_ word: String) -> () -> Void { { [log] in log.entries.append(word) } }

  @ViewBuilder
  private func view(isOpen: Bool) -> some View {
    if isOpen {
      Text("a").onAppear(perform: say("a")).onAppear(perform: say("outer a"))
        .onDisappear(perform: say("a gone"))
    }
    Text("b").onAppear(perform: say("b"))
  }

  @Test func `A view appears once, outermost handler first, and again after it has disappeared`() {
    #expect(draw(view(isOpen: true)) == ["outer a", "a", "b"])
    #expect(draw(view(isOpen: true)).isEmpty)
    #expect(draw(view(isOpen: false)) == ["a gone"])
    #expect(draw(view(isOpen: true)) == ["outer a", "a"])
  }

  @Test func `A task restarts when its id changes and ends when its view disappears`() {
    func view(id: Int?) -> some View {
      VStack {
        if let id { Text("t").task(id: id) {} }
      }
    }
    #expect(draw(view(id: 1)) == ["task"])
    #expect(draw(view(id: 1)).isEmpty)
    #expect(draw(view(id: 2)) == ["ended true: valueChanged", "task"])
    #expect(draw(view(id: nil)) == ["ended true: viewDisappeared"])
  }

  @Test func `Drawing alone calls no handler`() {
    _ = Screen.render(view(isOpen: true))
    #expect(log.entries.isEmpty)
  }

  @Test func `The state of a view is discarded when a drawing no longer contains the view`() throws
  {
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
