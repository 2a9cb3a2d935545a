/// Holds a view with its title; nothing is pushed onto it here.
public struct NavigationStack<Root: View>: View {
  private let root: Root

  /// The view to begin with.
  public init(@ViewBuilder root: () -> Root) { self.root = root() }

  /// The views, below each other.
  public var body: some View { VStack(alignment: .leading) { root } }
}

/// The older name of ``NavigationStack``.
public typealias NavigationView = NavigationStack
