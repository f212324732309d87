import * as contract from '@potluck/api/identity-providers'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../machinery/base/refusal.ts'
import { countTry, paces } from '../../machinery/base/throttle.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { clientAddress } from '../../machinery/web/http/client-address.ts'
import { route } from '../../machinery/web/http/route.ts'
import { recordEvent } from '../../people/audit/record-event.ts'
import { accountMail } from '../../people/users/account-mail.ts'
import { proveIdentity } from '../../people/users/prove-identity.ts'
import { backchannelLogoutRoute } from './backchannel-logout-route.ts'
import { beginAtProvider, refusalOf } from './begin-at-provider.ts'
import { callbackRoute } from './callback-route.ts'
import { linkAccount, listLinkedAccounts, unlinkAccount } from './linked-accounts.ts'
import { logInAtProvider } from './log-in-at-provider.ts'
import { readLoginCookie, setLoginCookie } from './login-cookie.ts'
import { endLogin } from './provider-logins.ts'

/** Logging in by identity providers (OpenID Connect) and by the proxy in front, and linking accounts there. */
export function identityProviderRoutes(app: FastifyInstance, services: Services): void {
  const { config, database, identityProviders } = services
  const mail = accountMail(services)
  app.addHook('onClose', () => identityProviders.close())

  route(
    app,
    contract.startProviderLogin,
    ({ params: { provider }, body: { redirect = null, invitation = null }, request, reply }) =>
      beginAtProvider(services, { request, reply }, { provider, userId: null, redirect, invitation }),
  )

  route(app, contract.startLinking, async ({ params: { provider }, member, body, request, reply }) => {
    identityProviders.named(provider)
    await proveIdentity(services, member, body, request)
    const { redirect = null } = body
    return beginAtProvider(services, { request, reply }, { provider, userId: member.id, redirect, invitation: null })
  })

  callbackRoute(app, services)
  backchannelLogoutRoute(app, services)

  route(app, contract.finishProviderLogin, async ({ member, request, reply }) => {
    await countTry(database, paces.providerLogin, clientAddress(request))
    const cookie = readLoginCookie(request)
    const login = cookie === null ? null : await endLogin(database, cookie)
    if (login === null) throw new Refusal('provider-login-dead', 'no login is under way in this browser')
    setLoginCookie(config, { request, reply }, '', 0)
    const { result, redirect, userId, provider } = login
    if ('failure' in result) throw refusalOf(result.failure)
    if (userId === null)
      return { ...(await logInAtProvider(services, { request, reply }, login, result.identity)), redirect }
    if (member?.id !== userId) throw new Refusal('provider-login-dead', 'another member began to link an account')
    await linkAccount(database, userId, result.identity)
    await recordEvent(database, { kind: 'provider-linked', userId, request, detail: { provider } })
    mail.tellWayIn(userId, { what: 'accountLinked', provider: identityProviders.named(provider).name }, request)
    return { token: null, redirect }
  })

  route(app, contract.listLinkedAccounts, ({ member }) => listLinkedAccounts(database, identityProviders, member))

  route(app, contract.unlinkAccount, async ({ member, params: { id }, body, request }) => {
    await proveIdentity(services, member, body, request)
    const issuer = await unlinkAccount(services, member, id)
    const provider = identityProviders.ofIssuer(issuer)
    const detail = { provider: provider?.id ?? issuer }
    await recordEvent(database, { kind: 'provider-unlinked', userId: member.id, request, detail })
    mail.tellWayIn(member.id, { what: 'accountUnlinked', provider: provider?.name ?? issuer }, request)
    return {}
  })
}
