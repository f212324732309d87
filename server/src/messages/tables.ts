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
  /** How much there is of a conversation: kept by triggers, and no row where there is nothing. */
  threadCounts: { ownerId: string; otherUserId: string; messages: number; unread: number }
  /** Conversations of which their owner is told nothing. */
  mutedThreads: { ownerId: string; otherUserId: string }
  /** Which three letters stand in a row in the messages of a month that is over, once somebody searched them. */
  messageMonths: { ownerId: string; month: string; signs: string }
}
