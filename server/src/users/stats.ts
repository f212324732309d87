import type { getStats } from '@potluck/api/account'
import type { z } from 'zod'
import type { Database } from '../machinery/database/database.ts'
import type { Member } from '../sessions/member.ts'

/** Figures of the member's account, in one statement. */
export async function readStats({ db }: Database, member: Member): Promise<z.infer<typeof getStats.response>> {
  return db
    .selectFrom('users')
    .select(({ selectFrom, fn }) => [
      selectFrom('recipes')
        .select(fn.countAll<number>().as('count'))
        .where('ownerId', '=', member.id)
        .$asScalar()
        .$notNull()
        .as('recipeCount'),
      selectFrom('recipeImages')
        .select(fn.countAll<number>().as('count'))
        .where('ownerId', '=', member.id)
        .$asScalar()
        .$notNull()
        .as('recipeImageCount'),
      selectFrom('messages')
        .select(fn.countAll<number>().as('count'))
        .where('ownerId', '=', member.id)
        .$asScalar()
        .$notNull()
        .as('messageCount'),
      'createdAt',
      'lastLoginAt as lastLogin',
    ])
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
}
