import ComposableArchitecture
import Testing

struct Quotes: Sendable, Equatable {
  var first: String

  static let live = Quotes(first: "live")
}

extension DependencyValues {
  @DependencyEntry var testQuotes: Quotes = Quotes(first: "test")
  @DependencyEntry(liveValue: Quotes.live) var quotes: Quotes = Quotes(first: "test")
  @DependencyEntry(
    liveValue: Quotes.live, previewValue: Quotes(first: "preview"), key: "NamedQuotesKey")
  var namedQuotes: Quotes = Quotes(first: "test")
  @DependencyEntry var inferredQuotes = Quotes.live
  @DependencyEntry(previewValue: Quotes(first: "preview")) var previewQuotes = Quotes.live
  @DependencyEntry("KeyOfQuotes") var quotesWithKey = Quotes.live
}

@Suite("@DependencyEntry, compiled")
struct DependencyEntryTests {
  private func value(
    of path: KeyPath<DependencyValues, Quotes>, in context: DependencyContext
  ) -> String {
    withDependencies {
      $0.context = context
    } operation: {
      Dependency(path).wrappedValue.first
    }
  }

  @Test("The variable's own value is that of tests")
  func testValue() {
    #expect(value(of: \.testQuotes, in: .test) == "test")
    #expect(value(of: \.quotes, in: .test) == "test")
  }

  @Test("The values of programs and previews are arguments")
  func otherValues() {
    #expect(value(of: \.quotes, in: .live) == "live")
    #expect(value(of: \.namedQuotes, in: .live) == "live")
    #expect(value(of: \.namedQuotes, in: .preview) == "preview")
    #expect(DependencyValues.NamedQuotesKey.liveValue == .live)
  }

  @Test("The type can be inferred, a preview value needs no live value, and a name needs no label")
  func shortForms() {
    #expect(value(of: \.inferredQuotes, in: .test) == "live")
    #expect(value(of: \.previewQuotes, in: .preview) == "preview")
    #expect(value(of: \.previewQuotes, in: .test) == "live")
    #expect(value(of: \.quotesWithKey, in: .test) == "live")
    #expect(DependencyValues.KeyOfQuotes.testValue == .live)
  }

  @Test("A value can be overridden")
  func overriding() {
    let first = withDependencies {
      $0.quotes.first = "overridden"
    } operation: {
      Dependency(\.quotes).wrappedValue.first
    }
    #expect(first == "overridden")
  }

  @Test("@Perception.Bindable is @Bindable")
  func perception() {
    #expect(Perception.Bindable<Reference>.self == Bindable<Reference>.self)
  }

  private final class Reference {}
}
