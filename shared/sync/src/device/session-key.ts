/**
 * Names a session on this device without its token. Stored data belongs to the session that fetched it. A later token
 * is another session until the server says otherwise.
 */
export function sessionKey(token: string): string {
  // FNV-1a, twice 32 bits: it distinguishes sessions and hides nothing.
  let [one, other] = [0x811c9dc5, 0xc9dc5811]
  for (let at = 0; at < token.length; at += 1) {
    one = Math.imul(one ^ token.charCodeAt(at), 0x01000193)
    other = Math.imul(other ^ token.charCodeAt(token.length - 1 - at), 0x01000193)
  }
  return `${(one >>> 0).toString(16)}-${(other >>> 0).toString(16)}`
}
