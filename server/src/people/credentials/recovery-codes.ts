import { randomInt } from 'node:crypto'
import { recoveryCodeCount } from '@potluck/api/second-factor'
import type { Database } from '../../machinery/base/database/database.ts'
import { digest } from '../../machinery/base/token.ts'

/** Signs that nobody takes for another: no i, l, o and u. */
const signs = '0123456789abcdefghjkmnpqrstvwxyz'

/** Three groups of four signs: 60 bits. */
const createCode = (): string =>
  Array.from({ length: 3 }, () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('')).join('-')

/** A code as it is stored, however it was typed. */
const typed = (code: string): string =>
  code
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1')

const digestOf = (code: string): string => digest(typed(code))

/** Replaces the recovery codes of a user. @param inside a transaction @returns the codes, which are stored nowhere */
export async function replaceRecoveryCodes({ db }: Database, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, createCode)
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  await db
    .insertInto('recoveryCodes')
    .values(codes.map((code) => ({ userId, digest: digestOf(code) })))
    .execute()
  return codes
}

/** Uses a recovery code up: of two uses at the same time one wins. @returns whether it was one */
export async function spendRecoveryCode({ db }: Database, userId: string, code: string): Promise<boolean> {
  const spent = await db
    .deleteFrom('recoveryCodes')
    .where('userId', '=', userId)
    .where('digest', '=', digestOf(code))
    .returning('userId')
    .executeTakeFirst()
  return spent !== undefined
}

/** How many are left. */
export async function countRecoveryCodes({ db }: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recoveryCodes')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
