import Foundation
import LogReading
import Testing

@Suite struct LogReaderTests {
  private func read(_ text: String) -> ConsoleLog { LogReader.log(of: Array(text.utf8)[...]) }

  private func others(_ log: ConsoleLog) -> [String] { log.others.map { log.text(of: $0) } }

  static let files = [
    "amount-control", "product-detail", "product-detail-action-labels",
    "product-detail-child-and-root", "product-detail-child-only", "product-detail-scoped-store",
    "settings",
  ]

  /// What the original library printed.
  private func golden(_ name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appending(path: "ComposableArchitectureTests/Golden/\(name).txt")
    return Array(try Data(contentsOf: file))
  }

  @Test(arguments: files)
  func reprintsTheOriginal(_ name: String) throws {
    let bytes = try golden(name)
    let log = LogReader.log(of: bytes[...])
    #expect(log.printed == bytes)
    #expect(log.understoodCount == log.blocks.count)
    #expect(log.others.isEmpty)
  }

  @Test func statesOfTheOriginal() throws {
    let log = LogReader.log(of: try golden("settings")[...])
    let store = log.stores[0]
    #expect(store.name == "Settings.Action")
    #expect(
      store.state(after: store.blocks.count - 1).description == """
        Settings.State(
          _digest: .daily,
          _displayName: "Denied",
          _enableNotifications: false,
          isLoading: false,
          _protectMyPosts: false,
          _sendEmailNotifications: false,
          _sendMobileNotifications: false
        )
        """)
    let name = store.history(of: ValuePath("displayName"))
    #expect(
      name.map { "\($0.step) \($0.change)" } == [
        #"0 displayName "" -> "Blob""#, #"2 displayName "Blob" -> "Blob McBlobblobb""#,
        #"3 displayName "Blob McBlobblobb" -> "…""#, #"4 displayName "…" -> "Blob""#,
        #"12 displayName "Blob" -> """#, #"14 displayName "" -> "Denied""#,
      ])
    #expect(store.steps(containing: "resetButtonTapped") == [12, 13])
  }

  @Test func linesOfTwoStoresAlternateFromTheFirst() {
    func lines(_ prefix: String, _ store: String) -> [String] {
      [
        "received action:", "  \(store).Action.plus(", "    1", "  )", "- \(store).State(n: 0)",
        "+ \(store).State(n: 1)", "",
      ].map { prefix + $0 }
    }
    let log = read(
      zip(lines("[cart] ", "Cart") + lines("[cart] ", "Cart"), lines("B: ", "Row"))
        .flatMap { [$0, $1] }.joined(separator: "\n"))
    #expect(log.blocks.map(\.storeName) == ["cart", "B"])
    #expect(log.understoodCount == 2)
    #expect(log.others.isEmpty)
  }

  /// A header without a line of its own was the end of a log, if the next block is of the same store.
  @Test func aHeaderAloneIsAnotherLine() {
    let block = "received action:\n  A.Action.b\n  (No state changes)\n\n"
    for prefix in ["", "x: "] {
      let log = read(prefix + "received action:\n" + prefix + block)
      #expect(log.understoodCount == 1)
      #expect(others(log) == [prefix + "received action:"])
    }
  }

  @Test func aByteOrderMarkIsNoStore() {
    let log = read("\u{FEFF}received action:\n  A.Action.b\n  (No state changes)\n\n")
    #expect(log.blocks.map(\.storeName) == [""])
  }

  @Test func labelsHaveNoEmptyLine() {
    let log = read(
      "12:00 received action: Counter.Action.tapped\nreceived action: A.B.c(.d(_:, by:))\n")
    #expect(log.blocks.map(\.form) == [.label, .label])
    #expect(
      log.blocks.map { log.action(of: $0) } == ["Counter.Action.tapped", "A.B.c(.d(_:, by:))"])
    #expect(
      String(decoding: log.printed, as: UTF8.self)
        == "received action: Counter.Action.tapped\nreceived action: A.B.c(.d(_:, by:))\n")
  }

  @Test func sentencesAreNotActions() {
    let log = read("The server received action: stop. Retry.\nreceived action:\nno action here\n")
    #expect(log.blocks.isEmpty)
    #expect(
      others(log) == [
        "The server received action: stop. Retry.", "received action:", "no action here",
      ])
  }

  @Test func aLogCanBeginAndEndAnywhere() {
    let log = read(
      """
      -   count: 0,
      +   count: 1,
        )

      received action:
        Counter.Action.tapped
        Counter.State(
      -   count: 1,
      """)
    #expect(others(log) == ["-   count: 0,", "+   count: 1,", "  )"])
    #expect(log.blocks.count == 1)
    #expect(!log.blocks[0].isComplete)
    #expect(log.understoodCount == 0)
    #expect(
      String(decoding: log.printed, as: UTF8.self) == """
        received action:
          Counter.Action.tapped
          Counter.State(
        -   count: 1,

        """)
  }

  /// Two stores that print at the same time, each with its own prefix.
  @Test func linesOfTwoStoresAreToldApart() {
    let log = read(
      """
      [1] received action:
      [1]   A.Action.tapped
      cart: received action:
      [1] - A.State(count: 0)
        B.Action.tapped
        B.State(
      [1] + A.State(count: 1)
      [1]
      -   name: "",
      +   name: "x",
          size: 1
        )

      """)
    #expect(log.blocks.map { log.action(of: $0) } == ["A.Action.tapped", "B.Action.tapped"])
    #expect(log.understoodCount == 2)
    #expect(log.stores.map(\.name) == ["A.Action", "cart: B.Action"])
    #expect(log.others.isEmpty)
  }

  @Test func actionsCanBePrintedAlone() {
    let log = read(
      "received action:\n  A.Action.tapped\n\nreceived action:\n  A.Action.moved(\n    1,\n    2\n  )\n\n"
    )
    #expect(log.blocks.map(\.form) == [.action, .action])
    #expect(log.understoodCount == 2)
  }

  @Test func bytesThatAreNotTextAreKept() {
    let bytes: [UInt8] =
      [0xFF, 0xFE, 0x0A] + Array("received action:\n  A.Action.b\n  (No state changes)\n\n".utf8)
    let log = LogReader.log(of: bytes[...])
    #expect(log.others.count == 1)
    #expect(log.understoodCount == 1)
  }
}
