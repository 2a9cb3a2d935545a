import Synchronization

/// Types as `customDump` names them: without the module and without generic arguments.
///
/// The name is the same as ``TypeName/of(_:)``'s but for types that are declared in extensions of
/// another module's types, and for generic types in the arguments of collections. Dumps are
/// compared byte for byte with those of the original library, so they keep its rules.
enum DumpedTypeName {
  /// `Settings.State`, `[Int]`, `Result`.
  static func of(_ type: Any.Type) -> String {
    let key = ObjectIdentifier(type)
    if let known = known.withLock({ $0[key] }) { return known }
    let name = shortened(_typeName(type, qualified: true))
    known.withLock { $0[key] = name }
    return name
  }

  private static let known = Mutex<[ObjectIdentifier: String]>([:])

  private static func shortened(_ qualifiedName: String) -> String {
    var name = Array(qualifiedName.utf8)
    removePrivateContexts(from: &name)
    while abbreviateCollections(in: &name) {}
    removeModules(from: &name)
    removeGenericArguments(from: &name)
    return String(decoding: name, as: UTF8.self)
  }

  /// `App.(unknown context at $1f4).Hidden` -> `App.Hidden`.
  private static func removePrivateContexts(from name: inout [UInt8]) {
    let opening = Array("(unknown context at $".utf8)
    while let start = name.firstRange(of: opening)?.lowerBound,
      let end = name[start...].firstRange(of: Array(").".utf8))?.upperBound
    {
      name.removeSubrange(start..<end)
    }
  }

  /// `Swift.Array<Swift.Int>` -> `[Swift.Int]`. Collections whose arguments hold other generic
  /// types keep their long form.
  private static func abbreviateCollections(in name: inout [UInt8]) -> Bool {
    var didAbbreviate = false
    for collection in CollectionTypeName.all {
      var start = 0
      while let found = name[start...].firstRange(of: collection.opening) {
        start = found.upperBound
        guard found.lowerBound == 0 || !isWord(name[found.lowerBound - 1]),
          let end = name[start...].firstIndex(where: { $0 == .less || $0 == .greater }),
          name[end] == .greater, let short = collection.abbreviate(name[start..<end])
        else { continue }
        name.replaceSubrange(found.lowerBound...end, with: short)
        start = found.lowerBound + short.count
        didAbbreviate = true
      }
    }
    return didAbbreviate
  }

  /// `App.Settings.State` -> `Settings.State`, wherever a path begins.
  private static func removeModules(from name: inout [UInt8]) {
    var short: [UInt8] = []
    var index = 0
    while index < name.count {
      guard isWord(name[index]) else {
        short.append(name[index])
        index += 1
        continue
      }
      let path = name[index...].prefix { isWord($0) || $0 == .dot }
      let module = path.prefix(while: isWord)
      short += path.count > module.count + 1 ? path.dropFirst(module.count + 1) : path
      index = path.endIndex
    }
    name = short
  }

  /// Removes what is between the first `<` and the last `>`.
  private static func removeGenericArguments(from name: inout [UInt8]) {
    guard let start = name.firstIndex(of: .less), let end = name.lastIndex(of: .greater),
      end > start + 1
    else { return }
    name.removeSubrange(start...end)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

/// A collection type with a short name: `[Int]` for `Swift.Array<Swift.Int>`.
private struct CollectionTypeName {
  let opening: [UInt8]
  /// The short name; `nil` if the arguments do not fit.
  let abbreviate: (ArraySlice<UInt8>) -> [UInt8]?

  static let all = [
    CollectionTypeName("Swift.Optional<") { [$0, Array("?".utf8)[...]] },
    CollectionTypeName("Swift.Array<") { [Array("[".utf8)[...], $0, Array("]".utf8)[...]] },
    CollectionTypeName("Swift.Dictionary<") { arguments in
      guard let comma = arguments.firstRange(of: Array(", ".utf8)) else { return nil }
      let (key, value) = (arguments[..<comma.lowerBound], arguments[comma.upperBound...])
      return [Array("[".utf8)[...], key, Array(": ".utf8)[...], value, Array("]".utf8)[...]]
    },
  ]

  private init(
    _ opening: String, abbreviate: @escaping (ArraySlice<UInt8>) -> [ArraySlice<UInt8>]?
  ) {
    self.opening = Array(opening.utf8)
    self.abbreviate = { arguments in
      arguments.isEmpty ? nil : abbreviate(arguments).map { Array($0.joined()) }
    }
  }
}

extension UInt8 {
  fileprivate static let less = UInt8(ascii: "<")
  fileprivate static let greater = UInt8(ascii: ">")
  fileprivate static let dot = UInt8(ascii: ".")
}
