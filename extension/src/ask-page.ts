import { type PairingMessage, pairingToken } from '@potluck/api/pairing'
import { browser } from 'wxt/browser'
import type { Paired } from './pairing.ts'

/** Says something to the page of this tab, and to no other origin. */
const say = (message: PairingMessage) => window.postMessage(message, location.origin)

/** A secret of this press; `crypto.randomUUID` is missing on a server without TLS. */
const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join('')

/** Asks the page on which the button was pressed for a token, and passes the answer on to the background. */
export function askPage(): void {
  const nonce = newNonce()
  addEventListener('message', async function receive({ source, origin, data }) {
    if (source !== window || origin !== location.origin) return
    const given = pairingToken.safeParse(data)
    if (!given.success || given.data.nonce !== nonce) return
    removeEventListener('message', receive)
    const paired: Paired = { kind: 'paired', token: given.data.token }
    await browser.runtime.sendMessage(paired)
    say({ potluck: 'pairing done', nonce })
  })
  say({ potluck: 'pairing request', nonce })
}
