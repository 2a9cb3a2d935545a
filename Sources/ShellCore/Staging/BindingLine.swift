/// A short form of the line of an action that writes a field: `displayName = "Blob"`.
enum BindingLine {
  /// Returns the short form of `.binding(.set(\\.$displayName, "Blob"))`, including inside the cases of parents; other lines
  /// unchanged.
  static func of(_ line: String) -> String {
    let start = ".binding(.set(\\."
    guard let range = line.firstRange(of: start),
      let comma = line[range.upperBound...].firstRange(of: ", ")
    else { return line }
    let parents = line[..<range.lowerBound]
    let closing = parents.count { $0 == "(" } + 2
    guard line.hasSuffix(String(repeating: ")", count: closing)) else { return line }
    let field = line[range.upperBound..<comma.lowerBound].drop { $0 == "$" || $0 == "_" }
    let value = line[comma.upperBound...].dropLast(closing)
    let path = parents.filter { $0 != "(" }
    return (path.isEmpty || path == ".view" ? "" : "\(path).") + "\(field) = \(value)"
  }
}
