import { providerId } from '@potluck/api/identity-providers'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { countTry, paces } from '../../machinery/base/throttle.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { clientAddress } from '../../machinery/web/http/client-address.ts'
import { webAddress } from '../../machinery/web/http/web-address.ts'
import { recordEvent } from '../../people/audit/record-event.ts'
import { logFailedLogin } from '../../people/users/failed-login.ts'
import { readLoginCookie } from './login-cookie.ts'
import type { LoginSecrets, Provider } from './provider.ts'
import { describeFailure, failureOf, type ProviderFailure } from './provider-failure.ts'
import { type ProviderResult, storeResult, takeAnswer } from './provider-logins.ts'

/** The address of this server that a provider leads a browser back to; each has its own, so that none answers for another. */
export const callbackAddress = (
  { config }: Pick<Services, 'config'>,
  { settings }: Pick<Provider, 'settings'>,
  request: FastifyRequest,
): string => `${webAddress(config, request)}api/users/providers/${settings.id}/callback`

/**
 * Logs why a login came to nothing; who answers what cannot be trusted is counted by tools such as fail2ban.
 * @param provider its id in the settings
 */
export function logProviderFailure(request: FastifyRequest, provider: string, error: unknown): ProviderFailure {
  const failure = failureOf(error)
  request.log.warn(`login by ${provider}: ${failure}: ${describeFailure(error)}`)
  if (failure === 'provider-invalid') logFailedLogin(request)
  return failure
}

/** The same, and records an answer that cannot be trusted. */
export async function noteProviderFailure(
  { database }: Pick<Services, 'database'>,
  request: FastifyRequest,
  provider: string,
  error: unknown,
): Promise<ProviderFailure> {
  const failure = logProviderFailure(request, provider, error)
  const detail = { provider, failure }
  if (failure === 'provider-invalid')
    await recordEvent(database, { kind: 'login-failed', userId: null, request, detail })
  return failure
}

const stateOf = ({ query }: FastifyRequest): string | undefined =>
  z.object({ state: z.string().max(200) }).safeParse(query).data?.state

const providerOf = ({ params }: FastifyRequest): string =>
  z.object({ provider: providerId }).safeParse(params).data?.provider ?? ''

/** Takes the answers of providers, which browsers bring. */
export function callbackRoute(app: FastifyInstance, services: Services): void {
  const { config, database, identityProviders } = services

  async function identify(request: FastifyRequest, provider: Provider, secrets: LoginSecrets): Promise<ProviderResult> {
    const answered = new URL(callbackAddress(services, provider, request))
    answered.search = request.url.slice(request.url.indexOf('?'))
    try {
      return { identity: await provider.identify(answered, secrets) }
    } catch (error) {
      return { failure: await noteProviderFailure(services, request, provider.settings.id, error) }
    }
  }

  /** Stores what the provider answered, for the browser that asked. Other answers change nothing. */
  async function takeProviderAnswer(request: FastifyRequest, provider: Provider): Promise<void> {
    const [cookie, state] = [readLoginCookie(request), stateOf(request)]
    if (cookie === null || state === undefined) return logFailedLogin(request)
    const secrets = await takeAnswer(database, cookie, provider.settings.id, state)
    if (secrets === null) return logFailedLogin(request)
    await storeResult(database, cookie, await identify(request, provider, secrets))
  }

  app.get('/api/users/providers/:provider/callback', async (request, reply) => {
    await countTry(database, paces.providerLogin, clientAddress(request))
    const provider = identityProviders.find(providerOf(request))
    if (provider) await takeProviderAnswer(request, provider)
    // The page ends the login by the cookie: nothing of it stands in the address.
    return reply.redirect(`${webAddress(config, request)}#/auth/provider`)
  })
}
