// The keys of queries, and what they return. A query can be written; executing it needs a keychain.

public let kSecClass: CFString = "kSecClass"
public let kSecClassGenericPassword: CFString = "kSecClassGenericPassword"
public let kSecClassInternetPassword: CFString = "kSecClassInternetPassword"
public let kSecClassKey: CFString = "kSecClassKey"
public let kSecClassCertificate: CFString = "kSecClassCertificate"
public let kSecClassIdentity: CFString = "kSecClassIdentity"
public let kSecAttrAccount: CFString = "kSecAttrAccount"
public let kSecAttrService: CFString = "kSecAttrService"
public let kSecAttrServer: CFString = "kSecAttrServer"
public let kSecAttrAccessGroup: CFString = "kSecAttrAccessGroup"
public let kSecAttrAccessible: CFString = "kSecAttrAccessible"
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "kSecAttrAccessibleAfterFirstUnlock"
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString =
  "kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly"
public let kSecAttrAccessibleWhenUnlocked: CFString = "kSecAttrAccessibleWhenUnlocked"
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString =
  "kSecAttrAccessibleWhenUnlockedThisDeviceOnly"
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString =
  "kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly"
public let kSecAttrAccessControl: CFString = "kSecAttrAccessControl"
public let kSecAttrGeneric: CFString = "kSecAttrGeneric"
public let kSecAttrLabel: CFString = "kSecAttrLabel"
public let kSecAttrType: CFString = "kSecAttrType"
public let kSecAttrComment: CFString = "kSecAttrComment"
public let kSecAttrDescription: CFString = "kSecAttrDescription"
public let kSecAttrCreationDate: CFString = "kSecAttrCreationDate"
public let kSecAttrModificationDate: CFString = "kSecAttrModificationDate"
public let kSecAttrSynchronizable: CFString = "kSecAttrSynchronizable"
public let kSecAttrSynchronizableAny: CFString = "kSecAttrSynchronizableAny"
public let kSecAttrApplicationTag: CFString = "kSecAttrApplicationTag"
public let kSecAttrKeyType: CFString = "kSecAttrKeyType"
public let kSecAttrKeyTypeRSA: CFString = "kSecAttrKeyTypeRSA"
public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "kSecAttrKeyTypeECSECPrimeRandom"
public let kSecAttrKeySizeInBits: CFString = "kSecAttrKeySizeInBits"
public let kSecReturnData: CFString = "kSecReturnData"
public let kSecReturnAttributes: CFString = "kSecReturnAttributes"
public let kSecReturnRef: CFString = "kSecReturnRef"
public let kSecReturnPersistentRef: CFString = "kSecReturnPersistentRef"
public let kSecValueData: CFString = "kSecValueData"
public let kSecValueRef: CFString = "kSecValueRef"
public let kSecMatchLimit: CFString = "kSecMatchLimit"
public let kSecMatchLimitOne: CFString = "kSecMatchLimitOne"
public let kSecMatchLimitAll: CFString = "kSecMatchLimitAll"
public let kSecUseOperationPrompt: CFString = "kSecUseOperationPrompt"
public let kSecUseAuthenticationContext: CFString = "kSecUseAuthenticationContext"
public let kSecUseAuthenticationUI: CFString = "kSecUseAuthenticationUI"
public let kSecUseDataProtectionKeychain: CFString = "kSecUseDataProtectionKeychain"

public let errSecSuccess: OSStatus = 0
public let noErr: OSStatus = 0
public let errSecItemNotFound: OSStatus = -25300
public let errSecDuplicateItem: OSStatus = -25299
public let errSecAuthFailed: OSStatus = -25293
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecUserCanceled: OSStatus = -128
public let errSecParam: OSStatus = -50
public let errSecDecode: OSStatus = -26275
public let errSecUnimplemented: OSStatus = -4
public let errSecAllocate: OSStatus = -108
public let errSecNotAvailable: OSStatus = -25291
public let errSecMissingEntitlement: OSStatus = -34018
