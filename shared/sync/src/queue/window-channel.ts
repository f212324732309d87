import type { EventMap } from '@potluck/platform/events'
import * as z from 'zod/mini'

const fact = { reference: z.string(), endpoint: z.string(), scope: z.string(), status: z.int() }

const applied = z.object({ ...fact, answer: z.unknown() })
const refused = z.object({ ...fact, code: z.nullable(z.string()) })

/** A message between windows. Another window may be of another release. */
const event = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('changed') }),
  z.object({ kind: z.literal('applied'), outcome: applied }),
  z.object({ kind: z.literal('refused'), outcome: refused }),
])

export type WindowEvent =
  | { readonly kind: 'changed' }
  | { readonly kind: 'applied'; readonly outcome: EventMap['changes:applied'] }
  | { readonly kind: 'refused'; readonly outcome: EventMap['changes:refused'] }

export interface WindowChannel {
  /** Nothing happens once it is closed: a change may reach the device after its window has ended. */
  post(event: WindowEvent): void
  close(): void
}

/**
 * The channel by which the windows of a member send each other what happened to their changes. Where the browser has none, a
 * window finds out when it reads the device next.
 */
export function openWindowChannel(name: string, receive: (event: WindowEvent) => void): WindowChannel {
  if (!('BroadcastChannel' in globalThis)) return { post() {}, close() {} }
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const parsed = event.safeParse(data)
    if (parsed.success) receive(parsed.data)
  }
  let isClosed = false
  return {
    post(message) {
      if (!isClosed) channel.postMessage(message)
    },
    close() {
      isClosed = true
      channel.close()
    },
  }
}
