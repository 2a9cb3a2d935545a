import LogReading
import Testing

@Suite struct HistoryTests {
  private func store(_ text: String) -> LoggedStore {
    LogReader.log(of: Array((text + "\n\n").utf8)[...]).stores[0]
  }

  /// Each block hides what it did not change: what it hides is known from the others, before and after.
  private let rows = """
    received action:
      Rows.Action.first
      Rows.State(
        title: "…",
        rows: [
    -     [0]: Row(
    -       id: 1,
    -       name: "one"
    -     ),
          [0]: Row(…)
        ]
      )

    received action:
      Rows.Action.second
      Rows.State(
        title: \"""
    -     old
    +     new
          text
          \""",
        rows: [
    +     [0]: Row(
    +       id: 3,
    +       name: "three"
    +     ),
          … (1 unchanged)
        ]
      )

    received action:
      Rows.Action.third
      Rows.State(
        title: "…",
        rows: [
          [0]: Row(…),
          [1]: Row(
            id: 2,
    -       name: "two"
    +       name: "TWO"
          )
        ]
      )
    """

  @Test func laterBlocksTellWhatEarlierOnesHide() {
    #expect(
      store(rows).state(after: 0).description == """
        Rows.State(
          title: \"""
            old
            text
            \""",
          rows: [
            [0]: Row(
              id: 2,
              name: "two"
            )
          ]
        )
        """)
    #expect(
      store(rows).state(after: -1).part(at: ValuePath("rows[1].name")) == .leaf("\"two\""))
  }

  @Test func earlierBlocksTellWhatLaterOnesHide() {
    let state = store(rows).state(after: 2)
    #expect(state.isComplete)
    #expect(state.part(at: ValuePath("rows[0].name"))?.description == "\"three\"")
    #expect(state.part(at: ValuePath("title"))?.short == "\"…\"")
    #expect(state.part(at: ValuePath("rows[2]")) == nil)
  }

  @Test func aFieldThatNoBlockShowsIsUnknown() {
    let store = store(
      """
      received action:
        A.Action.b
        A.State(
          child: Child(…),
      -   count: 0
      +   count: 1
        )
      """)
    #expect(!store.state(after: 0).isComplete)
    #expect(store.state(after: 0).part(at: ValuePath("child.name"))?.isComplete == false)
    #expect(
      store.state(after: 0).description == """
        A.State(
          child: Child(…),
          count: 1
        )
        """)
  }

  @Test func aChangeWithoutABlockIsNoticed() {
    let store = store(
      """
      received action:
        A.Action.b
      - A.State(count: 0)
      + A.State(count: 1)

      received action:
        A.Action.b
      - A.State(count: 1)
      + A.State(count: 2)

      received action:
        A.Action.b
      - A.State(count: 5)
      + A.State(count: 6)
      """)
    #expect((0...2).map { store.changedWithoutBlock(before: $0) } == [false, false, true])
    #expect(store.state(after: 1).description == "A.State(count: 2)")
  }

  @Test func casesArePartsOfAPath() {
    let store = store(
      """
      received action:
        A.Action.b
        A.State(
          destination: .edit(
            Edit(
      -       name: "a",
      +       name: "b",
              size: 1
            )
          )
        )

      received action:
        A.Action.close
        A.State(
      -   destination: .edit(
      -     Edit(
      -       name: "b",
      -       size: 1
      -     )
      -   )
      +   destination: nil
        )
      """)
    #expect(
      store.history(of: ValuePath("destination.edit.name")).map { "\($0.step) \($0.change)" } == [
        #"0 destination.edit.name "a" -> "b""#, "1 destination.edit.name removed",
      ])
    #expect(store.history(of: ValuePath("destination")).map(\.step) == [0, 1])
  }

  /// The number of hidden elements has a separator if there are more than a thousand.
  @Test(arguments: [("1,234", 1234), ("2", 2)])
  func hiddenElementsAreCounted(shown: String, count: Int) throws {
    for comma in ["", ","] {
      let value = try #require(LoggedValue(dump: "[\n  … (\(shown) unchanged)\(comma)\n]"))
      guard case .group(let group) = value else {
        Issue.record("\(value)")
        return
      }
      #expect(group.elements.count == count)
    }
  }
}
