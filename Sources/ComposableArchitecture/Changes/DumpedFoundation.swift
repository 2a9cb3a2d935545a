/// Texts for values of Foundation and the standard library whose fields are internal, and differ from run to run.
///
/// The original library shows such values with names that only Apple's runtime knows, or with addresses.
enum DumpedFoundation {
  /// Whether values of a type have a text of their own.
  static func describes(type: Any.Type) -> Bool {
    type == Duration.self || type == CharacterSet.self || type is AnyKeyPath.Type
  }

  /// Whether a value, or what an optional contains, has a text of its own.
  static func describes(_ value: Any) -> Bool {
    value is Duration || value is CharacterSet || value is AnyKeyPath
  }

  /// The text of a value; `nil` if the value has none of its own.
  static func text(of value: Any) -> String? {
    switch value {
    case let duration as Duration: DumpedDuration(duration).text
    case let characters as CharacterSet: members(of: characters)
    case let keyPath as AnyKeyPath: path(of: keyPath)
    default: nil
    }
  }

  /// `\String.<computed (Int)>`: the address of a computed property is left out.
  private static func path(of keyPath: AnyKeyPath) -> String {
    let computed = "<computed "
    var parts = keyPath.debugDescription.components(separatedBy: computed)
    for index in parts.indices.dropFirst() {
      guard parts[index].hasPrefix("0x"), let space = parts[index].firstIndex(of: " ") else {
        continue
      }
      parts[index].removeSubrange(...space)
    }
    return parts.joined(separator: computed)
  }

  /// `CharacterSet("abc")`, or the number of characters if there are many.
  private static func members(of characters: CharacterSet) -> String {
    let bitmap = characters.bitmapRepresentation
    let count = planes(in: bitmap).joined().reduce(0) { $0 + $1.nonzeroBitCount }
    guard count <= 64 else {
      return "CharacterSet(\(DumpedDuration.grouped(UInt128(count))) characters)"
    }
    var members = String.UnicodeScalarView()
    for plane in UInt32(0)...16 where characters.hasMember(inPlane: UInt8(plane)) {
      let scalars = (plane << 16..<(plane + 1) << 16).lazy.compactMap(Unicode.Scalar.init)
      members.append(contentsOf: scalars.filter(characters.contains))
    }
    return "CharacterSet(\(String(members).debugDescription))"
  }

  /// The bits of the first plane, and of each other one after a byte with its number.
  private static func planes(in bitmap: Data) -> [Data] {
    let size = 8192
    return [bitmap.prefix(size)]
      + stride(from: size + 1, to: bitmap.count, by: size + 1).map {
        bitmap.dropFirst($0).prefix(size)
      }
  }
}
