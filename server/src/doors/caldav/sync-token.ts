/** The token that names a state of a collection. */
export const syncToken = (collectionId: string, mark: number): string => `urn:potluck:${collectionId}:${mark}`

/** The number in a token; null for one of another collection, or none of ours. */
export function markIn(token: string, collectionId: string): number | null {
  const start = `urn:potluck:${collectionId}:`
  const mark = token.startsWith(start) ? token.slice(start.length) : ''
  return /^\d{1,10}$/.test(mark) ? Number(mark) : null
}
