/// A class that a view reads and that tells before it changes.
///
/// ```swift
/// final class AppState: ObservableObject {
///   @Published var account = Account()
/// }
/// ```
///
/// Whoever listens hears synchronously, before the new value stands. Fields marked ``Published`` do the telling.
public protocol ObservableObject: AnyObject {
  /// Tells before the object changes.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// What the object's ``Published`` fields tell; without such a field nobody ever hears of anything.
  public var objectWillChange: ObservableObjectPublisher {
    let fields = publishedFields
    let publisher = fields.lazy.compactMap(\.publisher).first ?? ObservableObjectPublisher()
    for field in fields where field.publisher == nil { field.publisher = publisher }
    return publisher
  }

  private var publishedFields: [any PublishedField] {
    sequence(first: Mirror(reflecting: self), next: \.superclassMirror)
      .flatMap(\.children)
      .compactMap { ($0.value as? any PublishedWrapper)?.field }
  }
}
