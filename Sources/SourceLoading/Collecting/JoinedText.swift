/// Files from which declarations are removed, and whose members are moved from one type to another.
///
/// Removed text becomes blank, so that lines keep their numbers. A member that is moved follows the others of its new type, after a
/// `#sourceLocation` that says where it was written.
struct JoinedText {
  /// A declaration where it was written.
  struct Place: Equatable {
    let file: Int
    let declaration: SourceOutline.Declaration

    var members: [Place] {
      declaration.members.map { Place(file: file, declaration: $0) }
    }

    fileprivate var start: Position { Position(file: file, offset: declaration.range.lowerBound) }
  }

  fileprivate struct Position: Hashable {
    let file: Int
    let offset: Int
  }

  private let written: [SourceSet.File]
  private let bytes: [[UInt8]]
  private var removed: Set<Position> = []
  private var removedRanges: [[Range<Int>]]
  /// The members that were moved to a type.
  private var added: [Position: [Place]] = [:]
  /// The types that members were moved to, by their files.
  private var owners: [[Place]]

  init(_ files: [SourceSet.File]) {
    written = files
    bytes = files.map { Array($0.text.utf8) }
    removedRanges = files.map { _ in [] }
    owners = files.map { _ in [] }
  }

  mutating func remove(_ place: Place) {
    removed.insert(place.start)
    removedRanges[place.file].append(place.declaration.range)
  }

  /// Removes a member of a type, which may have been moved there.
  mutating func remove(_ member: Place, from type: Place) {
    guard let index = added[type.start]?.firstIndex(of: member) else { return remove(member) }
    added[type.start]?.remove(at: index)
  }

  /// Moves a member to a type. Its old place is to be removed.
  mutating func add(_ member: Place, to type: Place) {
    if added[type.start] == nil { owners[type.file].append(type) }
    added[type.start, default: []].append(member)
  }

  /// The members that a type has now.
  func members(of type: Place) -> [Place] {
    type.members.filter { !removed.contains($0.start) } + added[type.start, default: []]
  }

  /// The words of the lines as they were written, separated by single spaces.
  func lines(of range: Range<Int>, in file: Int) -> [String] {
    guard range.lowerBound < range.upperBound else { return [] }
    return String(decoding: bytes[file][range], as: UTF8.self).split(separator: "\n").map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  var files: [SourceSet.File] {
    written.indices.map { index in
      var file = written[index]
      file.text = String(decoding: text(of: bytes[index].indices, in: index), as: UTF8.self)
      return file
    }
  }

  /// A part of a file with what was removed and added inside it.
  private func text(of range: Range<Int>, in file: Int) -> [UInt8] {
    let removals = removedRanges[file].filter {
      range.lowerBound <= $0.lowerBound && $0.upperBound <= range.upperBound
    }
    .map { (range: $0, type: Place?.none) }
    let insertions = owners[file].compactMap { type in
      type.declaration.bodyRange.map {
        (range: $0.upperBound - 1..<$0.upperBound - 1, type: Place?.some(type))
      }
    }.filter { range.contains($0.range.lowerBound) }
    var result: [UInt8] = []
    var position = range.lowerBound
    for change in (removals + insertions).sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where change.range.lowerBound >= position {
      result += bytes[file][position..<change.range.lowerBound]
      if let type = change.type {
        result += membersAdded(to: type, before: change.range.lowerBound)
      } else {
        result += bytes[file][change.range].map { $0 == .newline ? $0 : .space }
      }
      position = change.range.upperBound
    }
    return result + bytes[file][position..<range.upperBound]
  }

  /// The lines of the members that were moved to a type, up to the brace that ends it.
  private func membersAdded(to type: Place, before end: Int) -> [UInt8] {
    let members = added[type.start, default: []]
    guard !members.isEmpty else { return [] }
    return members.flatMap { member in
      let range = member.declaration.range
      return place(of: range.lowerBound, in: member.file) + text(of: range, in: member.file)
    } + place(of: end, in: type.file)
  }

  /// The beginning of a line whose rest was written elsewhere, at the same column.
  private func place(of offset: Int, in file: Int) -> [UInt8] {
    let before = bytes[file][..<offset]
    let line = before.count { $0 == .newline } + 1
    let column = before.reversed().prefix { $0 != .newline }.count
    let name = written[file].name.debugDescription
    return Array("\n#sourceLocation(file: \(name), line: \(line))\n".utf8)
      + Array(repeating: .space, count: column)
  }
}

extension UInt8 {
  fileprivate static let newline = UInt8(ascii: "\n")
  fileprivate static let space = UInt8(ascii: " ")
}
