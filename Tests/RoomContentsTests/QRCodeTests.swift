import Testing

@testable import RoomContents

/// The expected codes were written by other encoders: the picture by qrcode 8, the hashes by segno 1.6.6. They weigh masks differently, so
/// each test names the mask. (segno fills the rest of a short code in another way, so its codes are full.)
@Suite("QR codes")
struct QRCodeTests {
  @Test
  func ofAnAddress() throws {
    let address = "http://127.0.0.1:40123/hGk3_pQ7-sTuV9xZ"
    let code = try #require(QRCode(address, masks: 2..<3))
    #expect(
      picture(code) == """
        #######...#..##..###..#######
        #.....#..###...#.#..#.#.....#
        #.###.#.#####.#.#..#..#.###.#
        #.###.#.##.#######..#.#.###.#
        #.###.#.#.##.#######..#.###.#
        #.....#.###.#..##.#...#.....#
        #######.#.#.#.#.#.#.#.#######
        ........###....##.##.........
        #.#####..#..#.###...#.#####..
        ...##......#.##.#.##.##.#...#
        ....###.##.###.#.#..#.#.#....
        .###.#...#.#...##....##.#..#.
        ..#..##.....#..###..##.#.##..
        ..##.#....##.#.#####..#.#.#.#
        ......##..##.######..#....#..
        ###.#..#.#####.......#.#...#.
        ##.#..##.#..#.#####.##....#..
        ##.#...##.##....#..#.##.###.#
        #..##.#.#..##..####...##.##..
        #.####.####...###...#####..#.
        #.#..###.##.#.......#####.###
        ........#.#..##..#.##...#####
        #######...########.##.#.###..
        #.....#.#.####..#...#...#...#
        #.###.#.##....####..#######..
        #.###.#.######......##.#...##
        #.###.#.#...##.##.#.#.#.##.#.
        #.....#...##.#.#..####.....#.
        #######.##.######.......###..
        """)
  }

  @Test(
    "The largest content of each version, by a hash of the modules",
    arguments: [
      (1, 14, 0x39716c1d579a3b77 as UInt64),
      (2, 26, 0x8edfdb73eedd50f9 as UInt64),
      (3, 42, 0xd05596a099713541 as UInt64),
      (4, 62, 0xf5ab56c62c0c2211 as UInt64),
      (5, 84, 0x1ed7dedca4154898 as UInt64),
      (6, 106, 0x5bc9020517dde4ff as UInt64),
      (7, 122, 0xabceadfb1db2d4a3 as UInt64),
      (8, 152, 0x9baefa319fffabc1 as UInt64),
      (9, 180, 0xcfe01a73c5418632 as UInt64),
      (10, 213, 0x415024ad5195b851 as UInt64),
    ])
  func versions(_ version: Int, _ count: Int, _ expected: UInt64) throws {
    let text = String(repeating: "0123456789abcdefghijklmnopqrstuvwxyz", count: 6).prefix(count)
    let mask = version % 8
    let code = try #require(QRCode(String(text), masks: mask..<mask + 1))
    #expect(code.rows.count == version * 4 + 17)
    let hash = code.rows.joined().reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ ($1 ? 1 : 0)) &* 0x100_0000_01B3
    }
    #expect(hash == expected)
  }

  @Test("The mask with the smallest penalty is chosen")
  func mask() throws {
    let codes = (0..<8).compactMap { QRCode("tca", masks: $0..<$0 + 1) }
    #expect(Set(codes.map(picture)).count == 8)
    #expect(codes.contains(try #require(QRCode("tca"))))
  }

  @Test("A text of more than 213 bytes has no code")
  func tooLong() {
    #expect(QRCode(String(repeating: "a", count: 213)) != nil)
    #expect(QRCode(String(repeating: "a", count: 214)) == nil)
  }

  @Test("A terminal shows two rows of modules per line, with a light margin")
  func text() throws {
    let lines = try #require(QRCode("tca")).text
    #expect(lines.count == 13)
    #expect(lines.allSatisfy { $0.count == 25 })
    #expect(lines[0] == String(repeating: "█", count: 25))
    #expect(lines[1].hasPrefix("██ ▄▄▄▄▄ █"))
  }

  private func picture(_ code: QRCode) -> String {
    code.rows.map { String($0.map { $0 ? "#" : "." }) }.joined(separator: "\n")
  }
}
