export interface IdentityProviderTables {
  /** An account at an identity provider that opens an account here; one of each provider. */
  linkedAccounts: {
    id: string
    userId: string
    issuer: string
    /** The id of the person at the issuer. */
    subject: string
    /** The provider's name for the person. */
    label: string
    createdAt: string
    usedAt: string | null
  }
  /** A login that a browser began and did not end yet. */
  providerLogins: {
    /** SHA-256 of the cookie of the browser. */
    id: string
    /** The id of the provider in the settings. */
    provider: string
    /** SHA-256 of the state in the address; null once the provider has answered. */
    state: string | null
    nonce: string
    /** The code verifier of PKCE. */
    verifier: string
    /** The member who links an account; null for a login. */
    userId: string | null
    redirect: string | null
    /** The secret of an invitation. */
    invitation: string | null
    /** The identity that the provider answered, as JSON. */
    identity: string | null
    /** The code of the refusal, where it did not answer one. */
    failure: string | null
    expiresAt: string
  }
}
