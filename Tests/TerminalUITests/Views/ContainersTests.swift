import TerminalUI
import Testing

@MainActor
@Suite("Views that a phone arranges differently")
struct ContainersTests {
  private func drawn(_ view: some View) -> [String] { Screen.render(view, width: 30).lines }

  @Test("The content of a disclosure group is drawn while its binding is true")
  func disclosure() {
    #expect(drawn(DisclosureGroup("More") { Text("a") }) == ["More", "a"])
    #expect(
      drawn(DisclosureGroup("More", isExpanded: .constant(true)) { Text("a") })
        == ["[1] More: on", "a"])
    #expect(
      drawn(DisclosureGroup("More", isExpanded: .constant(false)) { Text("a") })
        == ["[1] More: off"])
  }

  @Test("All tabs are drawn, each below its title")
  func tabs() {
    let tabs = TabView {
      Text("a").tabItem { Text("First") }
      Text("b").tabItem { Text("Second") }
    }
    #expect(drawn(tabs).filter { !$0.isEmpty } == ["-- First --", "a", "-- Second --", "b"])
  }

  @Test("A table draws its columns below their titles")
  func table() {
    struct Person: Identifiable {
      let id: Int
      let name: String
    }
    let people = [Person(id: 1, name: "Blob"), Person(id: 2, name: "Blob Jr.")]
    let table = Table(people) {
      TableColumn("Name", value: \.name)
      TableColumn("ID", value: \.id) { Text("\($0.id)") }.width(40)
    }
    #expect(drawn(table) == ["Name      ID", "Blob      1", "Blob Jr.  2"])
  }

  @Test("The tabs of a section are drawn like the others")
  func tabSections() {
    let tabs = TabView(selection: .constant(2)) {
      Tab("Home", systemImage: "house", value: 1) { Text("a") }
      TabSection("Library") {
        Tab("Albums", systemImage: "square.stack", value: 2) { Text("b") }
      }
    }
    #expect(drawn(tabs).filter { !$0.isEmpty } == ["b", "[1] <Home> [2] <Albums *>"])
  }

  @Test("The window of an app with several scenes is the first one")
  func scenes() {
    struct Counting: App {
      var body: some Scene {
        WindowGroup { Text("0") }
        MenuBarExtra("Counter", systemImage: "number") { Text("1") }
      }
    }
    #expect(drawn(AppWindow(Counting().body)) == ["0"])
  }

  @Test("A tag selects its tab also if the title is set after it")
  func tagBeforeTitle() throws {
    var selection = 1
    let tabs = TabView(selection: Binding(get: { selection }, set: { selection = $0 })) {
      Text("a").tag(1).navigationTitle("A").tabItem { Text("First") }
      Text("b").tag(2).onAppear {}.onChange(of: 1) {}.disabled(true).tabItem { Text("Second") }
    }
    #expect(drawn(tabs).last == "[1] <First *> [2] <Second>")
    try #require(Screen.render(tabs).controls(named: "Second").first).tap()
    #expect(selection == 2)
    #expect(drawn(tabs).first == "b")
  }

  @Test("Tabs that are wider than the screen are drawn in several rows")
  func manyTabs() {
    let tabs = TabView(selection: .constant(1)) {
      Text("a").tabItem { Text("Inbox") }.tag(1)
      Text("b").tabItem { Text("Sent") }.tag(2)
      Text("c").tabItem { Text("Settings") }.tag(3)
    }
    let lines = drawn(tabs.frame(width: 184, alignment: .leading))
    #expect(lines == ["a", "[1] <Inbox *>", "[2] <Sent>", "[3] <Settings>"])
    #expect(
      drawn(tabs.frame(width: 192, alignment: .leading))
        == ["a", "[1] <Inbox *> [2] <Sent>", "[3] <Settings>"])
  }

  @Test("The padding and the fixed size of a button's label are not drawn")
  func buttonLabels() {
    let button = Button {
    } label: {
      Text("Start").padding(24).frame(width: 400, height: 80)
    }
    #expect(drawn(button) == ["[1] <Start>"])
    let wide = Button {
    } label: {
      Text("Start").frame(maxWidth: .infinity).padding()
    }
    #expect(drawn(wide.frame(width: 160)) == ["[1] <    Start     >"])
  }

  @Test("The items of a toolbar are drawn above the view")
  func toolbar() {
    let view = Text("content").toolbar {
      ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
    }
    #expect(drawn(view) == ["[1] <Save>", "content"])
  }

  @Test("A view with a tap gesture is a button, unless it contains controls")
  func taps() throws {
    #expect(drawn(Text("Row").onTapGesture {}) == ["[1] <Row>"])
    #expect(drawn(Button("Row") {}.onTapGesture {}) == ["[1] <Row>"])
  }

  @Test("Rows that can be deleted have a button")
  func deletions() {
    let rows = ForEach([1, 2], id: \.self) { Text("\($0)") }
    #expect(
      drawn(VStack(spacing: 0) { rows.onDelete { _ in } }) == ["1 [1] <Delete>", "2 [2] <Delete>"])
    #expect(drawn(VStack(spacing: 0) { rows.onDelete(perform: nil) }) == ["1", "2"])
  }

  @Test("A row of several views has one button, which deletes its element")
  func deletionOfSeveralViews() throws {
    var deleted: [IndexSet] = []
    let rows = ForEach([1, 2], id: \.self) {
      Text("\($0)")
      Text("\($0) below")
    }
    let view = VStack(alignment: .leading, spacing: 0) { rows.onDelete { deleted.append($0) } }
    #expect(drawn(view) == ["1", "1 below [1] <Delete>", "2", "2 below [2] <Delete>"])
    _ = try Screen.render(view).controls[1].tap()
    #expect(deleted == [IndexSet(integer: 1)])
  }

  @Test("A date picker and a date are drawn in UTC")
  func dates() {
    let date = Date(timeIntervalSince1970: 1_795_336_200)
    #expect(
      drawn(DatePicker("Due", selection: .constant(date))) == ["[1] Due: 2026-11-22 08:30"])
    #expect(drawn(Text(date, style: .date)) == ["2026-11-22"])
    #expect(drawn(Text(date, style: .time)) == ["08:30"])
    let early = Date(timeIntervalSince1970: -1)
    #expect(drawn(DatePicker("Due", selection: .constant(early))) == ["[1] Due: 1969-12-31 23:59"])
  }

  @Test("A custom modifier is applied")
  func modifiers() {
    struct Marked: ViewModifier {
      func body(content: Content) -> some View {
        HStack {
          Text("*")
          content
        }
      }
    }
    #expect(drawn(Text("a").modifier(Marked())) == ["* a"])
  }
}
