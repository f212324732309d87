import { proxyProvider } from '@potluck/api/identity-providers'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound, Refusal } from '../../machinery/base/refusal.ts'
import { countTry, paces } from '../../machinery/base/throttle.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { clientAddress } from '../../machinery/web/http/client-address.ts'
import { answerOfProxy } from './answer-of-proxy.ts'
import { callbackAddress, logProviderFailure } from './callback-route.ts'
import { setLoginCookie } from './login-cookie.ts'
import type { LoginSecrets } from './provider.ts'
import type { ProviderFailure } from './provider-failure.ts'
import { beginLogin, type LoginPurpose, loginSeconds, storeResult } from './provider-logins.ts'

const refusals: Readonly<Record<ProviderFailure, string>> = {
  'provider-away': 'the identity provider does not answer',
  'provider-denied': 'the identity provider did not log in anybody',
  'provider-invalid': 'the identity provider answered what cannot be trusted',
}

/** Why a login came to nothing, as the caller is told. */
export const refusalOf = (failure: ProviderFailure): Refusal => new Refusal(failure, refusals[failure])

/** The page that ends a login, of the product whose page called. */
const returnPage = '#/auth/provider'

/** A call, and the answer to it. */
export interface HttpCall {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

async function addressAt(services: Services, request: FastifyRequest, id: string, secrets: LoginSecrets) {
  const provider = services.identityProviders.find(id)
  if (!provider) throw notFound('identity provider')
  return provider
    .loginAddress(secrets, callbackAddress(services, provider, request))
    .catch((error: unknown) => Promise.reject(refusalOf(logProviderFailure(request, id, error))))
}

/**
 * Begins a login in the browser that calls.
 * @returns the address of the provider, or of our own page after the proxy in front has answered
 * @throws {Refusal} `not-found`, `provider-away`
 */
export async function beginAtProvider(
  services: Services,
  call: HttpCall,
  purpose: LoginPurpose,
): Promise<{ readonly address: string }> {
  const { config, database, identityProviders } = services
  identityProviders.named(purpose.provider)
  await countTry(database, paces.providerLogin, clientAddress(call.request))
  const { cookie, ...secrets } = await beginLogin(database, purpose)
  const { proxy } = identityProviders
  const isByProxy = proxy !== null && purpose.provider === proxyProvider
  if (isByProxy) await storeResult(database, cookie, await answerOfProxy(services, proxy, call.request))
  const address = isByProxy ? returnPage : await addressAt(services, call.request, purpose.provider, secrets)
  setLoginCookie(config, call, cookie, loginSeconds)
  return { address }
}
