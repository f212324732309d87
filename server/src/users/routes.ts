import * as contract from '@potluck/api/account'
import { findByEmail, findByHandle, getPerson } from '@potluck/api/people'
import type { FastifyInstance } from 'fastify'
import type { Member } from '../access/reader.ts'
import { isTaken } from '../machinery/database/broken-rule.ts'
import { route } from '../machinery/http/route.ts'
import { notFound, Refusal } from '../machinery/refusal.ts'
import type { Services } from '../services.ts'
import { countTry, giveTryBack, paces } from '../sessions/throttle.ts'
import { findPerson, isHandleFree } from './people.ts'
import { readStats } from './stats.ts'
import { type AccountChange, changeAccount, deleteAccount, emailTaken, readAccount, readPasswordHash } from './store.ts'

/** The own account, and other people as everybody sees them. */
export function userRoutes(app: FastifyInstance, { config, database, live, passwords }: Services): void {
  /** Asks for the present password before something that a borrowed device must not do. */
  async function provePassword(member: Member, password: string | undefined): Promise<void> {
    const { email } = await readAccount(database, member)
    await countTry(database, paces.password, email)
    if (!(await passwords.matches(await readPasswordHash(database, member), password ?? ''))) {
      throw new Refusal('incorrect-password', 'the current password is incorrect', 'body.currentPassword')
    }
    await giveTryBack(database, paces.password, email)
  }

  async function change(member: Member, changes: AccountChange, taken: () => Refusal): Promise<contract.Account> {
    try {
      await changeAccount(database, member, changes)
    } catch (error) {
      throw isTaken(error) ? taken() : error
    }
    return readAccount(database, member)
  }

  const lookUp = (member: Member) => countTry(database, paces.lookUp, member.id)

  route(app, contract.getAccount, ({ member }) => readAccount(database, member))

  route(app, contract.updateAccount, async ({ member, body: { name, email, password, currentPassword } }) => {
    if (email !== undefined || password !== undefined) await provePassword(member, currentPassword)
    const passwordHash = password === undefined ? undefined : await passwords.hash(password)
    const account = await change(member, { name, email, passwordHash }, emailTaken)
    if (passwordHash !== undefined) live.endSessions({ userId: member.id, except: member.sessionId })
    return account
  })

  route(app, contract.deleteAccount, async ({ member, body }) => {
    await provePassword(member, body.currentPassword)
    await deleteAccount(database, member)
    live.endSessions({ userId: member.id })
    return {}
  })

  route(app, contract.getCapabilities, async () => ({
    highResImages: config.selfHosted,
    multipleImages: config.selfHosted,
    expandablePreviews: config.selfHosted,
  }))

  route(app, contract.getStats, ({ member }) => readStats(database, member))

  route(app, contract.updateProfile, ({ member, body }) =>
    change(member, body, () => new Refusal('handle-taken', 'somebody has this handle already', 'body.handle')),
  )

  route(app, findByEmail, async ({ member, query }) => {
    await lookUp(member)
    return found(await findPerson(database, member, 'email', query.email))
  })

  route(app, findByHandle, async ({ member, params }) => {
    await lookUp(member)
    return found(await findPerson(database, member, 'handle', params.handle))
  })

  route(app, contract.getHandleInfo, async ({ member, params }) => {
    await lookUp(member)
    return { available: await isHandleFree(database, member, params.handle) }
  })

  route(app, getPerson, async ({ member, params }) => found(await findPerson(database, member, 'id', params.id)))
}

function found<T>(person: T | undefined): T {
  if (person === undefined) throw notFound('person')
  return person
}
