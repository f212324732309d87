import * as contract from '@potluck/api/identity-providers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound, Refusal } from '../../machinery/base/refusal.ts'
import { countTry, paces } from '../../machinery/base/throttle.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { clientAddress } from '../../machinery/web/http/client-address.ts'
import { route } from '../../machinery/web/http/route.ts'
import { recordEvent } from '../../people/audit/record-event.ts'
import { accountMail } from '../../people/users/account-mail.ts'
import { knownDevice } from '../../people/users/known-devices.ts'
import { proveIdentity } from '../../people/users/prove-identity.ts'
import { hasLoggedIn, isDisabled, readEmail } from '../../people/users/store.ts'
import { sessionOf } from '../sessions/session-of.ts'
import { accountDisabled } from '../sessions/store.ts'
import { accountOfIdentity, followProvider } from './account-of-identity.ts'
import { backchannelLogoutRoute } from './backchannel-logout-route.ts'
import { callbackAddress, callbackRoute, logProviderFailure } from './callback-route.ts'
import type { Identity } from './identity.ts'
import { linkAccount, listLinkedAccounts, unlinkAccount } from './linked-accounts.ts'
import { readLoginCookie, setLoginCookie } from './login-cookie.ts'
import type { Provider } from './provider.ts'
import type { ProviderFailure } from './provider-failure.ts'
import { beginLogin, endLogin, type LoginPurpose, loginSeconds } from './provider-logins.ts'

const refusals: Readonly<Record<ProviderFailure, string>> = {
  'provider-away': 'the identity provider does not answer',
  'provider-denied': 'the identity provider did not log in anybody',
  'provider-invalid': 'the identity provider answered what cannot be trusted',
}

const refusalOf = (failure: ProviderFailure): Refusal => new Refusal(failure, refusals[failure])

interface HttpCall {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Logging in by identity providers (OpenID Connect), and linking accounts there. */
export function identityProviderRoutes(app: FastifyInstance, services: Services): void {
  const { config, database, identityProviders } = services
  const mail = accountMail(services)
  app.addHook('onClose', () => identityProviders.close())

  function providerOf(id: string): Provider {
    const provider = identityProviders.find(id)
    if (!provider) throw notFound('identity provider')
    return provider
  }

  /** Begins a login in the browser that calls. @returns where it goes next */
  async function begin(call: HttpCall, purpose: LoginPurpose): Promise<{ readonly address: string }> {
    const provider = providerOf(purpose.provider)
    await countTry(database, paces.providerLogin, clientAddress(call.request))
    const { cookie, ...secrets } = await beginLogin(database, purpose)
    const address = await provider
      .loginAddress(secrets, callbackAddress(services, provider, call.request))
      .catch((error: unknown) => Promise.reject(refusalOf(logProviderFailure(call.request, provider, error))))
    setLoginCookie(config, call, cookie, loginSeconds)
    return { address }
  }

  route(app, contract.startProviderLogin, ({ params, body: { redirect = null, invitation = null }, request, reply }) =>
    begin({ request, reply }, { provider: params.provider, userId: null, redirect, invitation }),
  )

  route(app, contract.startLinking, async ({ params, member, body, request, reply }) => {
    providerOf(params.provider)
    await proveIdentity(services, member, body, request)
    const { redirect = null } = body
    return begin({ request, reply }, { provider: params.provider, userId: member.id, redirect, invitation: null })
  })

  callbackRoute(app, services)
  backchannelLogoutRoute(app, services)

  /** The account that was logged in to; what the provider says of it is so from now on. */
  async function logIn(call: HttpCall, { provider, invitation }: LoginPurpose, identity: Identity) {
    const { request } = call
    const { settings } = providerOf(provider)
    const userId = await accountOfIdentity(services, identity, { settings, invitation, request })
    if (await isDisabled(database, userId)) {
      await recordEvent(database, { kind: 'login-failed', userId, actorId: null, request, detail: { provider } })
      throw accountDisabled()
    }
    const isNewDevice =
      (await hasLoggedIn(database, userId)) &&
      (await knownDevice(database, request, await readEmail(database, userId))) === null
    if (await followProvider(database, userId, identity, provider))
      request.log.warn('an identity provider says that the last admin is none: they stay one')
    await recordEvent(database, { kind: 'login', userId, request, detail: { provider } })
    if (isNewDevice) mail.tellNewDevice(userId, request)
    return sessionOf(services, userId, call, { provider: { id: provider, sid: identity.sid } })
  }

  route(app, contract.finishProviderLogin, async ({ member, request, reply }) => {
    await countTry(database, paces.providerLogin, clientAddress(request))
    const cookie = readLoginCookie(request)
    const login = cookie === null ? null : await endLogin(database, cookie)
    if (login === null) throw new Refusal('provider-login-dead', 'no login is under way in this browser')
    setLoginCookie(config, { request, reply }, '', 0)
    const { result, redirect, userId, provider } = login
    if ('failure' in result) throw refusalOf(result.failure)
    if (userId === null) return { ...(await logIn({ request, reply }, login, result.identity)), redirect }
    if (member?.id !== userId) throw new Refusal('provider-login-dead', 'another member began to link an account')
    await linkAccount(database, userId, result.identity)
    await recordEvent(database, { kind: 'provider-linked', userId, request, detail: { provider } })
    mail.tellWayIn(userId, { what: 'accountLinked', provider: providerOf(provider).settings.name }, request)
    return { token: null, redirect }
  })

  route(app, contract.listLinkedAccounts, ({ member }) => listLinkedAccounts(database, identityProviders, member))

  route(app, contract.unlinkAccount, async ({ member, params: { id }, body, request }) => {
    await proveIdentity(services, member, body, request)
    const issuer = await unlinkAccount(services, member, id)
    const settings = identityProviders.ofIssuer(issuer)?.settings
    const detail = { provider: settings?.id ?? issuer }
    await recordEvent(database, { kind: 'provider-unlinked', userId: member.id, request, detail })
    mail.tellWayIn(member.id, { what: 'accountUnlinked', provider: settings?.name ?? issuer }, request)
    return {}
  })
}
