import Testing

/// A loaded program runs as written, or it stops, or it is refused.
@Suite("The rule of loading", .serialized)
@MainActor
struct TruthTests {
  @Test("A typing error in an own name after an unknown import is refused")
  func typoAfterUnknownImport() async throws {
    let output = try await WrittenFile.output(
      of: ####"""
        import ComposableArchitecture
        import SharedModels

        enum Prices { static func of(_ item: String) -> Int { 5 } }

        @Reducer
        struct Cart {
          @ObservableState
          struct State: Equatable { var total = 0; var count = 0 }
          enum Action { case addButtonTapped }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .addButtonTapped:
                state.count += 1
                state.total += Price.of("apple")
                return .none
              }
            }
          }
        }
        """####)
    #expect(output.contains("error: cannot find 'Price' in scope"), "\(output)")
    #expect(output.contains("did you mean `Prices`?"), "\(output)")
    #expect(!output.contains(".State("), "\(output)")
  }

  @Test("A typing error in an own name in the value of a field is refused")
  func typoAssignedToState() async throws {
    let output = try await WrittenFile.output(
      of: ####"""
        import ComposableArchitecture
        import SharedModels

        enum Limits { static func check(_ amount: Int) throws {} }

        @Reducer
        struct Bank {
          @ObservableState
          struct State: Equatable { var balance = 100; var message = "" }
          enum Action { case withdraw(Int); case failed }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .withdraw(let amount):
                state.balance = Limit.clamp(state.balance - amount)
                state.message = "done"
                return .none
              case .failed:
                state.message = Messages.failed
                return .none
              }
            }
          }
        }
        """####)
    #expect(output.contains("error: cannot find 'Limit' in scope"), "\(output)")
    #expect(output.contains("did you mean `Limits`?"), "\(output)")
    #expect(!output.contains(".State("), "\(output)")
  }

  @Test("A typing error in an own name after an import of a framework of Apple is refused")
  func typoAfterAppleImport() async throws {
    let output = try await WrittenFile.output(
      of: ####"""
        import ComposableArchitecture
        import PDFKit

        struct UTCClock { static func hour() -> Int { 7 } }

        @Reducer
        struct Meeting {
          @ObservableState
          struct State: Equatable { var hour = 0; var isBooked = false }
          enum Action { case bookButtonTapped }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              state.hour = UTCClok.hour()
              state.isBooked = true
              return .none
            }
          }
        }
        """####)
    #expect(output.contains("error: cannot find 'UTCClok' in scope"), "\(output)")
    #expect(output.contains("did you mean `UTCClock`?"), "\(output)")
    #expect(!output.contains(".State("), "\(output)")
  }

  @Test("A typing error in an own name that begins like a framework's is refused")
  func typoWithApplePrefix() async throws {
    let output = try await WrittenFile.output(
      of: ####"""
        import ComposableArchitecture
        import OSLog

        enum SKUCatalogue { static func price(_ sku: String) -> Int { 5 } }

        @Reducer
        struct Cart {
          @ObservableState
          struct State: Equatable { var total = 0; var taps = 0 }
          enum Action { case addButtonTapped }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .addButtonTapped:
                state.taps += 1
                state.total += SKUCatalog.price("apple")
                return .none
              }
            }
          }
        }
        """####)
    #expect(output.contains("error: cannot find 'SKUCatalog' in scope"), "\(output)")
    #expect(output.contains("did you mean `SKUCatalogue`?"), "\(output)")
    #expect(!output.contains(".State("), "\(output)")
  }

  @Test("A typing error in an own name that begins like UIKit's is refused")
  func typoWithUIPrefix() async throws {
    let output = try await WrittenFile.output(
      of: ####"""
        import ComposableArchitecture
        import SwiftUI

        @Reducer
        struct Cart {
          @ObservableState
          struct State: Equatable { var total = 0 }
          enum Action { case addButtonTapped }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .addButtonTapped:
                UINotifier.shared.play()
                state.total += 1
                return .none
              }
            }
          }
        }
        final class UINotifer { nonisolated(unsafe) static let shared = UINotifer(); func play() {} }
        """####)
    #expect(output.contains("error: cannot find 'UINotifier' in scope"), "\(output)")
    #expect(output.contains("did you mean `UINotifer`?"), "\(output)")
    #expect(!output.contains(".State("), "\(output)")
  }

  @Test("A typing error in an own name in a default value is refused")
  func ownUIName() async throws {
    let output = try await WrittenFile.output(
      of: ####"""
        import ComposableArchitecture

        struct UIState: Equatable { var n = 0 }
        @Reducer
        struct Lab {
          @ObservableState
          struct State: Equatable { var ui = UIStat() }
          enum Action { case tap }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              state.ui.n += 1
              return .none
            }
          }
        }
        """####)
    #expect(output.contains("error: cannot find 'UIStat' in scope"), "\(output)")
    #expect(output.contains("did you mean `UIState`?"), "\(output)")
    #expect(!output.contains(".State("), "\(output)")
  }

  @Test("A string that resembles code stays as it is")
  func stringWithEffect() async throws {
    let outputs = try await WrittenFile.outputs(
      of: ####"""
        import ComposableArchitecture

        @Reducer
        struct Lab {
          @ObservableState
          struct State: Equatable { var title = "" }
          enum Action { case tap }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              state.title = "An Effect<Action, Never> is old"
              return .none
            }
          }
        }
        """####, then: [".tap", "state title"])
    #expect(outputs.last == "\"An Effect<Action, Never> is old\"", "\(outputs)")
  }

  @Test("An own type with a name of the architecture works")
  func nestedEffectType() async throws {
    let outputs = try await WrittenFile.outputs(
      of: ####"""
        import ComposableArchitecture

        enum Game { struct Effect<Target: Equatable, Amount: Equatable>: Equatable { var target: Target; var amount: Amount } }

        @Reducer
        struct Lab {
          @ObservableState
          struct State: Equatable { var last: Game.Effect<String, Int>? }
          enum Action { case tap }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              state.last = Game.Effect(target: "a", amount: 1)
              return .none
            }
          }
        }
        """####, then: [".tap", "state"])
    #expect(outputs.last?.contains("target: \"a\"") == true, "\(outputs)")
  }

  @Test("A state with a quotation mark in a string is found")
  func escapedQuoteInState() async throws {
    let outputs = try await WrittenFile.outputs(
      of: ####"""
        import ComposableArchitecture

        @Reducer
        struct Lab {
          @ObservableState
          struct State: Equatable { var n: Int; var s: String }
          enum Action { case tap }
          var body: some ReducerOf<Self> {
            Reduce { state, action in .none }
          }
        }
        @MainActor func demo() {
          _ = Store(initialState: Lab.State(n: 1, s: "a \" ) , b")) { Lab() }
        }
        """####, then: ["state n"])
    #expect(outputs.last == "1", "\(outputs)")
  }

  @Test("A state in a comment is not used")
  func storeInComment() async throws {
    let outputs = try await WrittenFile.outputs(
      of: ####"""
        import ComposableArchitecture

        @Reducer
        struct Lab {
          @ObservableState
          struct State: Equatable { var title: String; init(title: String) { self.title = title } }
          enum Action { case tap }
          var body: some ReducerOf<Self> {
            // Store(initialState: Lab.State(title: "from a comment"))
            Reduce { state, action in
              state.title += "!"
              return .none
            }
          }
        }
        """####, then: ["state"])
    #expect(!outputs.joined().contains("from a comment"), "\(outputs)")
  }

  @Test("A renamed case in a switch answers with the case, in the words of the file")
  func renamedCase() async throws {
    func counter(_ pattern: String) -> String {
      """
      import ComposableArchitecture
      @Reducer struct Counter {
        @ObservableState struct State: Equatable { var count = 0 }
        @CasePathable enum Action { case incrementButtonTapped, set(Int) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case \(pattern):
              state.count += 1
              return .none
            case .set:
              return .none
            }
          }
        }
      }
      """
    }
    for pattern in [".incremntButtonTapped", ".incrementButton", ".incrementButtonTaped"] {
      let output = try await WrittenFile.output(of: counter(pattern))
      #expect(
        output.contains("'Counter.Action' has no case '\(pattern.dropFirst())'"), "\(output)")
      #expect(output.contains("did you mean `incrementButtonTapped`?"), "\(output)")
      #expect(!output.contains("PartialKeyPath") && !output.contains("Case<"), "\(output)")
    }
  }
}
