/// Screens on top of each other, of which the topmost is drawn, with a button that goes back.
///
/// ```swift
/// NavigationStack(path: $path) {
///   List(contacts) { NavigationLink($0.name, value: $0) }
///     .navigationDestination(for: Contact.self) { ContactView(contact: $0) }
/// }
/// ```
public struct NavigationStack<Root: View>: View, PrimitiveView {
  private let root: Root
  private let path: StackPath?

  /// Creates a stack with its root view. The stack keeps the values that links push.
  public init(@ViewBuilder root: () -> Root) { self.init(path: nil, root: root()) }

  /// Creates a stack with a screen for each element of a collection.
  public init<Data>(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
  {
    self.init(path: StackPath(path), root: root())
  }

  /// Creates a stack with a screen for each element of a path.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(path: StackPath(path.elements), root: root())
  }

  /// Creates a stack with the elements of a path of any kind.
  package init(path: StackPath?, root: Root) {
    self.path = path
    self.root = root
  }

  package func nodes(in context: ViewContext) -> [LayoutNode] {
    let inner = context.child("stack")
    let path = path ?? StackPath(inner.kept([AnyHashable]()))
    return [.column(inner.stackNodes(of: root, path: path), .leading, spacing: 0)]
  }
}

/// The older name of ``NavigationStack``.
public typealias NavigationView = NavigationStack

/// The values that are pushed onto a ``NavigationStack``, of any types.
public struct NavigationPath: Equatable {
  fileprivate var elements: [AnyHashable] = []

  public init() {}

  public init(_ elements: some Sequence<some Hashable>) {
    self.elements = elements.map { AnyHashable($0) }
  }

  public var count: Int { elements.count }

  public var isEmpty: Bool { elements.isEmpty }

  public mutating func append(_ value: some Hashable) { elements.append(AnyHashable(value)) }

  public mutating func removeLast(_ count: Int = 1) { elements.removeLast(count) }
}

/// The elements of a navigation stack, and what to do when a link pushes one or a button goes back.
@MainActor
package struct StackPath {
  package struct Element {
    package let id: AnyHashable
    package let value: Any

    package init(id: AnyHashable, value: Any) {
      self.id = id
      self.value = value
    }
  }

  let elements: @MainActor () -> [Element]
  /// The view of an element; nil if the view is looked up among the registered destinations.
  let destination: ((Any) -> any View)?
  let push: @MainActor (Any) -> Void
  /// Removes an element and all above it.
  let pop: @MainActor (Element) -> Void

  package init(
    elements: @escaping @MainActor () -> [Element], destination: ((Any) -> any View)?,
    push: @escaping @MainActor (Any) -> Void, pop: @escaping @MainActor (Element) -> Void
  ) {
    self.elements = elements
    self.destination = destination
    self.push = push
    self.pop = pop
  }

  init<Data>(_ path: Binding<Data>)
  where Data: RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    elements = { path.wrappedValue.enumerated().map { Element(id: $0, value: $1) } }
    destination = nil
    push = { value in
      let element = value as? Data.Element ?? (value as? AnyHashable)?.base as? Data.Element
      if let element { path.wrappedValue.append(element) }
    }
    pop = { element in
      let count = element.id.base as? Int ?? 0
      path.wrappedValue.removeLast(max(path.wrappedValue.count - count, 0))
    }
  }
}

extension ViewContext {
  /// Returns what the topmost screen of a navigation stack draws.
  ///
  /// - Parameters:
  ///   - root: The lowest screen.
  ///   - path: The other screens; `nil` if the stack has only those that views push.
  func stackNodes(of root: some View, path: StackPath?) -> [LayoutNode] {
    let screens = PushedScreens()
    let base = withEnvironment {
      $0.stack = screens
      if let path { $0.push = path.push }
      $0.values.editMode = $0.values.editMode ?? keptEditMode
    }
    var top = StackTop(controls: controls, traversal: traversal, screens: screens)
    top.nodes = ScreenTitle(setBy: base.nodes(of: root)).screen
    top.drawPushed()
    for element in path?.elements() ?? [] {
      let view = path?.destination?(element.value) ?? screens.view(of: element.value)
      guard let path, let view else { continue }
      screens.push(view, id: element.id, in: base) { path.pop(element) }
      top.drawPushed()
    }
    return top.nodes
  }
}

/// Draws the screens of a stack one after the other. Each one covers the one before.
@MainActor
private struct StackTop {
  let controls: ControlCollection
  let traversal: ViewTraversal
  let screens: PushedScreens
  let firstControl: Int
  let firstHandler: Int
  /// What the topmost screen draws.
  var nodes: [LayoutNode] = []

  init(controls: ControlCollection, traversal: ViewTraversal, screens: PushedScreens) {
    self.controls = controls
    self.traversal = traversal
    self.screens = screens
    firstControl = controls.controls.count
    firstHandler = traversal.handlers.count
  }

  /// Draws the screens that views have pushed, and those that these push.
  mutating func drawPushed() {
    var waiting = screens.take()
    while !waiting.isEmpty {
      draw(waiting.removeFirst())
      waiting = screens.take() + waiting
    }
  }

  private mutating func draw(_ screen: PushedScreen) {
    let lower = controls.take(after: firstControl)
    traversal.removeHandlers(after: firstHandler)
    screens.isBackHidden = false
    let back = controls.addButton("Back", screen.close)
    nodes = [back] + ScreenTitle(setBy: screen.context.nodes(of: screen.view)).screen
    if screens.isBackHidden {
      // Only known after the screen was drawn with the button.
      _ = controls.take(after: firstControl)
      _ = screens.take()
      traversal.removeHandlers(after: firstHandler)
      nodes = ScreenTitle(setBy: screen.context.nodes(of: screen.view)).screen
    }
    let title = ScreenTitle(drawnIn: nodes).title
    controls.cover(lower, by: CoveredControl.Cover(kind: "pushed screen", title: title))
  }
}

extension View {
  /// Shows a screen over the navigation stack while an item is not nil. Going back writes nil.
  public func navigationDestination<Item>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> some View
  ) -> some View {
    ModifiedView(content: self) { context, nodes in
      guard let value = item.wrappedValue else { return nodes }
      context.environment.stack?.push(
        destination(value), id: identity(of: value), in: context
      ) { item.wrappedValue = nil }
      return nodes
    }
  }

  /// Shows a screen over the navigation stack while a binding is true. Going back writes false.
  public func navigationDestination(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> some View
  ) -> some View {
    let destination = destination()
    return navigationDestination(item: isPresented.item) { _ in destination }
  }

  /// Sets the screen for the values of a type that links push onto the navigation stack.
  public func navigationDestination<Value: Hashable>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> some View
  ) -> some View {
    navigationDestination { value in
      (value as? Value ?? (value as? AnyHashable)?.base as? Value).map { destination($0) }
    }
  }

  /// Sets the screen for values of any types.
  ///
  /// - Parameter destination: Returns `nil` for a value of another type.
  package func navigationDestination<Screen: View>(
    _ destination: @escaping @MainActor (Any) -> Screen?
  ) -> some View {
    ModifiedView(content: self) { context, nodes in
      context.environment.stack?.register { destination($0) }
      return nodes
    }
  }

  /// Removes the button that goes back from the pushed screen that the view is in.
  public func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> some View {
    ModifiedView(content: self) { context, nodes in
      if isHidden { context.environment.stack?.isBackHidden = true }
      return nodes
    }
  }
}
