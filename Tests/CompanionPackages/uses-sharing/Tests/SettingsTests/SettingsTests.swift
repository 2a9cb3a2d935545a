import Sharing
import Testing

@testable import Settings

@Suite struct SettingsTests {
  @Test func changes() {
    let settings = Settings()
    settings.louder()
    #expect(settings.isLoud)
    #expect(settings.volume == 6)
  }

  @Test func isShared() {
    let (first, second) = (Settings(), Settings())
    first.louder()
    #expect(second.volume == first.volume)
  }
}
