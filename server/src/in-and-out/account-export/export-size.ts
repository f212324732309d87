import type { AccountExportSize } from '@potluck/api/account-export'
import type { Member } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { kitchensOf } from './write-kitchens.ts'

/** What an account export of a member would hold now: their own book and those of their kitchens, each picture once. */
export async function readExportSize({ db }: Database, member: Member): Promise<AccountExportSize> {
  const kitchens = await kitchensOf(db, member).execute()
  const books = [member.id, ...kitchens.map(({ kitchenId }) => kitchenId)]
  const recipes = await db
    .selectFrom('folderCounts')
    .select(({ fn }) => fn.sum<number | string | null>('count').as('count'))
    .where('ownerId', 'in', books)
    .where('folder', '!=', 'trash')
    .executeTakeFirstOrThrow()
  const text = await db
    .selectFrom('textSpace')
    .select(({ fn }) => fn.sum<number | string | null>('bytes').as('bytes'))
    .where('ownerId', 'in', books)
    .executeTakeFirstOrThrow()
  const pictures = await db
    .selectFrom(
      db
        .selectFrom('images')
        .select(({ fn }) => ['digest', fn.max('bytes').as('bytes')])
        .where('ownerId', 'in', books)
        .groupBy('digest')
        .as('pictures'),
    )
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number | string | null>('bytes').as('bytes')])
    .executeTakeFirstOrThrow()
  return {
    recipeCount: Number(recipes.count ?? 0),
    pictureCount: Number(pictures.count),
    textBytes: Number(text.bytes ?? 0),
    pictureBytes: Number(pictures.bytes ?? 0),
  }
}
