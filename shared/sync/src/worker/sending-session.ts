import { userDataKey } from '@potluck/platform/user-data'
import * as z from 'zod/mini'

/** Where it is stored; it is wiped with all that belongs to the person. */
export const sendingCache = userDataKey('sending')

const key = 'sending.json'

const sendingSession = z.object({ token: z.string(), apiBase: z.url() })

/** The session that the service worker sends queued changes with: it cannot read the token where a page stores it. */
export type SendingSession = z.infer<typeof sendingSession>

type Place = Pick<CacheStorage, 'open' | 'delete'>

/** @throws when the browser stores nothing for this page */
export async function storeSendingSession(caches: Place, session: SendingSession): Promise<void> {
  await (await caches.open(sendingCache)).put(key, Response.json(session))
}

/** @returns null when nobody is logged in, or nothing waited since */
export async function readSendingSession(caches: Pick<CacheStorage, 'has' | 'open'>): Promise<SendingSession | null> {
  // Opening makes what was wiped anew.
  if (!(await caches.has(sendingCache))) return null
  const stored = await (await caches.open(sendingCache)).match(key)
  return sendingSession.safeParse(await stored?.json()).data ?? null
}

export const forgetSendingSession = (caches: Place): Promise<boolean> => caches.delete(sendingCache)
