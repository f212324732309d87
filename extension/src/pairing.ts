import { browser } from 'wxt/browser'
import { z } from 'zod'

/** The message of the pairing page's script to the background. */
export const paired = z.object({ kind: z.literal('paired'), token: z.string().min(1).max(200) })

export type Paired = z.infer<typeof paired>

/** The server that this browser adds recipes to. */
const pairing = z.object({
  /** Address of the product, ending in a slash. */
  base: z.url(),
  token: z.string(),
})

export type Pairing = z.infer<typeof pairing>

const key = 'pairing'

/** Where the settings of a server make a pairing. */
export const pairingPath = '#/settings/apps/extension'

/** The address of the product whose pairing page this is; null on any other page. */
export function baseOfPairingPage(address: string | undefined): string | null {
  const url = address === undefined ? null : URL.parse(address)
  const isPairingPage = url !== null && /^https?:$/.test(url.protocol) && url.hash.split('?')[0] === pairingPath
  return isPairingPage ? new URL('./', url.origin + url.pathname).href : null
}

/** The permission to speak with a server. Firefox allows no port in it. */
export const permissionFor = (base: string) => {
  const { protocol, hostname } = new URL(base)
  return { origins: [`${protocol}//${hostname}/*`] }
}

/** The stored pairing; null without one. */
export async function readPairing(): Promise<Pairing | null> {
  const stored = await browser.storage.local.get(key)
  return pairing.safeParse(stored[key]).data ?? null
}

/** Gives up the permission for a server. One that the keeper of the browser gave stays. */
export const giveUp = (base: string): Promise<unknown> =>
  browser.permissions.remove(permissionFor(base)).catch(() => false)

/** Ends the stored pairing, and the permission for its server. */
export async function endPairing(): Promise<void> {
  const ended = await readPairing()
  await browser.storage.local.remove(key)
  if (ended) await giveUp(ended.base)
}

/** Stores a pairing. One with another server stays until the member ends it: no page gets recipes in its place. */
export async function storePairing(made: Pairing): Promise<void> {
  const former = await readPairing()
  if (former === null || former.base === made.base) await browser.storage.local.set({ [key]: made })
}
