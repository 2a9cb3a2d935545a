import CasePaths
import Testing

@testable import Routes

@Suite struct RoutesTests {
  @Test func extracts() {
    #expect(Route.search("tea")[case: \.search] == "tea")
    #expect(Route.home[case: \.search] == nil)
    #expect(Route.product(id: 3).product == 3)
  }

  @Test func tells() {
    #expect(Route.home.is(\.home))
    #expect(!Route.home.is(\.product))
  }

  @Test func modifies() {
    var route = Route.search("tea")
    route.modify(\.search) { $0 += "pot" }
    #expect(route == .search("teapot"))
  }
}
