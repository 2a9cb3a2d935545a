/// Whether views are being created and their bodies evaluated, rather than anything that views call later.
///
/// Values that belong to a device, such as the size of its screen, have a value here only: it can change a drawing, and never a result.
@MainActor
package enum BodyEvaluation {
  package private(set) static var isRunning = false

  package static func run<R>(_ body: () throws -> R) rethrows -> R {
    let wasRunning = isRunning
    isRunning = true
    defer { isRunning = wasRunning }
    return try body()
  }
}

/// Whether views are being created or drawn, for the values of a view that are left out of loaded sources: there, a value changes only the
/// drawing.
public var _isDrawing: Bool {
  Thread.isMainThread && MainActor.assumeIsolated { BodyEvaluation.isRunning }
}
