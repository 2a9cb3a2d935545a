import Testing

@testable import ActionSyntax

enum AmountControl {
  enum Action: Equatable, Sendable { case plusButtonTapped, minusButtonTapped }
}

enum ProductDetailFeature {
  struct State: Equatable, Sendable {
    var productAmount = 0
    var isToggled = false
  }

  enum Action: Equatable, Sendable {
    case amountControl(AmountControl.Action)
    case binding(SampleBinding)
  }
}

/// A binding action like that of the architecture.
struct SampleBinding: Equatable, Sendable, BindingConstructible {
  let name: String
  let flag: Bool

  static var root: Any.Type { ProductDetailFeature.State.self }

  static var bindableFields: [BindableField] { [BindableField(name: "isToggled", type: Bool.self)] }

  static func make(from node: SyntaxNode, by builder: ValueBuilder) throws(InputError) -> Any {
    let parts = try BindingReader(builder, Self.self).parts(of: node)
    let flag = try builder.for(.named(parts.field.name)).value(parts.value, as: Bool.self)
    return SampleBinding(name: parts.field.name, flag: flag)
  }
}

enum Filter: String, Equatable, Sendable, CaseIterable { case all, active, completed }

enum Level: Int, Equatable, Sendable { case low = 1, high = 2 }

struct Money: Equatable, Sendable {
  var amount: Int
  var currency: String?
}

struct Price: Equatable, Sendable {
  var money: Money
  var isFinal: Bool
}

struct Hidden {
  weak var owner: Reference?
}

final class Reference {}

enum TodoAction: Equatable, Sendable { case toggled, renamed(String) }

indirect enum Folder: Equatable, Sendable {
  case empty
  case inside(Folder)
}

enum Anything: Equatable, Sendable {
  case amount(UInt8)
  case tapped
  case setFilter(Filter)
  case setLevel(Level)
  case pair(Int, label: String)
  case todo(id: Int, action: TodoAction)
  case identified(by: UUID)
  case price(Price)
  case detail(ProductDetailFeature.Action)
  case maybe(Int?)
  case folder(Folder)
  case tags([String])
  case nothing(Void)
  case response(Result<Int, SampleFailure>)
  case child(AmountControl.Action?)

  static func == (a: Self, b: Self) -> Bool { "\(a)" == "\(b)" }
}

enum SampleFailure: Error, Equatable, Sendable { case offline }

enum Untypable {
  case object(Reference)
  case function((Int) -> Int)
  case any(Any)
  case hidden(Hidden)
  case fine
}

/// Reads a value of type `T`.
func read<T>(
  _ text: String, as type: T.Type = T.self, hooks: ActionHooks = ActionHooks()
) throws -> T {
  try #require(
    try ActionReader(hooks: hooks).action(text[...], as: T.self) as Any as? T,
    "not of type \(T.self)")
}

/// The rendered error for `text`, or an empty string if it is valid.
func message<T>(
  _ text: String, as type: T.Type, for name: String? = nil, hooks: ActionHooks = ActionHooks()
) -> String {
  do {
    let reader = ActionReader(hooks: hooks)
    _ =
      try name == nil
      ? reader.action(text[...], as: type) : reader.value(text[...], as: type, for: name)
    return ""
  } catch {
    return error.rendered()
  }
}
