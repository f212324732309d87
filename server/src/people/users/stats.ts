import type { getStats } from '@potluck/api/account'
import type { z } from 'zod'
import type { Reader } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'

/** Figures of the reader's account, in one statement. */
export async function readStats(
  { db, memberLimits }: Database,
  reader: Reader,
): Promise<z.infer<typeof getStats.response>> {
  const { pictureLimit, ...figures } = await db
    .selectFrom('users')
    .select(({ selectFrom, fn }) => [
      selectFrom('recipes')
        .select(fn.countAll<number>().as('count'))
        .where('ownerId', '=', reader.id)
        .where('folder', '!=', 'trash')
        .$asScalar()
        .$notNull()
        .as('recipeCount'),
      selectFrom('recipeImages')
        .select(fn.countAll<number>().as('count'))
        .where('ownerId', '=', reader.id)
        .$asScalar()
        .$notNull()
        .as('recipeImageCount'),
      selectFrom('messages')
        .select(fn.countAll<number>().as('count'))
        .where('ownerId', '=', reader.id)
        .$asScalar()
        .$notNull()
        .as('messageCount'),
      selectFrom('textSpace').select('bytes').where('ownerId', '=', reader.id).$asScalar().as('textBytes'),
      selectFrom('storedSpace')
        .select(({ fn: inner }) => inner.sum<number | string | null>('storedSpace.bytes').as('bytes'))
        .where('ownerId', '=', reader.id)
        .$asScalar()
        .as('otherBytes'),
      selectFrom('images')
        .select(({ fn: inner }) => inner.sum<number | string | null>('images.bytes').as('bytes'))
        .where('ownerId', '=', reader.id)
        .$asScalar()
        .as('pictureBytes'),
      'pictureLimit',
      'createdAt',
      'lastLoginAt as lastLogin',
    ])
    .where('id', '=', reader.id)
    .executeTakeFirstOrThrow()
  return {
    ...figures,
    textBytes: figures.textBytes ?? 0,
    otherBytes: Number(figures.otherBytes ?? 0),
    textLimit: memberLimits.text,
    pictureBytes: Number(figures.pictureBytes ?? 0),
    pictureLimit: Number(pictureLimit ?? memberLimits.space),
  }
}
