import type { PasskeyAssertion } from '@potluck/api/identity-proof'
import { startPasskeyLogin } from '@potluck/api/passkeys'
import { askForPasskey, stopAskingForPasskey, supportsPasskeyAutofill } from '@potluck/platform/passkeys'
import { useEffect } from 'react'
import { useShell } from '../../host/ShellContext.tsx'

/** A challenge is valid for five minutes; before that another one is asked for, milliseconds. */
const renewAfter = 4 * 60_000

const idle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 2_000 })
    else setTimeout(resolve, 500)
  })

/**
 * Offers passkeys among what the browser fills into the e-mail field. It begins when the page is at rest. Where it does
 * not work, the form and the button remain.
 * @param use is called with the passkey that somebody chose
 * @param turn another number offers anew
 * @param isAsking whether the browser asks for a passkey, which an offer would end
 */
export function usePasskeyAutofill(
  use: (passkey: PasskeyAssertion) => Promise<void>,
  turn: number,
  isAsking: () => boolean,
): void {
  const { host } = useShell()

  useEffect(() => {
    let isOver = false
    let isOffered = false

    async function offer(): Promise<void> {
      const { data: request } = await host.api.call(startPasskeyLogin, {}, { silent: true })
      if (isOver || isAsking()) return
      const renewal = setTimeout(() => void offer().catch(() => {}), renewAfter)
      isOffered = true
      // The button ends the offer, and its own question must not be renewed away.
      const passkey = await askForPasskey(request, true).finally(() => clearTimeout(renewal))
      isOffered = false
      if (!isOver) await use(passkey)
    }

    async function begin(): Promise<void> {
      await idle()
      if (isOver || !(await supportsPasskeyAutofill()) || isOver) return
      await offer()
    }

    void begin().catch(() => {})
    return () => {
      isOver = true
      if (isOffered) void stopAskingForPasskey().catch(() => {})
    }
  }, [turn])
}
