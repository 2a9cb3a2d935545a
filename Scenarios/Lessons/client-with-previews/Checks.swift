import ComposableArchitecture
import Testing

@MainActor
struct NewsChecks {
  @Test func `A preview shows the headline for previews`() async throws {
    let headline = try await withDependencies {
      $0.context = .preview
    } operation: {
      @Dependency(\.news) var news
      return try await news.headline()
    }
    #expect(headline == "A headline for previews")
  }
}
