export interface AssistantTables {
  /** Programs that registered: anybody may. */
  assistantClients: {
    id: string
    /** The name that it gives itself. */
    name: string
    /** Addresses, separated by spaces. */
    redirects: string
    createdAt: string
  }
  /** Requests of assistants to members; an allowed one is the code that is exchanged for a grant. */
  assistantRequests: {
    /** SHA-256 of the id of the request, and of the code once it is allowed. */
    digest: string
    clientId: string
    redirect: string
    state: string | null
    /** SHA-256 of a secret of the assistant, as PKCE writes it. */
    challenge: string
    /** Names of scopes, separated by commas. */
    scopes: string
    expiresAt: string
    /** The member that allowed it; null until then. */
    userId: string | null
    /** The grant that it becomes; null until it is allowed. */
    tokenId: string | null
    /** When the code was exchanged: another time, it ends the grant. */
    usedAt: string | null
  }
}
