import type { Registration } from '@potluck/api/server-settings'
import type { Config } from '../../config.ts'
import { type Database, inTransaction } from '../../machinery/base/database/database.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { invitationDead, OpenedInvitation } from '../../people/invitations/store.ts'
import type { Joined } from '../../people/sharing/notify-sharing.ts'
import { readRegistration } from '../../people/users/registration.ts'
import { joinByInvitation } from '../../planning/shopping-lists/join-list.ts'
import { befriend } from '../../social/friends/store.ts'
import { joinKitchenByInvitation } from '../../social/kitchens/join.ts'

/** Whether anybody has an account here. */
export const hasAccounts = async ({ db }: Database): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined

/**
 * The people who may create an account now. On an empty server anybody may: its first account has nobody to be invited
 * by.
 */
export async function registrationNow(
  database: Database,
  config: Pick<Config, 'registration' | 'demo'>,
): Promise<Registration> {
  if (config.demo) return 'closed'
  const registration = await readRegistration(database, config)
  if (registration === 'open') return 'open'
  return (await hasAccounts(database)) ? registration : 'open'
}

/** The invitation that lets somebody in, used once; null where none is needed. */
async function entrance(
  inside: Database,
  config: Pick<Config, 'registration' | 'demo'>,
  invitation: string | undefined,
): Promise<OpenedInvitation | null> {
  const registration = await registrationNow(inside, config)
  if (registration === 'closed') throw new Refusal('registration-closed', 'nobody can register here')
  if (registration === 'open') return invitation ? useFurther(inside, invitation) : null
  if (!invitation) throw new Refusal('invitation-needed', 'an invitation is needed to register', 'body.invitation')
  const opened = await OpenedInvitation.use(inside, invitation)
  if (!opened) throw invitationDead()
  return opened
}

/** Where anybody may register, an invitation matters only when it makes friends, or brings onto a list or into a kitchen. */
async function useFurther(inside: Database, secret: string): Promise<OpenedInvitation | null> {
  const looked = await OpenedInvitation.look(inside, secret)
  return looked?.befriends || looked?.listId || looked?.kitchen ? OpenedInvitation.use(inside, secret) : null
}

/** The new member, and the other effects of their invitation. */
interface Entered {
  readonly userId: string
  /** The inviter, who became a friend. */
  readonly friendId: string | null
  readonly joined: Joined | null
  /** The kitchen that they are in now. */
  readonly kitchenId: string | null
  /** Whether they used an invitation. */
  readonly isInvited: boolean
}

/**
 * Creates an account. The invitation is used up if, and only if, there is an account afterwards.
 * @param create gives the id of the account
 * @throws {Refusal} `registration-closed`, `invitation-needed`, `invitation-dead`; what `create` throws
 */
export function asAllowed(
  database: Database,
  config: Pick<Config, 'registration' | 'demo'>,
  invitation: string | undefined,
  create: (inside: Database) => Promise<string>,
): Promise<Entered> {
  return inTransaction(database, async (inside) => {
    const opened = await entrance(inside, config, invitation)
    const userId = await create(inside)
    if (!opened) return { userId, friendId: null, joined: null, kitchenId: null, isInvited: false }
    const joined = await joinByInvitation(inside, opened, userId)
    const kitchenId = await joinKitchenByInvitation(inside, opened, userId)
    if (!opened.befriends) return { userId, friendId: null, joined, kitchenId, isInvited: true }
    await befriend(inside, opened, userId)
    return { userId, friendId: opened.ownerId, joined, kitchenId, isInvited: true }
  })
}
