import SwiftReading

extension Modernizer {
  /// The names of the reducers at the top level of a file.
  package static func reducers(in text: String) -> [String] {
    DeclarationReader.file(SourceText(text)).flatMap(\.declarations).filter {
      $0.attribute(named: "Reducer") != nil || $0.inherits("Reducer")
        || $0.inherits("ReducerProtocol")
    }.map(\.name)
  }
}
