/** Messages fetched at a time. */
export const pageSize = 50

/** The question for the newest messages of a conversation. */
export const newestPage = (otherUserId: string) => ({ user: otherUserId, messageLimit: pageSize })
