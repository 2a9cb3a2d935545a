/// The files of a package with its own shell, which `tca new NAME` writes.
package struct PackageTemplate {
  let name: String
  /// Where the manifest finds composable-shell.
  let shell: ShellLocation
  /// Whether the feature is written without macros.
  let isClassic: Bool

  /// - Parameters:
  ///   - name: A name that ``problem(with:)`` accepts.
  ///   - shell: Where the manifest finds composable-shell.
  ///   - isClassic: Whether the feature is written without macros.
  package init(name: String, shell: ShellLocation, isClassic: Bool = false) {
    self.name = name
    self.shell = shell
    self.isClassic = isClassic
  }

  /// Describes what is wrong with a name, or returns `nil` if it is valid.
  package static func problem(with name: String) -> String? {
    let letters = name.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_")
    }
    guard letters, let first = name.first, first.isLetter else {
      return "`\(name)` is not a valid package name: use letters and digits, starting with a letter"
    }
    guard !taken.contains(name) else {
      return "`\(name)` is the name of a module that the package depends on"
    }
    return nil
  }

  private static let taken: Set<String> = [
    "ComposableArchitecture", "ComposableShell", "Counter", "CounterView", "Foundation",
    "ShellCore", "Swift", "SwiftUI", "TerminalUI", "Testing",
  ]

  /// The files, with paths relative to the package's folder.
  package var files: [(path: String, text: String)] {
    [
      ("Package.swift", manifest),
      (".gitignore", ".build/\n"),
      ("Sources/\(name)/Counter.swift", isClassic ? classicFeature : feature),
      ("Sources/\(name)/CounterView.swift", isClassic ? classicView : view),
      ("Sources/\(name)/main.swift", main),
      ("Tests/\(name)Tests/CounterTests.swift", isClassic ? classicTest : test),
      ("Scenarios/counter.md", scenario),
    ]
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2

    \(shell.imports)

    \(shell.declaration)let package = Package(
      name: "\(name)",
      dependencies: [
        .package(name: "composable-shell", path: \(shell.expression))
      ],
      targets: [
        .executableTarget(
          name: "\(name)",
          dependencies: [
            .product(name: "ComposableArchitecture", package: "composable-shell"),
            .product(name: "ComposableShell", package: "composable-shell"),
          ],
          swiftSettings: [.swiftLanguageMode(.v5)],
          // Features loaded from files call code in the program.
          linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]
        ),
        .testTarget(
          name: "\(name)Tests",
          dependencies: ["\(name)"],
          swiftSettings: [.swiftLanguageMode(.v5)]
        ),
      ]
    )

    """
  }

  private var feature: String {
    """
    import ComposableArchitecture

    @Reducer
    struct Counter {
      @ObservableState
      struct State: Equatable {
        var count = 0
      }

      enum Action {
        case minusButtonTapped
        case plusButtonTapped
      }

      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .minusButtonTapped:
            state.count -= 1
            return .none
          case .plusButtonTapped:
            state.count += 1
            return .none
          }
        }
      }
    }

    """
  }

  private var classicFeature: String {
    """
    import ComposableArchitecture

    struct Counter: Reducer {
      struct State: Equatable {
        var count = 0
      }

      enum Action: Equatable {
        case minusButtonTapped
        case plusButtonTapped
      }

      func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .minusButtonTapped: state.count -= 1
        case .plusButtonTapped: state.count += 1
        }
        return .none
      }
    }

    """
  }

  private var view: String {
    """
    import ComposableArchitecture
    import SwiftUI

    struct CounterView: View {
      let store: StoreOf<Counter>

      var body: some View {
        HStack {
          Button("-") { store.send(.minusButtonTapped) }
          Text("\\(store.count)")
          Button("+") { store.send(.plusButtonTapped) }
        }
      }
    }

    """
  }

  private var classicView: String {
    """
    import ComposableArchitecture
    import SwiftUI

    struct CounterView: View {
      let store: StoreOf<Counter>

      var body: some View {
        WithViewStore(store, observe: { $0 }) { viewStore in
          HStack {
            Button("-") { viewStore.send(.minusButtonTapped) }
            Text("\\(viewStore.count)")
            Button("+") { viewStore.send(.plusButtonTapped) }
          }
        }
      }
    }

    """
  }

  private var main: String {
    """
    import ComposableShell

    Shell.main([
      Feature(summary: "a number and two buttons", defaultState: Counter.State()) {
        Counter()
      } view: {
        CounterView(store: $0)
      }
    ])

    """
  }

  private var test: String { test(sending: "\\") }

  private var classicTest: String { test(sending: "") }

  /// - Parameter prefix: A backslash sends the actions by case key path.
  private func test(sending prefix: String) -> String {
    """
    import ComposableArchitecture
    import Testing

    @testable import \(name)

    @MainActor
    struct CounterTests {
      @Test func plusAndMinusButtons() async {
        let store = TestStore(initialState: Counter.State()) { Counter() }
        await store.send(\(prefix).plusButtonTapped) { $0.count = 1 }
        await store.send(\(prefix).minusButtonTapped) { $0.count = 0 }
      }
    }

    """
  }

  private var scenario: String {
    """
    # Counting

    Verify this scenario with `swift run \(name) check Scenarios/counter.md`.

    ```tca
    \(isClassic ? classicTranscript : transcript)
    ```

    """
  }

  private var transcript: String {
    """
    tca> load Counter
    Counter.State(
      _count: 0
    )
    Try: actions   .minusButtonTapped
    Counter> .plusButtonTapped
    received action:
      Counter.Action.plusButtonTapped
      Counter.State(
    -   _count: 0
    +   _count: 1
      )
    """
  }

  private var classicTranscript: String {
    """
    tca> load Counter
    Counter.State(count: 0)
    Try: actions   .minusButtonTapped
    Counter> .plusButtonTapped
    received action:
      Counter.Action.plusButtonTapped
    - Counter.State(count: 0)
    + Counter.State(count: 1)
    """
  }
}
