import CSwiftRuntime
import Foundation

/// Counts the blocks of memory on the heap that values own: the storage of texts and collections, instances of classes, and boxes.
///
/// A block has the bytes of its header and of its contents, so that the number is the same on every run; capacity that an array or a
/// text has reserved is not counted. A block that several values share is counted once. What the program contains as a constant is not
/// on the heap.
package struct HeapCount {
  package private(set) var bytes = 0
  /// The types of values whose contents cannot be seen: of them, the block that holds the value is all that is counted.
  package private(set) var unseen: Set<String> = []
  /// The types of values whose bytes are an estimate.
  package private(set) var estimated: Set<String> = []

  private var blocks: Set<UnsafeRawPointer> = []
  /// The contents of boxes and instances, which are not followed by recursion: a list of boxes may be longer than the stack is deep.
  private var waiting: [(type: Any.Type, address: UnsafeRawPointer)] = []
  private var layouts: [ObjectIdentifier: StructLayout?] = [:]

  package init() {}

  package mutating func count<Value>(_ value: Value) {
    withUnsafePointer(to: value) { count(Value.self, at: UnsafeRawPointer($0)) }
  }

  /// - Parameter address: The address of a value of the type, which exists until the function returns.
  mutating func count(_ type: Any.Type, at address: UnsafeRawPointer) {
    visit(type, address)
    while let next = waiting.popLast() { visit(next.type, next.address) }
  }

  /// Adds a block of the heap.
  ///
  /// - Parameter size: The bytes of its header and its contents; `nil` if only the allocator knows how large it is.
  /// - Returns: Whether its contents are still to be counted.
  mutating func add(block: UnsafeRawPointer?, _ size: Int?) -> Bool {
    guard let block, blocks.insert(block).inserted else { return false }
    let given = Int(cswift_heapBytes(block))
    bytes += min(given, size ?? given)
    return true
  }

  /// Adds bytes that are not known exactly.
  mutating func estimate(_ bytes: Int, of type: Any.Type) {
    self.bytes += bytes
    estimated.insert(String(describing: type))
  }

  /// Adds an instance of a class without what its fields own.
  ///
  /// - Returns: Whether it was not counted before.
  package mutating func add(object: AnyObject) -> Bool {
    add(
      block: UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()),
      TypeMetadata(Swift.type(of: object)).instanceSize)
  }
}

extension HeapCount {
  fileprivate mutating func visit(_ type: Any.Type, _ address: UnsafeRawPointer) {
    let metadata = TypeMetadata(type)
    guard metadata.ownsStorage else { return }
    if let owner = type as? any HeapOwner.Type { return visit(owner: owner, address) }
    switch metadata.kind {
    case .tuple:
      for element in TupleLayout.of(type)!.elements {
        visit(element.type, address + element.offset)
      }
    case .struct: visit(fieldsOf: type, address)
    case .enum, .optional: visit(caseOf: metadata, address)
    case .class: add(instance: address.load(as: UnsafeRawPointer?.self))
    case .existential: visit(existential: metadata, address)
    case .function: visit(closure: address)
    case .other: unseen.insert(String(describing: type))
    }
  }

  private mutating func visit(owner type: any HeapOwner.Type, _ address: UnsafeRawPointer) {
    func open<Owner: HeapOwner>(_: Owner.Type, _ count: inout HeapCount) {
      address.assumingMemoryBound(to: Owner.self).pointee.countHeap(&count)
    }
    open(type, &self)
  }

  private mutating func visit(fieldsOf type: Any.Type, _ address: UnsafeRawPointer) {
    let key = ObjectIdentifier(type)
    if layouts[key] == nil { layouts[key] = .some(StructLayout.of(type)) }
    guard let layout = layouts[key]!, !layout.fields.isEmpty else {
      unseen.insert(String(describing: type))
      return
    }
    for field in layout.fields where field.ownsStorage {
      visit(field.type, address + field.offset)
    }
  }

