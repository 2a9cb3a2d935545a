import Testing

@testable import TerminalUI

@MainActor
@Suite("Navigation stacks and links")
struct NavigationTests {
  private final class Model {
    var path: [Int] = []
    var mixed = NavigationPath()
    var item: Int?
    var log: [String] = []
  }

  private let model = Model()
  private let memory = ViewMemory()

  private func drawn(_ view: some View) -> Screen {
    Screen.render(view, width: 30, memory: memory)
  }

  private func tap(_ label: String, in view: some View) throws {
    let control = try #require(drawn(view).controls(named: label).first, "\(drawn(view).lines)")
    try control.tap()
  }

  private var path: Binding<[Int]> { Binding(get: { model.path }, set: { model.path = $0 }) }

  private var stack: some View {
    NavigationStack(path: path) {
      VStack(alignment: .leading) {
        NavigationLink("One", value: 1)
        NavigationLink("None", value: Int?.none)
      }
      .navigationTitle("Numbers")
      .navigationDestination(for: Int.self) { number in
        NavigationLink("Next", value: number + 1).navigationTitle("Number \(number)")
      }
    }
  }

  @Test("A link is a button that shows an arrow, and is disabled without a value")
  func links() {
    #expect(drawn(stack).lines == ["Numbers", "═══════", "[1] <One >", "[2] <None > (disabled)"])
    #expect(drawn(stack).controls.map(\.label) == ["One", "None"])
  }

  @Test("A drawn screen with links is released")
  func isReleased() throws {
    weak var drawn: Model?
    do {
      let model = Model()
      let path = Binding(get: { model.path }, set: { model.path = $0 })
      let screen = Screen.render(NavigationStack(path: path) { NavigationLink("One", value: 1) })
      try #require(screen.controls.first).tap()
      #expect(model.path == [1])
      drawn = model
    }
    #expect(drawn == nil)
  }

  @Test("A pushed value shows its screen with a button that goes back")
  func push() throws {
    try tap("One", in: stack)
    #expect(model.path == [1])
    #expect(drawn(stack).lines == ["[1] <Back>", "Number 1", "════════", "[2] <Next >"])
    try tap("Next", in: stack)
    #expect(model.path == [1, 2])
    try tap("Back", in: stack)
    #expect(model.path == [1])
    try tap("Back", in: stack)
    #expect(drawn(stack).lines.first == "Numbers")
  }

