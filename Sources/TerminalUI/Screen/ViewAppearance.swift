/// What a view wants done when it comes up, is there, or goes away: `onAppear`, `task`, `onDisappear`.
package struct ViewAppearance {
  /// Where the view stands.
  let place: ViewPlace
  /// What is to be done.
  package let work: Work

  /// Whether there is something to do as soon as the view has come up.
  package var hasWork: Bool {
    if case .disappear = work { return false }
    return true
  }

  /// What there is to do.
  package enum Work {
    /// Once, when the view comes up.
    case appear(@MainActor () -> Void)
    /// From then on, until it ends or the view goes away.
    case task(@Sendable () async -> Void, file: StaticString, line: UInt)
    /// Once, when the view goes away.
    case disappear(@MainActor () -> Void)
  }
}

/// A view of which somebody hears when it comes up or goes away.
struct AppearingView<Content: View>: View, PrimitiveView {
  let content: Content
  /// What the work depends on: with another one the view has come up anew.
  let id: AnyHashable?
  let work: ViewAppearance.Work

  func nodes(in context: ViewContext) -> [Node] {
    // A step of its own: a view may have several of them.
    let inner = context.at("appearing")
    let place = id.map { inner.at($0).place } ?? inner.place
    context.walk.add(ViewAppearance(place: place, work: work))
    return inner.nodes(of: content)
  }
}

extension View {
  func appearing(_ work: ViewAppearance.Work, id: AnyHashable? = nil) -> AppearingView<Self> {
    AppearingView(content: self, id: id, work: work)
  }
}