  private mutating func visit(caseOf metadata: TypeMetadata, _ address: UnsafeRawPointer) {
    // The words of an optional function are those of the function.
    if storesUnmovableFunction(metadata.type) { return visit(closure: address) }
    guard let layout = EnumLayout.of(metadata.type), layout.isReadable, metadata.isBitwiseTakable
    else {
      unseen.insert(String(describing: metadata.type))
      return
    }
    layout.withCase(at: address) { tag, payload in
      guard let type = layout.cases[tag].payload else { return }
      guard layout.cases[tag].isIndirect else { return visit(type, payload) }
      add(box: payload - TypeMetadata(type).offsetInBox, of: type)
    }
  }

  private mutating func visit(closure address: UnsafeRawPointer) {
    let context = address.load(fromByteOffset: TypeMetadata.word, as: UnsafeRawPointer?.self)
    guard let context else { return }
    if add(block: context, nil) { unseen.insert("what closures capture") }
  }

  /// Layout: the flags are in the second word. Bit 31 is set unless only classes conform; a number in the bits from 24 on marks
  /// `Error`, whose box has a layout of its own. Other values have three words for the value or the address of its box, followed
  /// by its type.
  private mutating func visit(existential metadata: TypeMetadata, _ address: UnsafeRawPointer) {
    let flags = metadata.address.load(fromByteOffset: TypeMetadata.word, as: UInt32.self)
    let isError = flags >> 24 & 0x3f != 0
    guard metadata.address.load(as: UInt.self) == 0x303, !isError else {
      if isError { _ = add(block: address.load(as: UnsafeRawPointer?.self), nil) }
      unseen.insert(String(describing: metadata.type))
      return
    }
    guard flags & 0x8000_0000 != 0 else {
      return add(instance: address.load(as: UnsafeRawPointer?.self))
    }
    let type = address.load(fromByteOffset: 3 * TypeMetadata.word, as: Any.Type.self)
    guard !TypeMetadata(type).isInlineInExistentials else { return visit(type, address) }
    add(box: address.load(as: UnsafeRawPointer.self), of: type)
  }

  private mutating func add(box: UnsafeRawPointer, of type: Any.Type) {
    let content = TypeMetadata(type)
    guard add(block: box, content.offsetInBox + content.size) else { return }
    waiting.append((type, box + content.offsetInBox))
  }

  private mutating func add(instance: UnsafeRawPointer?) {
    guard let instance else { return }
    let object = Unmanaged<AnyObject>.fromOpaque(instance).takeUnretainedValue()
    guard add(object: object) else { return }
    let type: Any.Type = Swift.type(of: object)
    let name = String(reflecting: type)
    guard !Self.systemModules.contains(String(name.prefix { $0 != "." })) else {
      unseen.insert(String(describing: type))
      return
    }
    let metadata = TypeMetadata(type).address
    for index in 0..<swift_reflectionMirror_recursiveCount(metadata) {
      var field = CSwiftField()
      let found = swift_reflectionMirror_recursiveChildMetadata(metadata, index, &field)
      if let free = field.free { free(field.name) }
      guard field.isStrong, let found else { continue }
      let offset = swift_reflectionMirror_recursiveChildOffset(metadata, index)
      waiting.append((unsafeBitCast(found, to: Any.Type.self), instance + offset))
    }
  }

  private static let systemModules: Set<String> = [
    "Swift", "_Concurrency", "Foundation", "FoundationEssentials", "FoundationNetworking",
    "Dispatch", "Observation",
    "Synchronization",
  ]
}

extension StructLayout.Field {
  /// Whether the field can own something: not if it is a weak or an unowned reference.
  var ownsStorage: Bool { isReadable || storesUnmovableFunction(type) }
}

extension TypeMetadata {
  private var flags: UInt32 { witnesses.load(fromByteOffset: 10 * Self.word, as: UInt32.self) }

  /// Whether copying a value is more than copying its bytes. The flag 0x0001_0000 marks such types.
  fileprivate var ownsStorage: Bool { flags & 0x0001_0000 != 0 }

