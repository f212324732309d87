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
    /** The assistant that it was granted to (OAuth); null for a token that the member made. */
    clientId: string | null
    /** The end of a grant's present secret. The grant itself lasts until `expiresAt`, and longer with each renewal. */
    accessEndsAt: string | null
    /** SHA-256 of the beginning that all refresh tokens of a grant share. */
    familyDigest: string | null
    /** SHA-256 of the one refresh token that renews a grant. Null while it is renewed. */
    refreshDigest: string | null
  }
}
