import ComposableArchitecture
import Foundation

/// Each action ends the process in another way.
struct Traps: Reducer {
  struct State: Equatable {
    var count = 0
    var items = [1, 2, 3]
    var small: Int8 = 100
  }

  enum Action: Equatable {
    case plus, index, negativeIndex, emptyFirst, unwrap, implicitUnwrap, overflow, underflow
    case conversion, division, remainder, shift, fatal, failedPrecondition, failedAssertion
    case cast, tryBang, unownedReference, exclusivity, duplicateKeys, stringIndex, range
    case nullPointer, abort, objectOverrun, endlessRecursion, mutualRecursion, isolation
    case computedProperty, nestedClosure, sort, killed
  }

  struct Failure: Error {}

  final class Box {
    var value = 1
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      let zero = state.items.count - 3
      switch action {
      case .plus: state.count += 1
      case .index: state.count = state.items[7]  // index
      case .negativeIndex: state.count = state.items[zero - 1]  // negativeIndex
      case .emptyFirst:
        state.items = []
        state.count = state.items.removeFirst()  // emptyFirst
      case .unwrap: state.count = state.items.first { $0 > 5 }!  // unwrap
      case .implicitUnwrap:
        let box: Box! = state.items.isEmpty ? Box() : nil
        state.count = box.value  // implicitUnwrap
      case .overflow: state.small += state.small  // overflow
      case .underflow: state.count = Int(UInt(zero) - 1)  // underflow
      case .conversion: state.small = Int8(state.items.count * 100)  // conversion
      case .division: state.count = 10 / zero  // division
      case .remainder: state.count = 10 % zero  // remainder
      case .shift: state.count = Int(Double.infinity)  // shift
      case .fatal: fatalError("not written yet")  // fatal
      case .failedPrecondition: precondition(zero > 0, "needs an item")  // failedPrecondition
      case .failedAssertion: assertionFailure("not reached")  // failedAssertion
      case .cast: state.count = (state.items as Any) as! Int  // cast
      case .tryBang: try! Self.fail()  // tryBang
      case .unownedReference: state.count = Self.dangling()  // unownedReference
      case .exclusivity: Self.overlap(Box())  // exclusivity
      case .duplicateKeys:
        state.count = Dictionary(uniqueKeysWithValues: [(1, 1), (1, 2)]).count  // duplicateKeys
      case .stringIndex: _ = "abc"[String.Index(utf16Offset: 9, in: "abc")]  // stringIndex
      case .range: for _ in 1...zero {}  // range
      case .nullPointer: state.count = UnsafePointer<Int>(bitPattern: 8)!.pointee  // nullPointer
      case .abort: Foundation.abort()  // abort
      case .objectOverrun: state.count = Array(state.items.prefix(2))[2]  // objectOverrun
      case .endlessRecursion: state.count = Self.deep(0)
      case .mutualRecursion: state.count = Self.even(1)
      case .isolation:
        DispatchQueue.global().async { MainActor.preconditionIsolated() }  // isolation
        sleep(5)
      case .computedProperty: state.count = state.broken
      case .nestedClosure: state.items = [0, 1, 9].map { state.items[$0] }  // nestedClosure
      case .sort: state.items.sort { _, _ in fatalError("no order") }  // sort
      case .killed: kill(getpid(), SIGKILL)
      }
      return .none
    }
  }

  static func fail() throws { throw Failure() }
  static func deep(_ n: Int) -> Int { n == -1 ? 0 : 1 + deep(n + 1) }  // endlessRecursion
  static func even(_ n: Int) -> Int { n == 0 ? 0 : 1 + odd(n + 2) }  // mutualRecursion
  static func odd(_ n: Int) -> Int { n == 0 ? 0 : 1 + even(n + 2) }

  static func dangling() -> Int {
    unowned var box: Box
    do {
      let owner = Box()
      box = owner
    }
    return box.value  // danglingRead
  }

  static func overlap(_ box: Box) {
    func add(_ value: inout Int, _ other: () -> Int) { value += other() }
    add(&box.value) { box.value }  // overlap
  }
}

extension Traps.State {
  var broken: Int { items[items.count] }  // computedProperty
}
