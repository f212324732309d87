export interface BlockTables {
  /** To whoever is blocked, the owner has no account. */
  blocks: {
    ownerId: string
    /** A person, or one who deleted their account, or nobody. */
    blockedId: string
    createdAt: string
  }
}
