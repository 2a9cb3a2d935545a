import Testing

@testable import ComposableArchitecture

@Suite("Built-in dependencies")
struct BuiltInDependencyTests {
  @Dependency(\.date) var date
  @Dependency(\.uuid) var uuid
  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

  @Test("The incrementing UUID generator counts in hexadecimal from zero")
  func incrementing() {
    for _ in 0..<2 {
      withDependencies {
        $0.uuid = .incrementing
      } operation: {
        #expect(uuid().uuidString == "00000000-0000-0000-0000-000000000000")
        for _ in 1..<255 { _ = uuid() }
        #expect(uuid() == UUID(255))
        #expect(UUID(255).uuidString == "00000000-0000-0000-0000-0000000000FF")
      }
    }
  }

  @Test("A constant UUID generator returns its UUID every time")
  func constantUUID() {
    withDependencies {
      $0.uuid = .constant(UUID(7))
    } operation: {
      #expect(uuid() == UUID(7))
      #expect(uuid() == UUID(7))
    }
  }

  @Test("The date is a constant, an assigned value, or the result of a closure")
  func dates() {
    let epoch = Date(timeIntervalSince1970: 0)
    withDependencies {
      $0.date = .constant(epoch)
    } operation: {
      #expect(date.now == epoch)
      #expect(date() == epoch)
    }
    withDependencies {
      $0.date.now = epoch
    } operation: {
      #expect(date.now == epoch)
    }
    withDependencies {
      $0.date = DateGenerator { epoch + 1 }
    } operation: {
      #expect(date.now == epoch + 1)
    }
  }

  @Test("A seed determines the sequence of random numbers")
  func random() {
    func dice() -> [Int] {
      withDependencies {
        $0.withRandomNumberGenerator = .init(SeededRandomNumberGenerator(seed: 1))
      } operation: {
        (0..<10).map { _ in withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) } }
      }
    }
    #expect(dice() == dice())
    #expect(Set(dice()).count > 1)
  }

  @Test("A test that does not override a built-in dependency reports its use")
  func unimplemented() {
    let uses: [(String, (DependencyValues) -> Void)] = [
      ("date", { _ = $0.date }), ("uuid", { _ = $0.uuid }), ("calendar", { _ = $0.calendar }),
      ("locale", { _ = $0.locale }), ("timeZone", { _ = $0.timeZone }),
      ("continuousClock", { $0.continuousClock.readNow() }),
      ("suspendingClock", { $0.suspendingClock.readNow() }),
      ("withRandomNumberGenerator", { _ = $0.withRandomNumberGenerator { $0.next() } }),
    ]
    for (name, use) in uses {
      let warnings = reports { use(DependencyValues()) }
      #expect(warnings.count == 1)
      #expect(warnings.first?.summary.hasPrefix("@Dependency(\\.\(name)) was used") == true)
    }
  }

  @Test("Live values are real dates, clocks and random numbers")
  func live() {
    let values = DependencyValues(context: .live)
    #expect(values.uuid() != values.uuid())
    #expect(values.date.now <= Date())
    #expect(values.continuousClock is ContinuousClock)
    #expect(values.suspendingClock is SuspendingClock)
    #expect(
      (1...6).contains(values.withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }))
  }

  @Test("openURL calls its handler, and using it in a test without an override is reported")
  func openURL() async {
    @Dependency(\.openURL) var openURL
    let url = URL(string: "https://swift.org")!
    let opened = LockIsolated<[URL]>([])
    await withDependencies {
      $0.openURL = OpenURLEffect { url in
        opened.withValue { $0.append(url) }
        return true
      }
    } operation: {
      #expect(await openURL(url))
    }
    #expect(opened.value == [url])
    let warnings = await reports { #expect(await openURL(url) == false) }
    #expect(warnings.map(\.code) == [.unimplemented])
  }

  @Test("Values for a context have the defaults of that context")
  func contexts() async {
    #expect(DependencyValues.live.context == .live)
    #expect(DependencyValues.preview.context == .preview)
    #expect(DependencyValues.test.context == .test)
    #expect(await DependencyValues.preview.openURL(URL(string: "https://swift.org")!))
  }
}

extension Clock {
  fileprivate func readNow() { _ = now }
}
