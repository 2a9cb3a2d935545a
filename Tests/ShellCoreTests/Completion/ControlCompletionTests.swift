import Testing

@testable import ShellCore

@Suite("Completing controls")
@MainActor
struct ControlCompletionTests {
  private func candidates(_ line: String, of feature: String = "kitchen") async -> [String] {
    await session(after: "load \(feature)").completer.complete(line).candidates.map(\.text)
  }

  @Test("`tap` and `enter` complete the labels of enabled controls, ignoring case")
  func labels() async {
    #expect(await candidates("tap d") == ["Display name", "Details"])
    #expect(await candidates("tap display n") == ["Display name"])
    #expect(await candidates("enter Di") == ["Display name"])
    // Nothing can be entered into a button.
    #expect(await candidates("tap W") == ["Welcome"])
    #expect(await candidates("enter W") == [])
    #expect(await candidates("tap lock") == [])
  }

  @Test("`enter` completes the values of a control")
  func values() async {
    #expect(await candidates("enter Haptic feedback ") == ["on", "off"])
    #expect(await candidates("enter size l") == ["large"])
    #expect(await candidates("enter Display name ") == [])
    let session = await session(after: "load kitchen")
    #expect(session.completer.complete("enter size l").start == 11)
  }

  @Test("Controls with the same label are completed by their numbers")
  func numbers() async {
    #expect(await candidates("tap ", of: "gallery") == ["1", "2", "5", "6", "7", "8", "9"])
  }

  @Test("Without a view there are no candidates")
  func noView() async {
    #expect(await candidates("tap ", of: "todos") == [])
  }
}
