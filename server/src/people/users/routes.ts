import * as contract from '@potluck/api/account'
import * as people from '@potluck/api/people'
import * as preferences from '@potluck/api/preferences'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Member } from '../../ground/access/reader.ts'
import { isTaken } from '../../machinery/base/database/broken-rule.ts'
import { notFound } from '../../machinery/base/refusal.ts'
import { countTry, paces } from '../../machinery/base/throttle.ts'
import type { Departure } from '../../machinery/for-features/define-feature.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { clientAddress } from '../../machinery/web/http/client-address.ts'
import { route } from '../../machinery/web/http/route.ts'
import { recordEvent } from '../audit/record-event.ts'
import { hasConversation } from '../people/conversations.ts'
import { findByEmail, findPerson, isHandleFree, pastPeopleById } from '../people/people.ts'
import { acceptablePassword } from './acceptable-password.ts'
import { accountMail } from './account-mail.ts'
import { resign } from './admins.ts'
import { capabilitiesOf } from './capabilities.ts'
import { prepareDeparture } from './departure.ts'
import { withdrawNewEmail } from './email-links.ts'
import { changePreferences, readPreferences, resetPreferences } from './preferences.ts'
import { proveIdentity } from './prove-identity.ts'
import { readStats } from './stats.ts'
import { type AccountChange, changeAccount, deleteAccount, emailTaken, isEmailTaken, readAccount } from './store.ts'

/** Routes for the member's account, and for other people. */
export function userRoutes(app: FastifyInstance, services: Services, departures: readonly Departure[]): void {
  const { config, database, live, notifier, passwords } = services
  const mail = accountMail(services)

  async function change(member: Member, changes: AccountChange, request: FastifyRequest): Promise<void> {
    try {
      await changeAccount(database, member, changes, request)
    } catch (error) {
      throw isTaken(error) ? emailTaken() : error
    }
  }

  /** Whether an address was confirmed matters only where mail is set up. */
  async function present(member: Member): Promise<contract.Account> {
    const { isEmailConfirmed, ...account } = await readAccount(database, member)
    return mail.available ? { ...account, isEmailConfirmed } : account
  }

  route(app, contract.getAccount, ({ member }) => present(member))

  /** @returns an address that is new to the account; undefined for its own @throws {Refusal} `email-taken` */
  async function newEmail(member: Member, email: string | undefined): Promise<string | undefined> {
    if (email === undefined) return undefined
    if (email === (await readAccount(database, member)).email) {
      await withdrawNewEmail(database, member.id, email)
      return undefined
    }
    if (await isEmailTaken(database, member, email)) throw emailTaken()
    return email
  }

  async function hashNew(member: Member, password: string, changed: string | undefined): Promise<string> {
    const email = changed ?? (await readAccount(database, member)).email
    return passwords.hash(await acceptablePassword(password, email))
  }

  route(app, contract.updateAccount, async ({ member, request, body: { name, email, password, ...proof } }) => {
    if (email !== undefined || password !== undefined) await proveIdentity(services, member, proof, request)
    const passwordHash = password === undefined ? undefined : await hashNew(member, password, email)
    const wanted = await newEmail(member, email)
    // Where mail is set up, a new address counts once it is confirmed.
    const isAsked = wanted !== undefined && mail.available
    if (isAsked) await countTry(database, paces.confirmation, member.id)
    await change(member, { name, email: isAsked ? undefined : wanted, passwordHash }, request)
    if (isAsked) await mail.askToConfirm(member.id, wanted, request)
    if (passwordHash !== undefined) {
      live.endSessions({ userId: member.id, except: member.sessionId })
      mail.tellPasswordChanged(member.id, request)
    }
    return present(member)
  })

  route(app, contract.deleteAccount, async ({ member, request, body }) => {
    await proveIdentity(services, member, body, request)
    await resign(database, member)
    const tellDeparture = await prepareDeparture(services, member, departures)
    await deleteAccount(database, member)
    await recordEvent(database, { kind: 'account-deleted', userId: member.id, request })
    live.endSessions({ userId: member.id })
    tellDeparture()
    return {}
  })

  route(app, contract.getCapabilities, async () => capabilitiesOf(config))

  route(app, contract.getStats, ({ member }) => readStats(database, member))

  const notifySettings = (member: Member) => notifier.notify([member.id], { type: 'preferences:changed', data: {} })

  route(app, preferences.getPreferences, async ({ member }) => ({ settings: await readPreferences(database, member) }))

  route(app, preferences.updatePreferences, async ({ member, body }) => {
    const settings = await changePreferences(database, member, body.settings)
    notifySettings(member)
    return { settings }
  })

  route(app, preferences.resetPreferences, async ({ member }) => {
    await resetPreferences(database, member)
    notifySettings(member)
    return {}
  })

  peopleRoutes(app, services)
}

/** Finding other people. */
function peopleRoutes(app: FastifyInstance, { database }: Services): void {
  const lookUp = (member: Member) => countTry(database, paces.lookUp, member.id)

  route(app, people.findByEmail, async ({ member, query, request }) => {
    await lookUp(member)
    await countTry(database, paces.byEmail, clientAddress(request))
    return found(await findByEmail(database, member, query.email))
  })

  route(app, people.findByHandle, async ({ member, query }) => {
    await lookUp(member)
    return found(await findPerson(database, member, 'handle', query.handle))
  })

  route(app, contract.getHandleInfo, async ({ member, params }) => {
    await lookUp(member)
    return { available: await isHandleFree(database, member, params.handle) }
  })

  route(app, people.getPerson, async ({ member, params: { id } }) => {
    const person = await findPerson(database, member, 'id', id)
    // A deleted account is still known to the people it exchanged messages with.
    if (person || !(await hasConversation(database, member, id))) return found(person)
    return (await pastPeopleById(database, member, [id]))(id)
  })
}

function found<T>(person: T | undefined): T {
  if (person === undefined) throw notFound('person')
  return person
}
