/** Whether two titles name the same label. Like the server, it ignores case. */
export const sameLabel = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
