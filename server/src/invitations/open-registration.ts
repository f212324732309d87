import type { Config } from '../config.ts'
import { type Database, inTransaction } from '../machinery/database/database.ts'
import { Refusal } from '../machinery/refusal.ts'
import { useInvitation } from './store.ts'

/** Whether anybody has an account here. */
export const hasAccounts = async ({ db }: Database): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined

/** Who may create an account now. On an empty server anybody may: its first account has nobody to be invited by. */
export async function registrationNow(
  database: Database,
  { registration }: Pick<Config, 'registration'>,
): Promise<Config['registration']> {
  if (registration === 'open') return 'open'
  return (await hasAccounts(database)) ? registration : 'open'
}

/**
 * Creates an account for whoever may: the invitation is used up when, and only when, there is an account afterwards.
 * @throws {Refusal} `registration-closed`, `invitation-needed`, `invitation-dead`; what `create` throws
 */
export function asAllowed<T>(
  database: Database,
  config: Pick<Config, 'registration'>,
  invitation: string | undefined,
  create: (inside: Database) => Promise<T>,
): Promise<T> {
  return inTransaction(database, async (inside) => {
    const registration = await registrationNow(inside, config)
    if (registration === 'closed') throw new Refusal('registration-closed', 'nobody can register here')
    if (registration === 'invitation') {
      if (!invitation) throw new Refusal('invitation-needed', 'an invitation is needed to register', 'body.invitation')
      if (!(await useInvitation(inside, invitation))) {
        throw new Refusal('invitation-dead', 'this invitation was used, taken back or is too old', 'body.invitation')
      }
    }
    return create(inside)
  })
}
