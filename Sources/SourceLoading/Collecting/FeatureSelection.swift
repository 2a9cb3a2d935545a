/// The part of the sources that a feature needs.
///
/// Of the files that were named, all are compiled. Of the files that were found in a folder, only those that the feature needs are: a
/// file with an error that the feature does not use costs nothing.
package struct FeatureSelection: Equatable {
  package private(set) var sources: SourceSet
  /// The feature that reading has chosen; `nil` if the compiled types have to tell.
  package private(set) var reducer: String?
  /// Why it was chosen; `nil` if the line or the sources leave no choice.
  private var reason: FeatureReading.Reason?
  /// The files that the feature does not need, in the order of the sources.
  package private(set) var unneeded: [SourceSet.File] = []

  /// Several features that no other feature of the folder embeds.
  package struct Ambiguity: Error, Equatable { package let names: [String] }

  /// Everything, without a choice.
  package init(all sources: SourceSet) { self.sources = sources }

  /// - Parameters:
  ///   - name: The name that the user typed; `nil` for the root.
  ///   - preferred: As in ``ReducerChoice``.
  /// - Throws: ``Ambiguity``.
  package init(of sources: SourceSet, reducer name: String?, preferred: [[String]])
    throws(Ambiguity)
  {
    self.init(all: sources)
    guard sources.files.contains(where: \.isFound) else { return }
    let readings = sources.files.map(FileReading.init)
    let reading = FeatureReading(readings)
    switch reading.decide(name, preferred: preferred) {
    case .uncertain: return
    case .several(let names): throw Ambiguity(names: names)
    case .one(let chosen, let reason):
      self.reason = reason
      let named = Set(sources.files.indices.filter { !sources.files[$0].isFound })
      let start = reading.start(of: chosen).flatMap { file in
        readings.firstIndex { $0.name == file }
      }
      var closure = SourceClosure(readings)
      var needed = closure.files(for: chosen, from: start, named: named)
      if !ShimPrediction(sources, module: "").createsState(of: chosen),
        !needed.contains(where: { Self.creates(chosen, in: sources.files[$0]) })
      {
        closure = SourceClosure(readings)
        let apps = Set(needed.map { readings[$0].app })
        let starting = Self.starting(chosen, in: readings).filter {
          readings[$0].app == nil || apps.contains(readings[$0].app)
        }
        needed = closure.files(for: chosen, from: start, named: named.union(starting))
      }
      self.sources.files = sources.files.indices.filter(needed.contains).map { sources.files[$0] }
      reducer = chosen
      unneeded = sources.files.indices.filter { !needed.contains($0) }.map { sources.files[$0] }
        .filter { $0.name != AssetCatalogs.fileName && !TuistAssets.isName($0.name) }
    }
  }

  /// Whether a file gives a store an initial state of a reducer, such as in a preview.
  private static func creates(_ reducer: String, in file: SourceSet.File) -> Bool {
    let last = String(reducer.split(separator: ".").last ?? "")
    return InitialStateSource.expressions(in: file.text).contains {
      SourceWords.all(in: $0).isSuperset(of: [last, "State"])
    }
  }

  /// The files that probably create a store of a reducer, such as an app delegate. One of them may have the initial state.
  private static func starting(_ reducer: String, in files: [FileReading]) -> [Int] {
    let last = String(reducer.split(separator: ".").last ?? "")
    return files.indices.filter {
      files[$0].words.contains("initialState") && files[$0].words.contains(last)
        && !files[$0].isTest
    }
  }

  /// The line that says why a feature is loaded; `nil` if no other could be meant.
  ///
  /// - Parameter other: The one that is loaded because the chosen one was left out.
  package func choice(instead other: String? = nil) -> String? {
    guard let reducer else { return nil }
    let cause: String
    switch (other, reason) {
    case (_?, _): cause = "\(reducer) was left out"
    case (nil, .app(let file)?): cause = "\(file) creates its store"
    case (nil, .largest(let count)?): cause = "it embeds the most features (\(count))"
    case (nil, nil): return nil
    }
    return
      "chosen: \(other ?? reducer), because \(cause); to load another feature, add its name to the line"
  }

  /// The line about types that several files of a module declare, which a refusal needs; `nil` if there are none.
  package var repeated: String? {
    var places: [[String]: [String]] = [:]
    for file in sources.files where file.isFound {
      let types = SourceOutline(file.text).declarations.filter { declaration in
        declaration.isType && declaration.keyword != "extension"
          && !declaration.isPrivate
      }
      for name in Set(types.map(\.name)) {
        places[[name, file.module ?? ""], default: []].append(file.name)
      }
    }
    let repeated = places.filter { $0.value.count > 1 }.map { ($0.key[0], $0.value) }
      .sorted { $0.0 < $1.0 }
    guard let first = repeated.first else { return nil }
    let rest = repeated.count > 1 ? " and \(repeated.count - 1) more" : ""
    let files = first.1.joined(separator: ", ")
    return
      "declared more than once: \(first.0) (\(files))\(rest); the files of a module are compiled together"
  }

  /// The line about the files that were not compiled; `nil` if there are none.
  package var notice: String? {
    guard let reducer, !unneeded.isEmpty else { return nil }
    let shown = unneeded.prefix(3).map(\.name).joined(separator: ", ")
    let rest = unneeded.count > 3 ? " and \(unneeded.count - 3) more" : ""
    let files = unneeded.count == 1 ? "1 file" : "\(unneeded.count) files"
    return "not compiled: \(files) that \(reducer) does not need (\(shown)\(rest))"
  }
}
