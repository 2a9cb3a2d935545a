import AppleStubs

public typealias SystemSoundID = UInt32
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {
  deviceStop("AudioServicesPlaySystemSound")
}
