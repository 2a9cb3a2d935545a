/// A feature that needs only a part of the sources, to load in place of one that takes too long or does not compile.
struct SmallerFeature: Equatable {
  let name: String
  let fileCount: Int
  var files: String { fileCount == 1 ? "1 file" : "\(fileCount) files" }

  /// The number of files that certainly take less time than a load has.
  private static let mostFiles = 60

  /// The feature that needs the fewest files in which something was left out, and of several the one that needs the most files, but not
  /// too many; if possible one whose state can be created. `nil` if there is none.
  ///
  /// - Parameters:
  ///   - others: The other files of the folder.
  ///   - errors: Those whose files it must not need.
  init?(
    of sources: SourceSet, and others: [SourceSet.File] = [],
    without errors: [CompilerMessage] = [], _ leftOut: [LeftOut] = []
  ) {
    let broken = Set(errors.map(\.location.file))
    let sources = SourceSet(files: sources.whole.files + others, products: sources.products)
    let files = sources.files.map(FileReading.init)
    let owners = files.reduce(into: Set<[String]>()) { $0.formUnion($1.stateOwners) }
    let names = files.filter { !$0.isTest }.flatMap(\.reducers).filter {
      owners.contains($0.path)
    }.map(\.name)
    let counts = names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let prediction = ShimPrediction(sources, module: "")
    let start = SourceClosure(files, atMost: Self.mostFiles)
    let avoided = Set(sources.files.indices.filter { broken.contains(sources.files[$0].name) })
    let places = Set(leftOut.map { String($0.reason.prefix { $0 != ":" }) })
    let partial = Set(files.indices.filter { places.contains(files[$0].name) })
    let found = counts.filter { $0.value == 1 }.keys.sorted().map { name in
      var closure = start
      let needed = closure.files(for: name)
      return (
        name: name, count: needed.count, isComplete: prediction.createsState(of: name),
        isBroken: !needed.isDisjoint(with: avoided), risk: needed.intersection(partial).count
      )
    }
    let small = found.filter {
      $0.count <= Self.mostFiles && $0.count < files.count && !$0.isBroken
    }
    let largest = small.max {
      ($0.isComplete ? 1 : 0, $1.risk, $0.count) < ($1.isComplete ? 1 : 0, $0.risk, $1.count)
    }
    guard let largest else { return nil }
    (name, fileCount) = (largest.name, largest.count)
  }
}
