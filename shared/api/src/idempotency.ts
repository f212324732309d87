/** Names a change in a request's headers: the server applies an endpoint that is `idempotent` at most once per reference. */
export const referenceHeader = 'idempotency-key'

/**
 * For this number of days after a change was first sent it may be sent again under its reference. The server remembers
 * references longer.
 */
export const referenceDays = 30
