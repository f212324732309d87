import type { AuditKind } from '@potluck/api/audit'

export interface AuditTables {
  /** The events of accounts and of the server. Its ids refer to nothing: an event outlives its account. */
  auditEvents: {
    id: string
    /** When it happened, of a repeated event the last time. */
    at: string
    kind: AuditKind
    /** Whose account; null for an event of the server, and for a login with an e-mail that nobody has. */
    userId: string | null
    /** The actor; null where nobody was logged in, or where a program of the server acted. */
    actorId: string | null
    /** As `clientAddress` names it. */
    address: string | null
    /** The printable start of what the browser calls itself. */
    userAgent: string | null
    /** JSON; no secret, no name, no e-mail. */
    detail: string | null
    /** How often, in one hour and from one address; failed logins and events of kitchens are counted together. */
    count: number
  }
}
