import ComposableArchitecture

/// A screen, and how it appears above the one before it.
///
/// Loaded files import it as `FlowStacks` or with `TCACoordinators`.
public enum Route<Screen> {
  case push(Screen)
  case sheet(Screen, embedInNavigationView: Bool = false)
  case cover(Screen, embedInNavigationView: Bool = false)

  /// The first screen, which nothing presents, so that its style has no meaning.
  public static func root(_ screen: Screen, embedInNavigationView: Bool = false) -> Route {
    .sheet(screen, embedInNavigationView: embedInNavigationView)
  }

  public static func root(_ screen: Screen, withNavigation: Bool) -> Route {
    .root(screen, embedInNavigationView: withNavigation)
  }

  public static func sheet(_ screen: Screen, withNavigation: Bool) -> Route {
    .sheet(screen, embedInNavigationView: withNavigation)
  }

  public static func cover(_ screen: Screen, withNavigation: Bool) -> Route {
    .cover(screen, embedInNavigationView: withNavigation)
  }

  public var screen: Screen {
    get {
      switch self {
      case .push(let screen), .sheet(let screen, _), .cover(let screen, _): screen
      }
    }
    set {
      switch self {
      case .push: self = .push(newValue)
      case .sheet(_, let isEmbedded):
        self = .sheet(newValue, embedInNavigationView: isEmbedded)
      case .cover(_, let isEmbedded):
        self = .cover(newValue, embedInNavigationView: isEmbedded)
      }
    }
  }

  public var embedInNavigationView: Bool {
    switch self {
    case .push: false
    case .sheet(_, let isEmbedded), .cover(_, let isEmbedded): isEmbedded
    }
  }

  public var withNavigation: Bool { embedInNavigationView }

  /// Whether the screen covers the one before it, as opposed to following it in a stack.
  public var isPresented: Bool { if case .push = self { false } else { true } }

  public func map<Other>(_ transform: (Screen) -> Other) -> Route<Other> {
    switch self {
    case .push(let screen): .push(transform(screen))
    case .sheet(let screen, let isEmbedded):
      .sheet(transform(screen), embedInNavigationView: isEmbedded)
    case .cover(let screen, let isEmbedded):
      .cover(transform(screen), embedInNavigationView: isEmbedded)
    }
  }
}

extension Route: Equatable where Screen: Equatable {}

extension Route: Identifiable where Screen: Identifiable {
  public var id: Screen.ID { screen.id }
}

extension Route: RouteProtocol {}
