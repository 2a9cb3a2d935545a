import Testing

@testable import SourceLoading

/// The types that are declared without values. Nothing is compiled here.
@Suite("Stand-ins for absent types")
struct StandInsTests {
  /// The pruning after one run, in which the compiler has not found some names.
  private func pruning(
    _ text: String, missing: [(name: String, isType: Bool)], imports: [String]
  ) -> (pruning: Pruning, step: Pruning.Step) {
    let head = imports.map { "import \($0)\n" }.joined()
    var pruning = Pruning(SourceSet(files: [.init(name: "A.swift", text: head + text)]))
    func location(_ line: Int, _ column: Int) -> CompilerMessage.Location {
      .init(file: "A.swift", line: line, column: column)
    }
    _ = pruning.next(
      after: imports.enumerated().map {
        .init(location: location($0.offset + 1, 8), text: "no such module '\($0.element)'")
      })
    let lines = (head + text).split(separator: "\n", omittingEmptySubsequences: false)
    let errors = missing.flatMap { name, isType in
      lines.enumerated().compactMap { index, line -> CompilerMessage? in
        guard index >= imports.count, let place = line.firstRange(of: name) else { return nil }
        return CompilerMessage(
          location: location(index + 1, line[..<place.lowerBound].utf8.count + 1),
          text: "cannot find \(isType ? "type " : "")'\(name)' in scope")
      }
    }
    let step = pruning.next(after: errors)
    return (pruning, step)
  }

  private func declarations(_ pruning: Pruning) -> [Substring] {
    pruning.standIns.text(for: pruning.sources).split(separator: "\n").dropFirst().map { $0 }
  }

