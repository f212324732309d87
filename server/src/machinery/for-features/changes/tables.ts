export interface ChangeTables {
  /** Applied changes by reference, so that a change that is sent again is not applied again. */
  appliedChanges: {
    ownerId: string
    reference: string
    /** Digest of the request (`digestOf`). */
    digest: string
    /** The answer as JSON; null only inside the transaction that applies the change. */
    answer: string | null
    appliedAt: string
  }
}
