export interface FriendTables {
  /** One direction of a friendship: a row is a request, a row each way makes friends. */
  friendships: {
    userId: string
    friendId: string
    createdAt: string
  }
}
