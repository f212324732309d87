import type { EventMap } from '@potluck/platform/events'
import * as z from 'zod/mini'

const fact = { reference: z.string(), endpoint: z.string(), scope: z.string(), status: z.int() }

const applied = z.object({ ...fact, answer: z.unknown() })
const refused = z.object({ ...fact, code: z.nullable(z.string()) })

/** What windows tell each other. Another window may be of another release. */
const news = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('changed') }),
  z.object({ kind: z.literal('applied'), outcome: applied }),
  z.object({ kind: z.literal('refused'), outcome: refused }),
])

export type ChangeNews =
  | { readonly kind: 'changed' }
  | { readonly kind: 'applied'; readonly outcome: EventMap['changes:applied'] }
  | { readonly kind: 'refused'; readonly outcome: EventMap['changes:refused'] }

export interface Windows {
  tell(news: ChangeNews): void
  close(): void
}

/**
 * Tells the other windows of this person what happened to their changes, and hears it from them. Where the browser has
 * no channel for it, they find out when they look next.
 */
export function betweenWindows(name: string, hear: (news: ChangeNews) => void): Windows {
  if (!('BroadcastChannel' in globalThis)) return { tell() {}, close() {} }
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const parsed = news.safeParse(data)
    if (parsed.success) hear(parsed.data)
  }
  return { tell: (message) => channel.postMessage(message), close: () => channel.close() }
}
