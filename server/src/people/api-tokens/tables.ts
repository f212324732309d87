export interface ApiTokenTables {
  apiTokens: {
    id: string
    userId: string
    /** SHA-256 of the secret. */
    digest: string
    name: string
    /** Names of scopes, separated by commas. */
    scopes: string
    createdAt: string
    /** Noted once an hour; null before the first use. */
    usedAt: string | null
    /** Null for a token that never ends. */
    expiresAt: string | null
    /** It stays for a while, so that a program that still sends it is not taken for somebody who guesses. */
    revokedAt: string | null
  }
}
