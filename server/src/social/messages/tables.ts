export interface MessageTables {
  /**
   * A message is two rows under the same id, one of its sender and one of its recipient, written in one statement. Each may
   * delete the recipe in it, and only one has read it. Keys begin with the owner, so that tables can be partitioned by owner.
   */
  messages: {
    ownerId: string
    id: string
    /** A person, or one who deleted their account. */
    otherUserId: string
    /** 1 with the sender, 0 with the recipient. */
    sent: 0 | 1
    body: string
    /** The owner's recipe: what the sender attached, or the recipient's copy. It may have been deleted since. */
    recipeId: string | null
    createdAt: string
    /** 1 with the recipient until it was read. */
    unread: 0 | 1
  }
  /** The size of a conversation, updated by triggers; an empty one has no row. */
  threadCounts: { ownerId: string; otherUserId: string; messages: number; unread: number }
  /** Conversations that their owner muted. */
  mutedThreads: { ownerId: string; otherUserId: string }
  /** Neither read nor written: the next version drops it, when no server runs that reads it. */
  messageMonths: { ownerId: string; month: string; signs: string }
}
