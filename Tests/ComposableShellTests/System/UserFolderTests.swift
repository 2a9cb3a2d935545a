import Testing

@testable import ComposableShell

@Suite struct UserFolderTests {
  @Test(arguments: [
    (["XDG_STATE_HOME": "/state", "HOME": "/home/a"], "/state/tca/history"),
    (["HOME": "/home/a"], "/home/a/.local/state/tca/history"),
    (["XDG_STATE_HOME": "relative", "HOME": "/home/a"], "/home/a/.local/state/tca/history"),
    (["HOME": "relative"], nil), ([:], nil),
  ])
  func `The path follows the XDG rules`(environment: [String: String], path: String?) {
    #expect(UserFolder.state.path(of: "history", environment: environment) == path)
  }

  @Test func `Each kind has a variable and a folder of its own`() {
    let environment = ["HOME": "/h", "XDG_CONFIG_HOME": "/c"]
    #expect(UserFolder.cache.path(of: "logs", environment: environment) == "/h/.cache/tca/logs")
    #expect(UserFolder.configuration.path(of: "rc", environment: environment) == "/c/tca/rc")
    #expect(
      UserFolder.configuration.path(of: "rc", environment: ["HOME": "/h"]) == "/h/.config/tca/rc")
  }
}
