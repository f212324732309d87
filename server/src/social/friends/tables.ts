export interface FriendTables {
  /** One direction of a friendship: a row is a request, a row each way makes friends. */
  friendships: {
    userId: string
    friendId: string
    createdAt: string
  }
  /** A request to whoever has an e-mail, whether anybody has it or will. */
  addressRequests: {
    userId: string
    /** Trimmed and lower-cased. */
    email: string
    /** 1: whoever has the e-mail does not want to see it; whoever asked does not learn of that. */
    ignored: 0 | 1
    createdAt: string
  }
}