  @Test("Controls of the screens below a pushed one cannot be operated")
  func covered() {
    model.path = [1]
    let cover = CoveredControl.Cover(kind: "pushed screen", title: "Number 1")
    #expect(
      drawn(stack).covered == [
        CoveredControl(label: "One", cover: cover), CoveredControl(label: "None", cover: cover),
      ])
  }

  @Test("A stack without a path keeps the pushed values itself")
  func keptPath() throws {
    let view = NavigationStack {
      NavigationLink("One", value: 1)
        .navigationDestination(for: Int.self) { Text("Number \($0)") }
    }
    try tap("One", in: view)
    #expect(drawn(view).lines == ["[1] <Back>", "Number 1"])
    try tap("Back", in: view)
    #expect(drawn(view).lines == ["[1] <One >"])
  }

  @Test("A NavigationPath holds values of several types")
  func mixedPath() throws {
    let view = NavigationStack(
      path: Binding(get: { model.mixed }, set: { model.mixed = $0 })
    ) {
      NavigationLink("Word", value: "word")
        .navigationDestination(for: Int.self) { Text("Number \($0)") }
        .navigationDestination(for: String.self) { Text("Word \($0)") }
    }
    model.mixed.append(7)
    #expect(drawn(view).lines == ["[1] <Back>", "Number 7"])
    model.mixed.removeLast()
    try tap("Word", in: view)
    #expect(drawn(view).lines == ["[1] <Back>", "Word word"])
    #expect(model.mixed.count == 1)
  }

  @Test("A link to a view pushes the view until one goes back")
  func viewLink() throws {
    let view = NavigationStack {
      NavigationLink("Settings") {
        NavigationLink("Deeper") { Text("Deep") }
      }
    }
    try tap("Settings", in: view)
    #expect(drawn(view).lines == ["[1] <Back>", "[2] <Deeper >"])
    try tap("Deeper", in: view)
    #expect(drawn(view).lines == ["[1] <Back>", "Deep"])
    try tap("Back", in: view)
    #expect(drawn(view).lines == ["[1] <Back>", "[2] <Deeper >"])
  }

  @Test("The older links write to their bindings")
  func olderLinks() throws {
    let item = Binding(get: { model.item }, set: { model.item = $0 })
    let view = NavigationView {
      NavigationLink(destination: Text("Two"), tag: 2, selection: item) { Text("Select 2") }
    }
    try tap("Select 2", in: view)
    #expect(model.item == 2)
    #expect(drawn(view).lines == ["[1] <Back>", "Two"])
    try tap("Back", in: view)
    #expect(model.item == nil)
  }

  @Test("The older links with a title write to their selection")
  func olderTitledLinks() throws {
    let item = Binding(get: { model.item }, set: { model.item = $0 })
    let view = NavigationView {
      NavigationLink("Select 2", tag: 2, selection: item) { Text("Two") }
      NavigationLink("Select 3", destination: Text("Three"), tag: 3, selection: item)
    }
    try tap("Select 3", in: view)
    #expect(drawn(view).lines == ["[1] <Back>", "Three"])
    model.item = 2
    #expect(drawn(view).lines == ["[1] <Back>", "Two"])
  }

  @Test("navigationDestination(item:) works in a stack and on a screen without one")
  func destination() throws {
    let item = Binding(get: { model.item }, set: { model.item = $0 })
    let list = Button("Show") { model.item = 3 }
      .navigationDestination(item: item) { Text("Number \($0)") }
    for view in [AnyView(list), AnyView(NavigationStack { list })] {
      try tap("Show", in: view)
      #expect(drawn(view).lines == ["[1] <Back>", "Number 3"])
      try tap("Back", in: view)
      #expect(model.item == nil)
    }
  }

  @Test("A screen can hide its back button")
  func hiddenBack() {
    model.path = [1]
    let view = NavigationStack(path: path) {
      Button("Root") {}.navigationDestination(for: Int.self) { _ in
        Button("Own back") {}.navigationBarBackButtonHidden()
      }
    }
    #expect(drawn(view).lines == ["[1] <Own back>"])
  }

  @Test("A covered screen disappears, keeps its state, and appears again")
  func lifecycle() throws {
    struct Counter: View {
      @State var count = 0
      let log: (String) -> Void
      var body: some View {
        Button("\(count)") { count += 1 }
          .onAppear { log("appear") }
          .onDisappear { log("disappear") }
      }
    }
    let view = NavigationStack(path: path) {
      Counter { model.log.append($0) }.navigationDestination(for: Int.self) { Text("\($0)") }
    }
    func show() {
      let (arrived, departures) = drawn(view).show()
      for depart in departures { depart() }
      for case .appear(let action) in arrived.map(\.work) { action() }
    }
    show()
    try tap("0", in: view)
    model.path = [1]
    show()
    model.path = []
    show()
    #expect(model.log == ["appear", "disappear", "appear"])
    #expect(drawn(view).controls.map(\.label) == ["1"])
  }

  @Test("With a selection, the selected tab is drawn above the titles of all tabs")
  func tabs() throws {
    let selection = Binding(get: { model.path.first ?? 0 }, set: { model.path = [$0] })
    let view = TabView(selection: selection) {
      Button("Write") {}.tabItem { Text("Inbox") }.tag(0)
      Button("Sound") {}.tabItem { Text("Settings") }.tag(1)
    }
    #expect(drawn(view).lines == ["[1] <Write>", "[2] <Inbox *> [3] <Settings>"])
    try tap("Settings", in: view)
    #expect(drawn(view).lines.first == "[1] <Sound>")
    #expect(model.path == [1])
  }

  @Test("Tabs by value are selected by it")
  func valueTabs() throws {
    let selection = Binding(get: { model.path.first ?? 0 }, set: { model.path = [$0] })
    let view = TabView(selection: selection) {
      Tab("Inbox", systemImage: "tray", value: 0) { Text("no mail") }
      Tab("Settings", systemImage: "gear", value: 1) { Text("no settings") }
    }
    #expect(drawn(view).lines == ["no mail", "[1] <Inbox *> [2] <Settings>"])
    try tap("Settings", in: view)
    #expect(drawn(view).lines == ["no settings", "[1] <Inbox> [2] <Settings *>"])
  }

  private enum Place: Hashable { case home, settings, search, all }

  @Test("The values of tabs are written without their type")
  func implicitTabValues() throws {
    var place = Place.home
    let all = true
    let view = TabView(selection: Binding(get: { place }, set: { place = $0 })) {
      Tab("Home", systemImage: "house", value: .home) { Text("at home") }.badge(2)
      Tab(value: .settings) {
        Text("set")
      } label: {
        Label("Settings", systemImage: "gear")
      }
      if all { Tab("All", image: "all", value: .all) { Text("everything") } }
      Tab(value: .search, role: .search) { Text("found") }
    }
    #expect(
      Screen.render(view, width: 60).lines
        == ["at home", "[1] <Home *> [2] <Settings> [3] <All> [4] <Search>"])
    try tap("Settings", in: view)
    #expect(place == .settings)
    try tap("Search", in: view)
    #expect(drawn(view).lines.first == "found")
  }

  @Test("onChange calls its function after a value has changed, not at first")
  func onChange() {
    func show() {
      let view = Text("a")
        .onChange(of: model.path) { old, new in model.log.append("\(old) -> \(new)") }
        .onChange(of: model.path, perform: { model.log.append("\($0)") })
        .onChange(of: model.path, initial: true) { model.log.append("first") }
      let (arrived, departures) = drawn(view).show()
      for depart in departures { depart() }
      for case .appear(let action) in arrived.map(\.work) { action() }
    }
    show()
    #expect(model.log == ["first"])
    model.path = [1]
    show()
    show()
    #expect(model.log.sorted() == ["[1]", "[] -> [1]", "first", "first"])
    model.path = []
    show()
    model.path = [1]
    show()
    #expect(model.log.filter { $0 == "[] -> [1]" }.count == 2)
  }
}
