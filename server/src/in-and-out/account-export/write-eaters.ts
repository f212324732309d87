import { namesIn } from '@potluck/foods/marks'
import type { ReadableBook } from '../../ground/access/book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { dislikesOf } from '../../people/eaters/store.ts'

/** The eaters that a person wrote down: themselves, and as an owner of a kitchen those without an account. */
export async function* writeEaters({ db }: Database, { ownerId, personId, role }: ReadableBook) {
  const rows = await db
    .selectFrom('eaters')
    .select(['id', 'name', 'mustNot', 'dislikes'])
    .where('ownerId', '=', ownerId)
    .where((eb) =>
      role === 'owner' ? eb.or([eb('id', '=', personId), eb('name', '!=', '')]) : eb('id', '=', personId),
    )
    .orderBy('name')
    .orderBy('id')
    .execute()
  for (const { mustNot, dislikes, ...eater } of rows) {
    yield { ...eater, mustNot: namesIn(mustNot), dislikes: dislikesOf(dislikes) }
  }
}
