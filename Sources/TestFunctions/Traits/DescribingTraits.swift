// Traits that do not change how the shell runs a test: it runs tests one after the other, without a limit.

/// A tag. `@Tag static var slow: Self` declares one.
@propertyWrapper
public struct Tag: Sendable, Hashable {
  public init() {}

  public var wrappedValue: Tag { self }

  public struct List: TestTrait, SuiteTrait {
    public let tags: [Tag]
  }
}

extension Trait where Self == Tag.List {
  public static func tags(_ tags: Tag...) -> Self { Self(tags: tags) }
}

/// The time that a test may take.
public struct TimeLimitTrait: TestTrait, SuiteTrait {
  /// A number of minutes.
  public struct Duration: Sendable {
    let minutes: Int

    public static func minutes(_ minutes: some BinaryInteger) -> Self {
      Self(minutes: Int(minutes))
    }
  }

  public let timeLimit: Duration
}

extension Trait where Self == TimeLimitTrait {
  /// Limits the time of a test. The shell does not stop a test that takes longer.
  public static func timeLimit(_ timeLimit: TimeLimitTrait.Duration) -> Self {
    Self(timeLimit: timeLimit)
  }
}

/// A trait of tests that do not run at the same time, as is the case for all tests here.
public struct ParallelizationTrait: TestTrait, SuiteTrait {}

extension Trait where Self == ParallelizationTrait {
  /// Runs tests one after the other.
  public static var serialized: Self { Self() }
}

public struct Bug: TestTrait, SuiteTrait {
  public let url: String?
  public let id: String?
  public let title: Comment?
}

extension Trait where Self == Bug {
  /// Names a bug by its page.
  public static func bug(_ url: String, _ title: Comment? = nil) -> Self {
    Self(url: url, id: nil, title: title)
  }

  /// Names a bug by its identifier.
  public static func bug(_ url: String? = nil, id: String, _ title: Comment? = nil) -> Self {
    Self(url: url, id: id, title: title)
  }

  /// Names a bug by its number.
  public static func bug(
    _ url: String? = nil, id: some Numeric, _ title: Comment? = nil
  ) -> Self { Self(url: url, id: "\(id)", title: title) }
}
