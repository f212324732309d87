import type { IdentityProvider } from '@potluck/api/identity-providers'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { type Database, inTransaction } from '../../machinery/base/database/database.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { recordEvent } from '../../people/audit/record-event.ts'
import { hasSecondFactor } from '../../people/credentials/second-factor.ts'
import { notifyFriends } from '../../people/people/notify-friends.ts'
import { notifyJoined } from '../../people/sharing/notify-sharing.ts'
import { accountMail } from '../../people/users/account-mail.ts'
import { changeAdmin } from '../../people/users/admins.ts'
import { createAccount, findCredentials, isEmailConfirmed } from '../../people/users/store.ts'
import { welcomeIntoKitchen } from '../../social/kitchens/befriend-members.ts'
import { asAllowed } from '../sessions/open-registration.ts'
import { accountDisabled } from '../sessions/store.ts'
import type { Identity } from './identity.ts'
import { findLinkedUser, linkAccount, noteLinkedLogin } from './linked-accounts.ts'

const linkFirst = () =>
  new Refusal('link-first', 'there is an account with this e-mail: log in to it and link it in the settings')

/** The login by which an identity comes. */
export interface LoginOrigin {
  readonly provider: IdentityProvider
  /** The rule by which newcomers get an account; null where none does. */
  readonly registration: Pick<Config, 'registration' | 'demo'> | null
  /** Whether newcomers need an address that the provider confirms. */
  readonly needsConfirmed: boolean
  /** The secret of an invitation. */
  readonly invitation: string | null
  readonly request: FastifyRequest
}

/** Creates the account of a newcomer. It has no password. */
async function register(
  services: Services,
  identity: Identity,
  email: string,
  registration: Pick<Config, 'registration' | 'demo'>,
  { provider, invitation, request }: LoginOrigin,
): Promise<string> {
  const { database } = services
  const { name, isEmailConfirmed } = identity
  const account = { name, email, passwordHash: null, isEmailConfirmed }
  const { userId, friendId, joined, kitchenId, isInvited } = await asAllowed(
    database,
    registration,
    invitation ?? undefined,
    async (inside) => {
      const created = await createAccount(inside, account)
      if (created === null) throw linkFirst()
      await linkAccount(inside, created, identity)
      return created
    },
  )
  await recordEvent(database, { kind: 'registered', userId, request, detail: { isInvited, provider: provider.id } })
  if (friendId !== null) await notifyFriends(services, userId, friendId)
  if (joined) await notifyJoined(services, joined)
  if (kitchenId !== null) await welcomeIntoKitchen(services, userId, kitchenId)
  if (!isEmailConfirmed) await accountMail(services).askToConfirm(userId, email, request)
  return userId
}

/** Links the account of the same e-mail, where both sides have confirmed it. @returns its id, or null if there is none */
async function linkByEmail(
  database: Database,
  identity: Identity,
  email: string,
  { provider, request }: LoginOrigin,
): Promise<string | null> {
  const account = await findCredentials(database, email)
  if (!account) return null
  if (account.disabledAt !== null) throw accountDisabled()
  // Else whoever opens an account with somebody's address here or there would get into the other one.
  if (!identity.isEmailConfirmed || !(await isEmailConfirmed(database, account.id))) throw linkFirst()
  // Its owner asked for more than a mailbox.
  if (await hasSecondFactor(database, account.id)) throw linkFirst()
  await linkAccount(database, account.id, identity).catch((error: unknown) => {
    throw error instanceof Refusal ? linkFirst() : error
  })
  const detail = { provider: provider.id, isByEmail: true }
  await recordEvent(database, { kind: 'provider-linked', userId: account.id, request, detail })
  return account.id
}

async function findOrCreate(services: Services, identity: Identity, origin: LoginOrigin): Promise<string> {
  const { email } = identity
  const sameEmail =
    email === null
      ? null
      : await inTransaction(services.database, (inside) => linkByEmail(inside, identity, email, origin))
  if (sameEmail !== null) {
    const { provider, request } = origin
    accountMail(services).tellWayIn(sameEmail, { what: 'accountLinked', provider: provider.name }, request)
    return sameEmail
  }
  const { registration } = origin
  if (registration === null) throw new Refusal('registration-closed', 'nobody gets an account by this provider')
  if (email === null || (origin.needsConfirmed && !identity.isEmailConfirmed))
    throw new Refusal('email-unconfirmed', 'the provider does not confirm an e-mail address')
  return register(services, identity, email, registration, origin)
}

/**
 * The account of an identity: the linked one, the one with the same confirmed e-mail, or a new one.
 * @throws {Refusal} `link-first`, `email-unconfirmed`, `registration-closed`
 */
export async function accountOfIdentity(services: Services, identity: Identity, origin: LoginOrigin): Promise<string> {
  const linkedUser = await findLinkedUser(services.database, identity)
  if (linkedUser !== null) return linkedUser
  try {
    return await findOrCreate(services, identity, origin)
  } catch (error) {
    // Another login of this person may have created the account meanwhile.
    const linkedMeanwhile = error instanceof Refusal ? await findLinkedUser(services.database, identity) : null
    if (linkedMeanwhile === null) throw error
    return linkedMeanwhile
  }
}

/** Follows what the provider says of a member at a login. @returns whether a right could not be taken: of the last admin */
export async function followProvider(
  database: Database,
  userId: string,
  identity: Identity,
  provider: string,
): Promise<boolean> {
  await noteLinkedLogin(database, identity)
  return identity.isAdmin === null ? false : !(await changeAdmin(database, userId, identity.isAdmin, provider))
}