  @Test("A type of a package that a client uses is declared, and its statement stays as it is")
  func type() {
    let text = """
      struct Client { var failed: (AFError) -> String }
      @Reducer struct Feed { struct State { var n = 0 } }
      """
    let (found, _) = pruning(text, missing: [("AFError", true)], imports: ["Alamofire"])
    #expect(
      declarations(found) == [
        "struct AFError: AppleStubs.StandIn { private let never: Swift.Never }"
      ])
    #expect(found.sources.files[0].text.hasSuffix(text))
    #expect(
      found.leftOut.last?.line
        == "stops: AFError (A.swift:2: AFError is in none of the loaded sources, perhaps in Alamofire)"
    )
  }

  @Test("A protocol in a module that is named is declared in the stand-in of the module")
  func qualifiedProtocol() {
    let text = """
      protocol Own: Apollo.Selection & Apollo.Root {}
      struct Client { var name: Apollo.Name?; var own: any Own }
      @Reducer struct Feed { struct State { var n = 0 } }
      """
    let (found, _) = pruning(text, missing: [("Apollo", true)], imports: ["Apollo"])
    #expect(found.standIns.names == ["Apollo"])
    let line = declarations(found).first ?? ""
    #expect(line.hasPrefix("struct Apollo: AppleStubs.StandIn"))
    for part in ["; protocol Selection {}", "; protocol Root {}", "; struct Name: AppleStubs."] {
      #expect(line.contains(part), "\(line)")
    }
  }

  @Test("A type in a namespace that conforms to a protocol of a package has a stand-in there")
  func nested() {
    let text = """
      enum API {}
      extension API {
        struct Query: Apollo.Query { struct Data { var id = 1 } }
        struct Row { var id = 1 }
      }
      struct Client { var data: API.Query.Data?; func make() { API.Query(id: 1) } }
      @Reducer struct Feed { struct State { var n = 0 } }
      """
    var (pruned, _) = pruning(text, missing: [], imports: ["Apollo"])
    _ = pruned.next(after: [
      CompilerMessage(
        location: .init(file: "A.swift", line: 4, column: 17),
        text: "cannot find type 'Apollo' in scope")
    ])
    #expect(pruned.standIns.names == ["API.Query"])
    let rest = pruned.sources.files[0].text
    #expect(!rest.contains("struct Query") && rest.contains("struct Row"))
    let expected = """
      extension API { struct Query: AppleStubs.StandIn { private let never: Swift.Never; init(id a0: Any?, \
      file: Swift.StaticString = #fileID, line: Swift.UInt = #line) { Self._stop(file, line) }; \
      struct Data: AppleStubs.StandIn { private let never: Swift.Never } } }
      """
    #expect(declarations(pruned).map(String.init) == [expected])
  }

  @Test("A stand-in has the initializers, the nested types, and the generic parameters of its uses")
  func shape() {
    let text = """
      public struct Client {
        let session = Session(configuration: .init(a: 1, b: [2, 3]), "x", delegate: nil)
        var user: Session.User?
        var response: Reply<[Int], Session.Failure>?
      }
      @Reducer struct Feed { struct State { var n = 0 } }
      """
    let (found, _) = pruning(
      text, missing: [("Session", false), ("Reply", true)], imports: ["Networking"])
    #expect(
      declarations(found) == [
        "public struct Session: AppleStubs.StandIn { private let never: Swift.Never; public init(configuration a0: Any?, _ a1: Any?, delegate a2: Any?, file: Swift.StaticString = #fileID, line: Swift.UInt = #line) { Self._stop(file, line) }; public struct User: AppleStubs.StandIn { private let never: Swift.Never }; public struct Failure: AppleStubs.StandIn { private let never: Swift.Never } }",
        "public struct Reply<A1, A2>: AppleStubs.StandIn { private let never: Swift.Never }",
      ])
  }

  @Test("A type of a package gets no protocol to which the sources make it conform")
  func ownConformance() {
    let text = """
      struct Client { var reference: Reference?; var other: Other? }
      extension Reference: ReferenceKind {}
      @Reducer struct Feed { struct State { var n = 0 } }
      """
    let (found, _) = pruning(
      text, missing: [("Reference", true), ("Other", true), ("ReferenceKind", true)],
      imports: ["Database"])
    let lines = declarations(found).map { $0.prefix { $0 != "{" } }
    #expect(
      Set(lines) == [
        "struct Reference: AppleStubs.StandIn ",
        "struct Other: AppleStubs.StandIn, ReferenceKind ", "protocol ReferenceKind ",
      ])
  }

  @Test("A value of a package in a function is replaced with its statement")
  func value() {
    let text = """
      struct Client { func send() { Tracker.shared.log("a"); print("b") } }
      @Reducer struct Feed { struct State { var n = 0 } }
      """
    let (found, _) = pruning(text, missing: [("Tracker", false)], imports: ["Tracking"])
    #expect(found.standIns.isEmpty)
    #expect(
      found.sources.files[0].text.contains(
        "{ Swift.fatalError(\"stop: Tracker is in none of the loaded sources, perhaps in Tracking (A.swift:2)\"); print(\"b\") }"
      ))
  }

  @Test("A name in a reducer counts only if a common package that the file imports declares it")
  func reducers() {
    func text(_ name: String) -> String {
      "@Reducer struct Feed { func reduce() { \(name).logEvent(\"a\") } }"
    }
    let known = pruning(
      text("Analytics"), missing: [("Analytics", false)], imports: ["FirebaseAnalytics"])
    #expect(known.pruning.leftOut.last?.line.hasPrefix("stops: Analytics in Feed.reduce") == true)
    for (name, module) in [("Analytics", "Amplitude"), ("Metrics", "FirebaseAnalytics")] {
      #expect(
        pruning(text(name), missing: [(name, false)], imports: [module]).step == .refuse,
        "\(name) of \(module)")
    }
  }

  @Test(
    "A name that may be a typing error is refused",
    arguments: [
      // An own name, one of the architecture, one of the standard library, and a name without an import.
      ("struct Prices {}\nstruct A { var a: Price? }", "Price", ["Shop"]),
      ("struct A { var a: StoreOff<Int>? }", "StoreOff", ["Shop"]),
      ("struct A { var a: Strng }", "Strng", ["Shop"]),
      ("struct A { var a: Widgets }", "Widgets", []),
      ("struct A { var a: analytics }", "analytics", ["Shop"]),
      (
        "struct AnalyticsLog {}\nstruct Analytic {}\nstruct A { var a: Analytics }", "Analytics",
        [
          "FirebaseAnalytics"
        ]
      ),
    ])
  func typos(_ text: String, _ name: String, _ imports: [String]) {
    #expect(
      pruning(text + "\n@Reducer struct Feed {}", missing: [(name, true)], imports: imports).step
        == .refuse)
  }

  @Test("A protocol of a type and a superclass have no stand-ins")
  func inherited() {
    let text = "struct A: Injectable { var n = 0 }"
    #expect(pruning(text, missing: [("Injectable", true)], imports: ["Injection"]).step == .refuse)
    let (found, _) = pruning(
      "class A: Injected {}\n@Reducer struct Feed {}", missing: [("Injected", true)],
      imports: ["Injection"])
    #expect(found.standIns.isEmpty)
    #expect(
      found.leftOut.last?.line == "left out: A (A.swift:2: cannot find type 'Injected' in scope)")
  }

  private func error(_ file: String, _ line: Int, _ column: Int, _ text: String) -> CompilerMessage
  {
    CompilerMessage(location: .init(file: file, line: line, column: column), text: text)
  }

  @Test(
    "A type that needs a protocol or a macro of a package goes with its extensions, and is stood in for",
    arguments: [
      ("struct Film: Codable, Mapped {}", 30, "cannot find type 'Mapped' in scope"),
      ("@Mapped struct Film {}", 9, "unknown attribute 'Mapped'"),
    ])
  func undeclarable(_ declaration: String, _ column: Int, _ text: String) {
    let head = "import Mapping; \(declaration)\nextension Film { var first: Int { 1 } }\n"
    let rest = "@Reducer struct Feed { struct State { var film: Film? } }"
    var pruning = Pruning(SourceSet(files: [.init(name: "A.swift", text: head + rest)]))
    _ = pruning.leaveOutAbsentImports(existing: [])
    _ = pruning.next(after: [error("A.swift", 1, 16 + column, text)], stage: .declarations)
    #expect(pruning.sources.files[0].text.hasSuffix("\n" + rest))
    #expect(!pruning.sources.files[0].text.contains("Film {"))
    #expect(pruning.standIns.names == ["Film"])
    let lines = pruning.leftOut.dropFirst().map(\.line)
    #expect(lines.first == "stops: Film (A.swift:1: \(text))")
    #expect(
      lines.last == "left out: extension Film (A.swift:2: it extends Film, which was left out)")
  }

  @Test("Without its stand-in, a type that was left out could be another one, which is refused")
  func failedOwn() {
    let text = "import Mapping\nstruct Film: Mapped {}\n@Reducer struct Feed {}"
    var pruning = Pruning(SourceSet(files: [.init(name: "A.swift", text: text)]))
    _ = pruning.leaveOutAbsentImports(existing: [])
    _ = pruning.next(
      after: [error("A.swift", 2, 14, "cannot find type 'Mapped' in scope")], stage: .declarations)
    let areOwn = pruning.removeStandIns(with: [error(StandIns.fileName, 2, 1, "expected '}'")])
    #expect(areOwn)
  }

  @Test("A reducer that needs a protocol or a macro of a package is refused")
  func undeclarableReducer() {
    for (text, column, message) in [
      ("@Reducer struct Feed: Mapped {}", 23, "cannot find type 'Mapped' in scope"),
      ("@Mapped @Reducer struct Feed {}", 2, "unknown attribute 'Mapped'"),
      ("struct A { @Mapped @Reducer struct Feed {} }", 13, "unknown attribute 'Mapped'"),
    ] {
      var pruning = Pruning(
        SourceSet(files: [.init(name: "A.swift", text: "import Mapping\n" + text)]))
      _ = pruning.leaveOutAbsentImports(existing: [])
      let step = pruning.next(after: [error("A.swift", 2, column, message)], stage: .declarations)
      #expect(step == .refuse, "\(text)")
    }
  }

  @Test("A misspelled attribute is no macro of a package")
  func misspelledAttribute() {
    let text = "import Mapping\n@Observble struct Film {}\n@Reducer struct Feed {}"
    var pruning = Pruning(SourceSet(files: [.init(name: "A.swift", text: text)]))
    _ = pruning.leaveOutAbsentImports(existing: [])
    _ = pruning.next(
      after: [error("A.swift", 2, 2, "unknown attribute 'Observble'")], stage: .declarations)
    #expect(pruning.standIns.isEmpty)
  }

  @Test("An extension of a type that nothing declares goes; one with a typing error is refused")
  func extensions() {
    func step(_ name: String, isFound: Bool = true) -> Pruning.Step {
      let text = "@Reducer struct Feed {}\nstruct Film {}\nextension \(name) { var a: Int { 1 } }"
      var pruning = Pruning(
        SourceSet(files: [.init(name: "A.swift", text: text, isFound: isFound)]))
      return pruning.next(
        after: [error("A.swift", 3, 11, "cannot find type '\(name)' in scope")])
    }
    #expect(step("Springboard") != .refuse)
    #expect(step("DeveloperToolsSupport", isFound: false) != .refuse)
    #expect(step("Springboard", isFound: false) == .refuse)
    #expect(step("Flim") == .refuse)
    #expect(step("Strng") == .refuse)
  }

  @Test("A type that Foundation lacks here is declared without values")
  func unavailable() {
    let text =
      "struct Page { static let formatter = MeasurementFormatter() }\n@Reducer struct Feed {}"
    var pruning = Pruning(SourceSet(files: [.init(name: "A.swift", text: text)]))
    let message =
      "'MeasurementFormatter' is unavailable: Not supported in swift-corelibs-foundation"
    _ = pruning.next(after: [error("A.swift", 1, 38, message)])
    #expect(pruning.standIns.names == ["MeasurementFormatter"])
    #expect(pruning.sources.files[0].text == text)
  }

  @Test("A function with a parameter that has no values stops where the compiler cannot infer more")
  func parameters() {
    let text = """
      struct Client {
        func names(of reply: Reply) -> [String] { return Array(reply.names) }
        func count(_ names: [String]) -> Int { return Array(names) }
      }
      @Reducer struct Feed {}
      """
    var (found, _) = pruning(text, missing: [("Reply", true)], imports: ["Networking"])
    #expect(found.standIns.names == ["Reply"])
    let step = found.next(after: [
      error("A.swift", 3, 57, "missing argument label 'from:' in call")
    ])
    #expect(step != .refuse)
    #expect(
      found.leftOut.last?.line
        == "stops: Reply in Client.names (A.swift:3: Reply is in none of the loaded sources, perhaps in Networking)"
    )
    #expect(found.next(after: [error("A.swift", 4, 49, "cannot convert value")]) == .refuse)
  }

  @Test("The parts of views that use a stand-in are left out, also those without an error")
  func views() {
    let text = """
      struct Cache { var images: ImageCache? }
      struct FeedView: View {
        var body: some View {
          Text("a")
          Other { ImageCache.clear() }
        }
      }
      @Reducer struct Feed { struct State { var n = 0 } }
      """
    var (found, _) = pruning(text, missing: [], imports: ["Kingfisher"])
    _ = found.next(after: [
      .init(
        location: .init(file: "A.swift", line: 2, column: 28),
        text: "cannot find type 'ImageCache' in scope")
    ])
    #expect(found.standIns.names == ["ImageCache"])
    #expect(!found.sources.files[0].text.contains("clear"), "\(found.sources.files[0].text)")
    #expect(found.sources.files[0].text.contains("Text(\"a\")"))
  }

  @Test("A stand-in that does not compile is not tried again")
  func failed() {
    var (found, _) = pruning(
      "struct A { var a: Widget? }\n@Reducer struct Feed {}", missing: [("Widget", true)],
      imports: ["Widgets"])
    #expect(found.standIns.names == ["Widget"])
    let areOwn = found.removeStandIns(with: [
      .init(
        location: .init(file: StandIns.fileName, line: 2, column: 1),
        text: "invalid redeclaration of 'Widget'")
    ])
    #expect(!areOwn)
    #expect(found.standIns.isEmpty && !found.standIns.accepts("Widget"))
    #expect(!found.leftOut.contains { $0.name == "Widget" })
  }

  @Test("A statement that uses `$0` goes with the closure around it")
  func unnamedParameter() {
    let text = """
      @Reducer struct Lab {
        func reduce() {
          let all = [1].map { $0 + CIContext.n }
          print(all)
        }
      }
      """
    let (found, _) = pruning(text, missing: [("CIContext", false)], imports: [])
    #expect(!found.sources.files[0].text.contains("map"), "\(found.sources.files[0].text)")
  }
  @Test("What constrains a type, or is inherited by a protocol, is a protocol without requirements")
  func protocols() {
    let text = """
      protocol Own: Sendable, Target {}
      struct Client<T: Request> { var plugin: any Plugin; var session: Session }
      @Reducer struct Feed { struct State { var n = 0 } }
      """
    let (found, _) = pruning(
      text,
      missing: [("Target", true), ("Request", true), ("Plugin", true), ("Session", true)],
      imports: ["Moya"])
    #expect(
      declarations(found) == [
        "protocol Target {}", "protocol Request {}", "protocol Plugin {}",
        "struct Session: AppleStubs.StandIn, Target, Request, Plugin { private let never: Swift.Never }",
      ])
  }
}
