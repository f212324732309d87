const ellipsis = '...'
/** The end that is cut off besides the overlong part, so that the result has the wanted length. */
const room = ellipsis.length

/** Cuts a text that is longer than `length` to `length - 3` characters and an ellipsis. Never splits a character. */
export function truncate(text: string, length: number): string {
  const characters = [...text]
  return characters.length <= length ? text : characters.slice(0, Math.max(0, length - room)).join('') + ellipsis
}
