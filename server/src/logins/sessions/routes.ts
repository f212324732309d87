import * as contract from '@potluck/api/sessions'
import { forgot, login, logout, register, resetPassword } from '@potluck/api/sessions'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../../machinery/base/database/database.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { countTry, paces } from '../../machinery/base/throttle.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { languageFor } from '../../machinery/web/http/accepted-language.ts'
import { clientAddress } from '../../machinery/web/http/client-address.ts'
import { route } from '../../machinery/web/http/route.ts'
import { webAddress } from '../../machinery/web/http/web-address.ts'
import { recordEvent } from '../../people/audit/record-event.ts'
import { notifyFriends } from '../../people/people/notify-friends.ts'
import { notifyJoined } from '../../people/sharing/notify-sharing.ts'
import { acceptablePassword } from '../../people/users/acceptable-password.ts'
import { accountMail } from '../../people/users/account-mail.ts'
import { linkDead } from '../../people/users/email-links.ts'
import { logFailedLogin } from '../../people/users/failed-login.ts'
import { knownDevice } from '../../people/users/known-devices.ts'
import { refuseWithoutPasswords } from '../../people/users/password-login.ts'
import { requireSecondFactor } from '../../people/users/require-second-factor.ts'
import { revokeAssistants } from '../../people/users/revoke-api-tokens.ts'
import { createAccount, emailTaken, findCredentials } from '../../people/users/store.ts'
import { welcomeIntoKitchen } from '../../social/kitchens/befriend-members.ts'
import { countAccountTry } from './count-account-tries.ts'
import { mailPasswordLinks } from './mail-password-links.ts'
import { asAllowed } from './open-registration.ts'
import { endOtherSessions, endSession, listSessions } from './open-sessions.ts'
import { accountOfReset, useReset } from './resets.ts'
import { sessionOf } from './session-of.ts'
import { accountDisabled, closeSession } from './store.ts'

/** Under what wrong codes of a login are counted: a device that its owner logged in on has a count of its own. */
async function countedBy(
  database: Database,
  request: FastifyRequest,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<string> {
  const device = await knownDevice(database, request, email)
  return device === null ? `account ${id}` : `device ${device} ${id}`
}

/** Opening an account, logging in and out, and getting in again without the password. */
export function sessionRoutes(app: FastifyInstance, services: Services): void {
  const { config, database, identityProviders, live, passwords } = services
  const mail = accountMail(services)

  route(app, register, async ({ body, request, reply }) => {
    refuseWithoutPasswords(config)
    await countTry(database, { ...paces.register, burst: config.registrationsPerAddress }, clientAddress(request))
    const { name, email, password, invitation } = body
    const passwordHash = await passwords.hash(await acceptablePassword(password, email))
    const { userId, friendId, joined, kitchenId, isInvited } = await asAllowed(
      database,
      config,
      invitation,
      async (inside) => {
        const created = await createAccount(inside, { name, email, passwordHash })
        if (created === null) throw emailTaken()
        return created
      },
    ).catch((error: unknown) => {
      if (error instanceof Refusal && error.code === 'invitation-dead') logFailedLogin(request)
      throw error
    })
    await recordEvent(database, { kind: 'registered', userId, request, detail: { isInvited } })
    if (friendId !== null) await notifyFriends(services, userId, friendId)
    if (joined) await notifyJoined(services, joined)
    if (kitchenId !== null) await welcomeIntoKitchen(services, userId, kitchenId)
    await mail.askToConfirm(userId, email, request)
    return sessionOf(services, userId, { request, reply })
  })

  route(app, login, async ({ body, request, reply }) => {
    refuseWithoutPasswords(config)
    const { email, password, secondFactor: code } = body
    const giveBack = await countAccountTry(database, 'login', request, email).catch((error: unknown) => {
      logFailedLogin(request)
      throw error
    })
    const known = await findCredentials(database, email)
    const right = await passwords.matches(known?.passwordHash, password)
    const fail = () =>
      recordEvent(database, { kind: 'login-failed', userId: known?.id ?? null, actorId: null, request })
    if (!known || !right) {
      logFailedLogin(request)
      await fail()
      throw new Refusal('incorrect-login', 'e-mail or password is incorrect')
    }
    await giveBack()
    if (known.disabledAt !== null) {
      await fail()
      throw accountDisabled()
    }
    const counted = await countedBy(database, request, { id: known.id, email })
    const showsSecondFactor = await requireSecondFactor(
      database,
      { userId: known.id, code, counted, actorId: null },
      request,
    )
    await recordEvent(database, { kind: 'login', userId: known.id, request })
    if ((await knownDevice(database, request, email)) === null) mail.tellNewDevice(known.id, request)
    return sessionOf(services, known.id, { request, reply }, { showsSecondFactor })
  })

  route(app, logout, async ({ member, request }) => {
    const provider = await closeSession(database, member)
    await recordEvent(database, { kind: 'logout', userId: member.id, request })
    live.endSessions({ userId: member.id, only: member.sessionId })
    const page = webAddress(config, request)
    const providerLogout = provider === null ? null : await identityProviders.logoutAddress(provider, page)
    return providerLogout ? { providerLogout } : {}
  })

  openSessionRoutes(app, services)
  passwordResetRoutes(app, services)
}

/** Getting in again without the password. */
function passwordResetRoutes(app: FastifyInstance, services: Services): void {
  const { config, database, live, passwords } = services
  const mail = accountMail(services)
  const passwordLinks = mailPasswordLinks(app, services)

  route(app, forgot, async ({ body, request, reply }) => {
    refuseWithoutPasswords(config)
    await countAccountTry(database, 'forgot', request, body.email)
    reply.raw.once('finish', () => passwordLinks.send(body.email, languageFor(request)))
    return { mail: passwordLinks.available }
  })

  route(app, resetPassword, async ({ body: { code, password, secondFactor }, request, reply }) => {
    await countTry(database, paces.reset, clientAddress(request))
    const account = await accountOfReset(database, code)
    if (account === null) {
      logFailedLogin(request)
      throw linkDead()
    }
    const acceptable = await acceptablePassword(password, account.email)
    const counted = await countedBy(database, request, account)
    const showsSecondFactor = await requireSecondFactor(
      database,
      { userId: account.id, code: secondFactor, counted, actorId: null },
      request,
    )
    const userId = await useReset(database, code, await passwords.hash(acceptable))
    if (userId === null) throw linkDead()
    await recordEvent(database, { kind: 'password-reset', userId, request })
    mail.tellPasswordChanged(userId, request)
    live.endSessions({ userId })
    return sessionOf(services, userId, { request, reply }, { showsSecondFactor })
  })
}

/** Where the member is logged in. */
function openSessionRoutes(app: FastifyInstance, { database, live }: Services): void {
  route(app, contract.listSessions, ({ member }) => listSessions(database, member))

  route(app, contract.endSession, async ({ member, params, request }) => {
    live.endSessions({ userId: member.id, only: await endSession(database, member, params.id) })
    await recordEvent(database, { kind: 'sessions-ended', userId: member.id, request })
    return {}
  })

  route(app, contract.endOtherSessions, async ({ member, request }) => {
    await endOtherSessions(database, member)
    await revokeAssistants(database, member.id)
    await recordEvent(database, { kind: 'sessions-ended', userId: member.id, request })
    live.endSessions({ userId: member.id, except: member.sessionId })
    return {}
  })
}
