/**
 * Tells sessions apart in error reports without giving any away: 12 hex digits of the token's SHA-256.
 * @returns null for a guest, and on origins that are not secure, where the browser does not hash
 */
export async function tokenFingerprint(token: string | null): Promise<string | null> {
  if (token === null || !globalThis.crypto?.subtle) return null
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(hash).slice(0, 6), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
