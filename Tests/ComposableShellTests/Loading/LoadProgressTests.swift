import Testing

@testable import ComposableShell

@Suite("What a long load tells")
struct LoadProgressTests {
  @Test("A line says what is compiled, and after a minute another one how to stop it")
  func notices() {
    let notices = LoadProgress.Notice.all(ofFiles: 12)
    #expect(notices.map(\.delay) == [.milliseconds(300), .seconds(60)])
    #expect(notices[0].text == "compiling 12 files")
    #expect(notices[1].text.contains("Ctrl-C"))
    #expect(LoadProgress.Notice.all(ofFiles: 1)[0].text == "compiling")
  }

  @Test("Work that ends early tells nothing")
  func early() async {
    let progress = LoadProgress { Issue.record("told \($0)") }
    let result = await progress.telling(files: 1) { 7 }
    #expect(result == 7)
  }
}
