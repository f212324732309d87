/** Keys of everything this remote keeps of the server; each begins with the remote's name, for the cache is shared. */
export const queryKeys = {
  friends: ['social', 'friends'],
  person: (how: 'id' | 'email' | 'handle', value: string) => ['social', 'person', how, value],
  handleInfo: (handle: string) => ['social', 'handle-info', handle],
  threads: ['social', 'threads'],
  conversation: (otherUserId: string) => ['social', 'conversation', otherUserId],
  recipes: (search: string) => ['social', 'recipes', search],
} as const
