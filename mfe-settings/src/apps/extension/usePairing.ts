import { createApiToken, revokeApiToken } from '@potluck/api/api-tokens'
import type { IdentityProof } from '@potluck/api/identity-proof'
import { pairingRequest } from '@potluck/api/pairing'
import { useCall } from '@potluck/platform/answers'
import { useEffect, useEffectEvent, useState } from 'react'
import { giveToken, isOwn } from './give-token.ts'

/** After so many days a browser is paired anew. */
const days = 365

/**
 * Pairs the extension of this browser, whose button was pressed on this page.
 * @param name of its API token
 * @param onRequest called before the member is asked
 */
export function usePairing(name: string, onRequest: () => void) {
  const make = useCall(createApiToken)
  const revoke = useCall(revokeApiToken, { toast: true })
  const [nonce, setNonce] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<'paired' | 'lost' | null>(null)

  const ask = useEffectEvent((of: string) => {
    onRequest()
    setOutcome(null)
    setNonce(of)
  })
  useEffect(() => {
    function hear(event: MessageEvent) {
      const request = isOwn(event) ? pairingRequest.safeParse(event.data).data : undefined
      if (request !== undefined) ask(request.nonce)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [])

  return {
    /** Whether the extension waits for the member. */
    isAsking: nonce !== null,
    outcome,
    /** Makes a token and gives it to the extension. It is revoked when the extension did not store it. */
    async pair(proof: IdentityProof) {
      if (nonce === null) return
      const { secret, token } = await make.mutateAsync({ body: { name, scopes: ['recipes:read'], days, ...proof } })
      const isStored = await giveToken(nonce, secret)
      if (!isStored) await revoke.mutateAsync({ params: { id: token.id } })
      setOutcome(isStored ? 'paired' : 'lost')
    },
    close: () => setNonce(null),
  }
}
