// One enum of each kind that case paths treat differently.

enum OneCase: Equatable { case only }
enum OneCaseWithPayload: Equatable { case only(String) }
enum Message: Equatable {
  case reset, number(Int), stop, pair(Int, label: String), labelled(id: Int), text(String)
}
enum EmptyPayloads: Equatable {
  case number(Int), plain, nothing(OneCase), never(NoCase)
}
enum NoCase: Equatable {}
enum IndirectCase: Equatable {
  case leaf(Int)
  indirect case node(IndirectCase, IndirectCase)
  indirect case labelled(value: String)
  indirect case empty(OneCase)
}
indirect enum IndirectEnum: Equatable { case end, next(String, IndirectEnum), number(Int) }
enum Generic<A: Equatable, B: Equatable>: Equatable {
  case first(A), second(B), both(A, B), many([A]), nothing
  struct Inner<C: Equatable>: Equatable {
    enum Nested: Equatable { case outer(A), inner(C), nothing }
  }
}
struct Failure: Error, Equatable { var code = 1 }
enum Functions {
  case action(() -> Void), length((String) -> Int), maybe(((Int) -> Int)?)
  case pair(Int, (Int) -> Int), number(Int)
}
enum Objects { case counted(Counted), pair(Counted, Int), weakly(Int), boxed(Box) }
indirect enum Box { case object(Counted), end }
enum Twins: Equatable { case left(Twin), other(Int), right(Twin), plain }
indirect enum BoxedTwins: Equatable { case left(Twin), right(Twin) }
struct Twin: Equatable { var name: String }

/// Calls a function when it is deinitialized.
final class Counted {
  private let ended: () -> Void
  init(ended: @escaping () -> Void) { self.ended = ended }
  deinit { ended() }
}

final class Count { var value = 0 }