  /// Whether a value is inside of an existential instead of a box. The flag 0x0002_0000 marks types for which it is not.
  fileprivate var isInlineInExistentials: Bool { flags & 0x0002_0000 == 0 }

  /// The bytes of an instance of a class. Layout: a number of four bytes after the kind, the superclass, the flags, and the place of the
  /// address in the instance.
  fileprivate var instanceSize: Int {
    Int(address.load(fromByteOffset: 3 * Self.word, as: UInt32.self))
  }

  /// The distance of a value from the start of its box: after a header of two words, aligned. The low eight bits of the flags are the
  /// mask of the alignment.
  fileprivate var offsetInBox: Int {
    let mask = Int(flags & 0xff)
    return (2 * Self.word + mask) & ~mask
  }
}

// MARK: Types whose storage is known

/// A type whose values know what they own on the heap.
package protocol HeapOwner {
  func countHeap(_ count: inout HeapCount)
}

/// The bytes of a hash table: its header, a bit for each bucket, and the buckets, a power of two of which at most three quarters are used.
private func tableSize(_ header: Int, _ capacity: Int, _ strides: Int) -> Int {
  var buckets = 2
  while buckets * 3 / 4 < capacity { buckets *= 2 }
  return TypeMetadata.word * (header + (buckets + 63) / 64) + buckets * strides
}

/// The first word of a value: the address of its storage.
private func firstWord<Value>(_ value: Value) -> UnsafeRawPointer? {
  withUnsafeBytes(of: value) { $0.load(as: UnsafeRawPointer?.self) }
}

extension HeapCount {
  fileprivate mutating func add<Element>(
    elements: UnsafeBufferPointer<Element>, in block: UnsafeRawPointer?
  ) {
    let size = 4 * TypeMetadata.word + elements.count * MemoryLayout<Element>.stride
    guard add(block: block, size), TypeMetadata(Element.self).ownsStorage else { return }
    for index in elements.indices { count(Element.self, at: elements.baseAddress! + index) }
  }
}

extension Array: HeapOwner {
  package func countHeap(_ count: inout HeapCount) {
    withUnsafeBufferPointer { count.add(elements: $0, in: firstWord(self)) }
  }
}

extension ContiguousArray: HeapOwner {
  package func countHeap(_ count: inout HeapCount) {
    withUnsafeBufferPointer { count.add(elements: $0, in: firstWord(self)) }
  }
}

extension Dictionary: HeapOwner {
  package func countHeap(_ count: inout HeapCount) {
    let strides = MemoryLayout<Key>.stride + MemoryLayout<Value>.stride
    guard count.add(block: firstWord(self), tableSize(8, capacity, strides)),
      TypeMetadata(Key.self).ownsStorage || TypeMetadata(Value.self).ownsStorage
    else { return }
    for (key, value) in self {
      count.count(key)
      count.count(value)
    }
  }
}

extension Set: HeapOwner {
  package func countHeap(_ count: inout HeapCount) {
    let size = tableSize(7, capacity, MemoryLayout<Element>.stride)
    guard count.add(block: firstWord(self), size), TypeMetadata(Element.self).ownsStorage else {
      return
    }
    for element in self { count.count(element) }
  }
}

extension String: HeapOwner {
  /// Layout: the highest four bits of the second word are 0 if the others are the address of storage on the heap. They are not for
  /// a text of at most 15 bytes inside of the value, and for one in the program.
  package func countHeap(_ count: inout HeapCount) {
    let word = withUnsafeBytes(of: self) {
      $0.load(fromByteOffset: TypeMetadata.word, as: UInt.self)
    }
    guard word >> 60 == 0 else { return }
    // A header of four words, and a byte after the text.
    let size = 4 * TypeMetadata.word + utf8.count + 1
    _ = count.add(block: UnsafeRawPointer(bitPattern: word), size)
  }
}

extension Data: HeapOwner {
  /// At most 14 bytes are inside of the value. The capacity of others is not known.
  package func countHeap(_ count: inout HeapCount) {
    guard self.count > 14 else { return }
    count.estimate(self.count, of: Data.self)
  }
}
