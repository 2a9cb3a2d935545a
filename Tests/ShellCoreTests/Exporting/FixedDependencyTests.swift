@testable import ShellCore
import Testing

/// An office that uses what differs between machines.
struct MachineOffice: Reducer {
  struct State: Equatable {
    var year = 0
    var text = ""
    var isOpen = false
  }

  enum Action: Equatable {
    case yearTapped
    case zoneTapped
    case wordTapped
    case linkTapped
    case opened(Bool)
  }

  @Dependency(\.calendar) var calendar
  @Dependency(\.timeZone) var timeZone
  @Dependency(\.locale) var locale
  @Dependency(\.openURL) var openURL

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .yearTapped: state.year = calendar.component(.year, from: Date(timeIntervalSince1970: 0))
    case .zoneTapped: state.text = "\(timeZone.secondsFromGMT())"
    case .wordTapped: state.text = locale.identifier
    case .linkTapped:
      return .run { send in await send(.opened(openURL(URL(filePath: "/")))) }
    case .opened(let isOpen): state.isOpen = isOpen
    }
    return .none
  }
}

@Suite("Exporting what differs between machines")
@MainActor
struct FixedDependencyTests {
  @Test(
    "The calendar, the time zone, the locale, and `openURL` are set in a test that uses them",
    arguments: [
      (
        ".yearTapped",
        ["$0.calendar = Calendar(identifier: .gregorian)", "$0.calendar.timeZone = .gmt"]
      ),
      (".zoneTapped", ["$0.timeZone = .gmt"]),
      (".wordTapped", ["$0.locale = Locale(identifier: \"en_US_POSIX\")"]),
      (".linkTapped", ["$0.openURL = OpenURLEffect { _ in true }"]),
    ])
  func used(_ line: String, _ overrides: [String]) async {
    let session = fixtureSession(features: [
      Feature("Office", summary: "of a machine", initialState: MachineOffice.State()) {
        MachineOffice()
      }
    ])
    for line in ["load office", line] { _ = await session.evaluate(line) }
    let text = await session.evaluate("export test").text
    let found = text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter {
      $0.hasPrefix("$0.") && $0.contains(" = ")
    }
    #expect(found.map(String.init) == overrides, "\(text)")
    #expect(text.contains("import Foundation") == !line.contains("link"), "\(text)")
    #expect(!(await session.evaluate("deps").text.contains("fixed")))
  }
}
