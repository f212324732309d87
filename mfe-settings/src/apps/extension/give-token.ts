import { type PairingMessage, pairingDone } from '@potluck/api/pairing'

/** How long the extension may take to store a token, milliseconds. */
const patienceMs = 5_000

/** Says something to the extension's script in this tab, and to no other origin. */
const say = (message: PairingMessage) => window.postMessage(message, location.origin)

/** Whether a message is from this window. */
export const isOwn = ({ source, origin }: MessageEvent): boolean => source === window && origin === location.origin

/**
 * Gives the extension the token that it waits for.
 * @param nonce the one of its request
 * @returns whether the extension stored it
 */
export function giveToken(nonce: string, token: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const timeout = setTimeout(() => end(false), patienceMs)
  function hear(event: MessageEvent) {
    if (isOwn(event) && pairingDone.safeParse(event.data).data?.nonce === nonce) end(true)
  }
  function end(isStored: boolean) {
    clearTimeout(timeout)
    removeEventListener('message', hear)
    resolve(isStored)
  }
  addEventListener('message', hear)
  say({ potluck: 'pairing token', nonce, token })
  return promise
}
