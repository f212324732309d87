import * as contract from '@potluck/api/members'
import { isNameTyped } from '@potluck/api/name-typed'
import type { FastifyInstance } from 'fastify'
import { type Admin, Reader } from '../../ground/access/reader.ts'
import { passwordLetter, passwordLink } from '../../machinery/base/mail/password-link.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import type { Departure } from '../../machinery/for-features/define-feature.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { languageFor } from '../../machinery/web/http/accepted-language.ts'
import { route } from '../../machinery/web/http/route.ts'
import { recordEvent } from '../../people/audit/record-event.ts'
import { endSecondFactor } from '../../people/credentials/second-factor.ts'
import { accountMail } from '../../people/users/account-mail.ts'
import { resign } from '../../people/users/admins.ts'
import { chosenLanguage } from '../../people/users/chosen-language.ts'
import { prepareDeparture } from '../../people/users/departure.ts'
import { refuseWithoutPasswords } from '../../people/users/password-login.ts'
import { proveIdentity } from '../../people/users/prove-identity.ts'
import { deleteAccount } from '../../people/users/store.ts'
import { createReset } from '../sessions/resets.ts'
import { accountDisabled } from '../sessions/store.ts'
import { changeMember, listMembers, readMember } from './store.ts'

/** The accounts of the server, for its admins. */
export function memberRoutes(app: FastifyInstance, services: Services, departures: readonly Departure[]): void {
  const { config, database, live, mail } = services

  route(app, contract.listMembers, ({ member: admin, query }) => listMembers(database, admin, query))

  route(app, contract.updateMember, async ({ member: admin, params: { id }, body, request }) => {
    const { currentPassword, secondFactor, passkey, isKeeper, isAdmin = isKeeper, ...rest } = body
    if (isKeeper !== undefined && isKeeper !== isAdmin)
      throw new Refusal('invalid', 'body.isKeeper: says the contrary of isAdmin', 'body.isKeeper')
    await proveIdentity(services, admin, { currentPassword, secondFactor, passkey }, request)
    const changed = await changeMember(database, admin, { id, change: { ...rest, isAdmin }, request })
    if (changed.isDisabled) live.endSessions({ userId: id })
    return changed
  })

  route(app, contract.createPasswordLink, async ({ member: admin, params: { id }, body, request }) => {
    await proveIdentity(services, admin, body, request)
    const { email, isDisabled } = await readMember(database, admin, id)
    if (isDisabled) throw accountDisabled()
    refuseWithoutPasswords(config)
    const code = await createReset(database, id)
    await recordEvent(database, { kind: 'password-link-made', userId: id, actorId: admin.id, request })
    if (!mail || !config.publicUrl) return { code }
    const language = (await chosenLanguage(database, id)) ?? languageFor(request)
    await mail
      .send(passwordLetter(email, passwordLink(config.publicUrl, code), language, true))
      .catch((error: unknown) => {
        request.log.error({ err: error }, 'a password link could not be mailed')
        throw new Refusal('service-gone', 'the mail server did not take the mail')
      })
    return { code: null }
  })

  route(app, contract.removeMembersSecondFactor, async ({ member: admin, params: { id }, body, request }) => {
    await proveIdentity(services, admin, body, request)
    await readMember(database, admin, id)
    if (await endSecondFactor(database, id)) {
      await recordEvent(database, { kind: 'second-factor-off', userId: id, actorId: admin.id, request })
      accountMail(services).tellWayIn(id, { what: 'secondFactorOff' }, request, true)
    }
    return readMember(database, admin, id)
  })

  /** @throws {Refusal} `not-found`, `invalid` when the name that was typed is another one */
  async function proveName(admin: Admin, id: string, typed: string): Promise<void> {
    const { name } = await readMember(database, admin, id)
    if (!isNameTyped(typed, name)) {
      throw new Refusal('invalid', 'body.name: this is not the name of the account', 'body.name')
    }
  }

  route(app, contract.deleteMember, async ({ member: admin, params: { id }, body, request }) => {
    await proveIdentity(services, admin, body, request)
    await proveName(admin, id, body.name)
    const leaving = Reader.for(id, 'an admin deletes their account')
    await resign(database, leaving)
    const tellDeparture = await prepareDeparture(services, leaving, departures)
    await deleteAccount(database, leaving)
    await recordEvent(database, { kind: 'account-deleted', userId: id, actorId: admin.id, request })
    live.endSessions({ userId: id })
    tellDeparture()
    return {}
  })
}
