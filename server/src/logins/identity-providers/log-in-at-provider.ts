import { proxyProvider } from '@potluck/api/identity-providers'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../../machinery/for-features/services.ts'
import { recordEvent } from '../../people/audit/record-event.ts'
import { accountMail } from '../../people/users/account-mail.ts'
import { knownDevice } from '../../people/users/known-devices.ts'
import { hasLoggedIn, isDisabled, readEmail } from '../../people/users/store.ts'
import { sessionOf } from '../sessions/session-of.ts'
import { accountDisabled } from '../sessions/store.ts'
import { accountOfIdentity, followProvider, type LoginOrigin } from './account-of-identity.ts'
import type { HttpCall } from './begin-at-provider.ts'
import type { Identity } from './identity.ts'
import type { LoginPurpose } from './provider-logins.ts'

/** Where anybody whom the provider lets in may have an account, `REGISTRATION` is not asked. */
const byProvider: LoginOrigin['registration'] = { registration: 'open', demo: false }

/** How people come who log in by a provider. @throws {Refusal} `not-found` */
function originOf(
  { config, identityProviders }: Services,
  request: FastifyRequest,
  { provider: id, invitation }: LoginPurpose,
): LoginOrigin {
  const call = { provider: identityProviders.named(id), invitation, request }
  if (id === proxyProvider) return { ...call, registration: config, needsConfirmed: false }
  const registers = identityProviders.find(id)?.settings.registration ?? false
  return { ...call, registration: registers ? byProvider : null, needsConfirmed: true }
}

/**
 * Opens a session of the account of an identity; what the provider says of it is so from now on.
 * @throws {Refusal} `account-disabled`, and those of `accountOfIdentity`
 */
export async function logInAtProvider(
  services: Services,
  call: HttpCall,
  purpose: LoginPurpose,
  identity: Identity,
): Promise<{ readonly token: string }> {
  const { database } = services
  const { request } = call
  const { provider } = purpose
  const userId = await accountOfIdentity(services, identity, originOf(services, request, purpose))
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
  if (isNewDevice) accountMail(services).tellNewDevice(userId, request)
  return sessionOf(services, userId, call, { provider: { id: provider, sid: identity.sid } })
}
