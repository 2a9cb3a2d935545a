import TerminalUI
import Testing

@MainActor
@Suite("Values of the environment")
struct EnvironmentTests {
  private struct Region: View {
    @Environment(\.locale) var locale
    @Environment(\.calendar) var calendar
    @Environment(\.timeZone) var timeZone

    var body: some View {
      Text("\(locale.identifier) \(calendar.identifier) \(timeZone.identifier)")
    }
  }

  private struct TextSettings: View {
    @Environment(\.dynamicTypeSize) var size
    @Environment(\.lineLimit) var limit
    @Environment(\.redactionReasons) var reasons

    var body: some View {
      Text("\(size) \(limit.map(String.init) ?? "all") \(reasons.contains(.privacy))")
    }
  }

  private func drawn(_ view: some View) -> [String] { Screen.render(view, width: 60).lines }

  @Test("The region is the same everywhere, unless an outer view sets a part of it")
  func region() {
    #expect(drawn(Region()) == ["en_US_POSIX gregorian GMT"])
    #expect(
      drawn(
        VStack {
          Region().environment(\.locale, Locale(identifier: "ko"))
          Region().environment(\.calendar, Calendar(identifier: .buddhist))
        }
        .environment(\.timeZone, TimeZone(secondsFromGMT: 3600)!))
        == ["    ko gregorian GMT+0100", "en_US_POSIX buddhist GMT+0100"])
  }

  @Test("What has no effect can be set and read, and set back to nothing")
  func settings() {
    #expect(drawn(TextSettings()) == ["large all false"])
    let changed = TextSettings().environment(\.dynamicTypeSize, .small)
      .environment(\.redactionReasons, .privacy).environment(\.lineLimit, 2)
    #expect(drawn(changed) == ["small 2 true"])
    #expect(drawn(TextSettings().environment(\.lineLimit, nil)) == ["large all false"])
    #expect(
      drawn(VStack { TextSettings().environment(\.lineLimit, nil) }.environment(\.lineLimit, 2))
        == ["large all false"])
  }

  @Test("A key of one's own has its default value until a view sets another one")
  func ownKey() {
    struct Reader: View {
      @Environment(\.volume) var volume
      var body: some View { Text(volume.map { "\($0)" } ?? "none") }
    }
    #expect(drawn(Reader()) == ["3"])
    #expect(drawn(Reader().environment(\.volume, 7)) == ["7"])
    #expect(drawn(Reader().environment(\.volume, nil)) == ["none"])
  }
}

private enum VolumeKey: EnvironmentKey {
  static var defaultValue: Int? { 3 }
}

extension EnvironmentValues {
  fileprivate var volume: Int? {
    get { self[VolumeKey.self] }
    set { self[VolumeKey.self] = newValue }
  }
}
