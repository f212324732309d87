export interface CredentialTables {
  passkeys: {
    id: string
    userId: string
    /** As the authenticator chose it, base64url. */
    credentialId: string
    /** COSE, base64url. */
    publicKey: string
    /** How often its authenticator says that it was used; 0 where it does not count. */
    counter: number
    /** JSON: how browsers reach the authenticator. */
    transports: string
    name: string
    createdAt: string
    usedAt: string | null
  }
  /** The challenge that a passkey signs, once. */
  passkeyChallenges: {
    /** SHA-256 of the challenge. */
    id: string
    purpose: 'login' | 'proof' | 'add'
    /** The session that asked; null for a login. */
    sessionId: string | null
    expiresAt: string
  }
  /** Keys of authenticator apps (TOTP). */
  secondFactors: {
    userId: string
    /** Base32. Not encrypted: the server needs it, and a key beside it would protect nothing. */
    secret: string
    createdAt: string
    /** Null until a code of it was sent: logins do not ask for it. */
    confirmedAt: string | null
    /** The 30 seconds of the last accepted code, counted since 1970: no code is accepted twice. */
    lastStep: number
  }
  recoveryCodes: {
    userId: string
    /** SHA-256 of the code. */
    digest: string
  }
}
