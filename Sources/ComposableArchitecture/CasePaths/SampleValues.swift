// Samples of types that consist of classes or are closed. A path whose case is shared by several payloads of one
// type embeds one to learn its case.

extension UUID: SampleProviding {
  package static var sampleValue: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}

extension Date: SampleProviding {
  package static var sampleValue: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

extension Data: SampleProviding { package static var sampleValue: Data { Data() } }
extension Decimal: SampleProviding { package static var sampleValue: Decimal { 0 } }

extension URL: SampleProviding {
  package static var sampleValue: URL { URL(fileURLWithPath: "/") }
}
