import ComposableArchitecture

/// What ``Route`` is, for the functions of collections of routes.
public protocol RouteProtocol {
  associatedtype Screen
  static func push(_ screen: Screen) -> Self
  static func sheet(_: Screen, embedInNavigationView: Bool) -> Self
  static func cover(_: Screen, embedInNavigationView: Bool) -> Self
  var screen: Screen { get set }
  var isPresented: Bool { get }
}

/// The screens of a flow, the first one at the bottom.
public protocol RoutableCollection: RandomAccessCollection
where Element: RouteProtocol, Index == Int {
  mutating func appendRoute(_ route: Element)
  mutating func removeLast(_ count: Int)
}

extension Array: RoutableCollection where Element: RouteProtocol {
  public mutating func appendRoute(_ route: Element) { append(route) }
}

extension IdentifiedArray: RoutableCollection
where Element: RouteProtocol & Identifiable, Element.ID == ID {
  public mutating func appendRoute(_ route: Element) { append(route) }
}

// Forward.
extension RoutableCollection {
  public mutating func push(_ screen: Element.Screen) { appendRoute(.push(screen)) }

  public mutating func presentSheet(
    _ screen: Element.Screen, embedInNavigationView: Bool = false
  ) {
    appendRoute(
      .sheet(screen, embedInNavigationView: embedInNavigationView))
  }

  public mutating func presentSheet(_ screen: Element.Screen, withNavigation: Bool) {
    presentSheet(screen, embedInNavigationView: withNavigation)
  }

  public mutating func presentCover(
    _ screen: Element.Screen, embedInNavigationView: Bool = false
  ) {
    appendRoute(
      .cover(screen, embedInNavigationView: embedInNavigationView))
  }

  public mutating func presentCover(_ screen: Element.Screen, withNavigation: Bool) {
    presentCover(screen, embedInNavigationView: withNavigation)
  }
}

// Back, whatever the style of the screens is.
extension RoutableCollection {
  public mutating func goBack(_ count: Int = 1) {
    assert(count >= 0 && count <= self.count, "there are \(self.count) screens, not \(count)")
    removeLast(count)
  }

  public mutating func goBackTo(index: Int) {
    goBack(count - index - 1)
  }

  public mutating func goBackToRoot() {
    if !isEmpty { goBackTo(index: 0) }
  }

  /// Goes back to the last screen that a condition applies to.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  public mutating func goBackTo(where isWanted: (Element) -> Bool) -> Bool {
    guard let index = lastIndex(where: isWanted) else { return false }
    goBackTo(index: index)
    return true
  }

  @discardableResult
  public mutating func goBackTo(_ screen: Element.Screen) -> Bool
  where Element.Screen: Equatable {
    goBackTo { $0.screen == screen }
  }

  @discardableResult
  public mutating func goBackTo(id: Element.Screen.ID) -> Bool
  where Element.Screen: Identifiable {
    goBackTo { $0.screen.id == id }
  }
}

// Back in the stack of the last screen that covers others.
extension RoutableCollection {
  public mutating func pop(_ count: Int = 1) {
    assert(
      count >= 0 && !suffix(count).contains(where: \.isPresented),
      "only screens that were pushed can be popped")
    goBack(count)
  }

  public mutating func popTo(index: Int) { pop(count - index - 1) }

  public mutating func popToRoot() { popTo(index: 0) }

  public mutating func popToCurrentNavigationRoot() {
    popTo(index: lastIndex(where: \.isPresented) ?? 0)
  }

  @discardableResult
  public mutating func popTo(where isWanted: (Element) -> Bool) -> Bool {
    guard let index = lastIndex(where: isWanted) else { return false }
    popTo(index: index)
    return true
  }

  @discardableResult
  public mutating func popTo(_ screen: Element.Screen) -> Bool where Element.Screen: Equatable {
    popTo { $0.screen == screen }
  }

  @discardableResult
  public mutating func popTo(id: Element.Screen.ID) -> Bool
  where Element.Screen: Identifiable {
    popTo { $0.screen.id == id }
  }
}

// Back beneath the screens that cover others.
extension RoutableCollection {
  public mutating func dismiss(count dismissals: Int = 1) {
    let presented = indices.dropFirst().filter { self[$0].isPresented }
    assert(dismissals >= 0 && dismissals <= presented.count, "nothing is left to dismiss")
    guard dismissals > 0, let index = presented.suffix(dismissals).first else { return }
    goBackTo(index: index - 1)
  }

  public mutating func dismissAll() {
    dismiss(count: dropFirst().count { $0.isPresented })
  }
}

// Back to the last screen of a kind.
extension RoutableCollection {
  @discardableResult
  public mutating func goBackTo<Value>(_ screen: AnyCasePath<Element.Screen, Value>) -> Bool {
    goBackTo { screen.extract(from: $0.screen) != nil }
  }

  @discardableResult
  public mutating func goBackTo<Value>(_ screen: CaseKeyPath<Element.Screen, Value>) -> Bool
  where Element.Screen: CasePathable {
    goBackTo(AnyCasePath(screen))
  }

  @discardableResult
  public mutating func popTo<Value>(_ screen: AnyCasePath<Element.Screen, Value>) -> Bool {
    popTo { screen.extract(from: $0.screen) != nil }
  }

  @discardableResult
  public mutating func popTo<Value>(_ screen: CaseKeyPath<Element.Screen, Value>) -> Bool
  where Element.Screen: CasePathable {
    popTo(AnyCasePath(screen))
  }
}
