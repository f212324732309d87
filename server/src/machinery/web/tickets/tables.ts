export interface TicketTables {
  tickets: {
    /** SHA-256 of the ticket, which is stored nowhere. */
    digest: string
    purpose: string
    /** Whose it is; it ends with the session. */
    sessionId: string
    /** The thing that it opens; empty where the purpose has only one. */
    about: string
    expiresAt: string
  }
  /** Addresses of links and calendars that were made with a key of before: they open as long as their link or calendar is there. */
  formerSecrets: {
    /** SHA-256 of the secret. */
    digest: string
    linkId: string | null
    feedId: string | null
  }
}
