import SwiftReading

/// A change that files undergo before the compiler sees them, whether or not they compile.
///
/// A pass finds its places by tokens, never by searching in the text, and declares them as edits. Lines keep their numbers.
struct SourcePass: Sendable {
  let name: String
  /// Why files need it.
  let reason: String
  /// The edits of each file.
  let edits: @Sendable (SourceSet) -> [[Edit]]

  /// The sources with the edits.
  func applied(to sources: SourceSet) -> SourceSet { sources.applying(edits(sources)) }
}

extension SourceSet {
  /// The sources with the edits of each file.
  func applying(_ edits: [[Edit]]) -> SourceSet {
    var result = self
    for (index, edits) in edits.enumerated() where !edits.isEmpty {
      result.files[index].text = files[index].text.applying(edits)
    }
    return result
  }
}

/// The passes in their order. The compiler sees what the last one returns.
package enum PassTable {
  static let all = [
    SourcePass(
      name: "reducers with an environment",
      reason: "they are values, and a feature of the shell is a type",
      edits: { edits(of: $0, byApp: EnvironmentFeatures.edits) }),
    SourcePass(
      name: "views that own a store",
      reason: "the shell starts such a feature with the state that the view gives its store",
      edits: StoreOwnerExpansion.edits(of:)),
    SourcePass(
      name: "previews", reason: "a macro's arguments cannot use what other macros write",
      edits: PreviewExpansion.edits(of:)),
    SourcePass(
      name: "tests", reason: "the shell runs tests without a testing library",
      edits: TestExpansion.edits(of:)),
    SourcePass(
      name: "conditions of platforms", reason: "a loaded file is a part of an app for iOS",
      edits: { $0.files.map { PlatformConditions.edits(of: $0.text) } }),
    SourcePass(
      name: "names of Objective-C", reason: "Linux has no Objective-C",
      edits: { $0.files.map { ObjectiveCNames.edits(of: $0.text) } }),
    SourcePass(
      name: "constants of models", reason: "the macro of SwiftData makes variables of them",
      edits: { $0.files.map { ModelConstants.edits(of: $0.text) } }),
    SourcePass(
      name: "effects of TCA 0.4x", reason: "effects had a second type, that of their failure",
      edits: { edits(of: $0, byApp: OldEffects.edits) }),
  ]

  /// The sources after all passes.
  package static func apply(to sources: SourceSet) -> SourceSet {
    all.reduce(sources) { $1.applied(to: $0) }
  }

  /// The edits of each file, found app by app: several apps in a folder have the styles of different years.
  private static func edits(
    of sources: SourceSet, byApp edits: (SourceSet) -> [[Edit]]
  ) -> [[Edit]] {
    var all: [[Edit]] = sources.files.map { _ in [] }
    let apps = Dictionary(grouping: sources.files.indices) { sources.files[$0].app }
    for places in apps.values {
      let app = SourceSet(files: places.map { sources.files[$0] }, products: sources.products)
      for (place, edits) in zip(places, edits(app)) { all[place] = edits }
    }
    return all
  }
}
