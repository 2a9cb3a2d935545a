// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A table of the values that modifiers without effect take, apart from plain choices: those are in ModifierChoices.swift. They
// are here so that view files compile unchanged, and hold nothing that a terminal could show.

/// A type that an animation changes. Nothing is animated.
public protocol Animatable {}
/// How a view appears. Changes are not animated.
public struct AnyTransition: Sendable {
  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let slide = AnyTransition()
  public static let scale = AnyTransition()
  public static let blurReplace = AnyTransition()
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { Self() }
  public static func move(edge: Edge) -> AnyTransition { Self() }
  public static func push(from edge: Edge) -> AnyTransition { Self() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { Self() }
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { Self() }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
/// A place of a view, which others read. A terminal has none.
public struct Anchor<Value> {
  public struct Source {
    init() {}
  }
}
extension Anchor.Source where Value == CGRect {
  public static var bounds: Self { Self() }
  public static func rect(_ rect: CGRect) -> Self { Self() }
}
extension Anchor.Source where Value == CGPoint {
  public static var center: Self { Self() }
  public static var top: Self { Self() }
  public static var bottom: Self { Self() }
  public static var leading: Self { Self() }
  public static var trailing: Self { Self() }
  public static func point(_ point: CGPoint) -> Self { Self() }
}
/// Where a scroll view is. A terminal shows everything, so it is where the code has put it.
public struct ScrollPosition: Hashable, Sendable {
  public private(set) var edge: Edge?
  public private(set) var point: CGPoint?
  public var isPositionedByUser: Bool { false }
  public init(edge: Edge) { self.edge = edge }
  public init(point: CGPoint) { self.point = point }
  public init<ID: Hashable>(idType: ID.Type = ID.self) {}
  public init(id: some Hashable, anchor: UnitPoint? = nil) {}
  public mutating func scrollTo(edge: Edge) { self = Self(edge: edge) }
  public mutating func scrollTo(point: CGPoint) { self = Self(point: point) }
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
    self = Self(id: id)
  }
}
public enum ButtonBorderShape: Hashable, Sendable {
  case automatic, capsule, roundedRectangle, circle
  public static func roundedRectangle(radius: CGFloat) -> Self { .roundedRectangle }
}
/// How a change of text is drawn.
public enum ContentTransition: Hashable, Sendable {
  case identity, opacity, interpolate
  case numericText(countsDown: Bool = false)
  public static func numericText(value: Double) -> Self { .numericText() }
  public static let symbolEffect = Self.identity
  public static func symbolEffect(_ effect: SymbolEffect) -> Self { .identity }
}
/// A view whose position an effect changes. It is not changed here.
public struct EmptyVisualEffect: Sendable {
  public func opacity(_ opacity: Double) -> Self { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> Self {
    self
  }
  public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
  public func hueRotation(_ angle: Angle) -> Self { self }
  public func grayscale(_ amount: Double) -> Self { self }
}
/// How the inside of a shape is drawn.
public struct FillStyle: Hashable, Sendable {
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  private let character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }
  public static let `return` = KeyEquivalent("\r")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let space = KeyEquivalent(" ")
  public static let tab = KeyEquivalent("\t")
  public static let delete = KeyEquivalent("\u{8}")
  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
}
/// A key that presses a button: the return key, or the escape key.
public struct KeyboardShortcut: Hashable, Sendable {
  public static let defaultAction = KeyboardShortcut()
  public static let cancelAction = KeyboardShortcut()
}
/// Identifiers for views that move between places. They do not move on a terminal.
@propertyWrapper
public struct Namespace: Sendable {
  public struct ID: Hashable, Sendable {}
  public init() {}
  public var wrappedValue: ID { ID() }
}
/// How a pushed screen appears.
public enum NavigationTransition: Sendable {
  case automatic, slide
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self {
    .automatic
  }
}
public struct PageIndexViewStyle: Sendable {
  public enum BackgroundDisplayMode: Hashable, Sendable {
    case automatic, always, interactive, never
  }
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
  public static func page(backgroundDisplayMode: BackgroundDisplayMode = .automatic) -> Self {
    Self()
  }
  public static let page = Self()
}
/// Whether the view below a sheet can be used.
public enum PresentationBackgroundInteraction: Hashable, Sendable {
  case automatic, enabled, disabled
  public static func enabled(upThrough detent: PresentationDetent) -> Self { .enabled }
}
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral name: String) { rawValue = name }
}
/// Where a view is in a scroll view. It is always in the middle.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { self == .identity }
  public var value: Double { 0 }
}
/// Where a search field is on a phone.
public enum SearchFieldPlacement: Hashable, Sendable {
  case automatic, toolbar, sidebar, navigationBarDrawer
  /// When the field in a navigation bar is shown.
  public enum DisplayMode: Hashable, Sendable { case automatic, always }
  public static func navigationBarDrawer(displayMode: DisplayMode) -> Self { .navigationBarDrawer }
}
/// What a phone lets its user feel.
public struct SensoryFeedback: Hashable, Sendable {
  /// The strength of an impact.
  public enum Weight: Hashable, Sendable { case light, medium, heavy }
  public static let success = SensoryFeedback()
  public static let warning = SensoryFeedback()
  public static let error = SensoryFeedback()
  public static let selection = SensoryFeedback()
  public static let impact = SensoryFeedback()
  public static let increase = SensoryFeedback()
  public static let decrease = SensoryFeedback()
  public static let start = SensoryFeedback()
  public static let stop = SensoryFeedback()
  public static func impact(weight: Weight, intensity: Double = 1) -> SensoryFeedback { Self() }
}
public struct ShadowStyle: Hashable, Sendable {
  public static func drop(
    color: Color = .black, radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle { Self() }
  public static func inner(
    color: Color = .black, radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle { Self() }
}
/// How a line is drawn. A terminal draws every line in one way.
public struct StrokeStyle: Hashable, Sendable {
  public enum LineCap: Hashable, Sendable { case butt, round, square }
  public enum LineJoin: Hashable, Sendable { case miter, round, bevel }
  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {}
}
public struct SymbolEffect: Hashable, Sendable {
  public static let bounce = SymbolEffect()
  public static let pulse = SymbolEffect()
  public static let variableColor = SymbolEffect()
  public static let scale = SymbolEffect()
  public static let rotate = SymbolEffect()
  public static let wiggle = SymbolEffect()
  public static let replace = SymbolEffect()
  public var up: SymbolEffect { self }
  public var down: SymbolEffect { self }
  public var byLayer: SymbolEffect { self }
  public var iterative: SymbolEffect { self }
  public var reversing: SymbolEffect { self }
}
public enum TabViewStyleName: Hashable, Sendable {
  /// When the dots of the pages are shown.
  public enum IndexDisplayMode: Hashable, Sendable { case automatic, always, never }
  case automatic, page, sidebarAdaptable
  public static func page(indexDisplayMode: IndexDisplayMode) -> Self { .page }
}
public struct ViewDimensions: Sendable {
  public let width: CGFloat = 0
  public let height: CGFloat = 0
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}
/// The material of a glass effect, which a terminal does not draw.
public struct Glass: Hashable, Sendable {
  public static let regular = Glass()
  public static let clear = Glass()
  public static let identity = Glass()
  public func tint(_ color: Color?) -> Glass { self }
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}
