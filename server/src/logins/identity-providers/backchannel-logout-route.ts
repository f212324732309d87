import { providerId } from '@potluck/api/identity-providers'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Refusal } from '../../machinery/base/refusal.ts'
import { countTry, giveTryBack, paces } from '../../machinery/base/throttle.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { clientAddress } from '../../machinery/web/http/client-address.ts'
import { endProviderSessions } from './end-provider-sessions.ts'
import type { Provider } from './provider.ts'
import { describeFailure } from './provider-failure.ts'

/** Longest form with a token, bytes. */
const maxBytes = 16_000

const path = '/api/users/providers/:provider/backchannel-logout'

const tokenIn = (form: unknown): string => (form instanceof URLSearchParams ? form.getAll('logout_token') : [])[0] ?? ''

/** Ends sessions that a provider says are over, which it calls by itself (OpenID Connect Back-Channel Logout 1.0). */
export function backchannelLogoutRoute(app: FastifyInstance, { database, identityProviders, live }: Services): void {
  async function endSessions(request: FastifyRequest, provider: Provider): Promise<void> {
    const { id } = provider.settings
    const over = await provider.readLogout(tokenIn(request.body))
    // Sent again, it would end sessions that the person has opened since.
    await countTry(database, paces.logoutToken, `${over.issuer} ${over.jti}`)
    for (const session of await endProviderSessions(database, id, over, request))
      live.endSessions({ userId: session.userId, only: session.id })
  }

  // Nothing else here takes a form.
  void app.register(async (scope) => {
    const type = 'application/x-www-form-urlencoded'
    scope.addContentTypeParser(
      type,
      { parseAs: 'string', bodyLimit: maxBytes },
      async (_: unknown, text: string) => new URLSearchParams(text),
    )
    scope.post(path, async (request, reply) => {
      const from = clientAddress(request)
      await countTry(database, paces.backchannelLogout, from)
      const named = z.object({ provider: providerId }).safeParse(request.params).data?.provider ?? ''
      const provider = identityProviders.find(named)
      reply.header('cache-control', 'no-store')
      if (!provider) return reply.code(404).send({ error: 'invalid_request' })
      try {
        await endSessions(request, provider)
      } catch (error) {
        const isUsed = error instanceof Refusal
        request.log.warn(`logout by ${named}: ${isUsed ? 'the token was used before' : describeFailure(error)}`)
        return reply.code(400).send({ error: 'invalid_request' })
      }
      await giveTryBack(database, paces.backchannelLogout, from)
      return reply.send({})
    })
  })
}
