import SourceLoading

/// The modules of this project with what Apple's frameworks have, for targets that import one outside of `#if`.
///
/// Each is a product of the architecture's repository. A folder of its own contains a text interface for each of its names, and only the
/// targets that depend on it see the folder, so that `#if canImport(UIKit)` stays false in all others.
enum FrameworkModules {
  /// The frameworks whose contents a module has: `StubUIKit` those of UIKit and WebKit.
  static let names: [String: [String]] = Dictionary(
    grouping: ProvidedModules.frameworks.filter { ![foundationsOwn, "Logging"].contains($0) }
  ) { ProvidedModules.module(ofFramework: $0) ?? $0 }

  /// Its types are in Foundation, so all targets see it that see the views.
  static let foundationsOwn = "CoreGraphics"
}
