import { wordsOf } from '../../ground/access/stored-roles.ts'
import type { Database } from '../../machinery/base/database/database.ts'

/** The person whose limit counts for a book: its one owner, or the owner of the kitchen who joined first. */
async function answeringFor({ db }: Database, ownerId: string): Promise<string> {
  const owner = await db
    .selectFrom('kitchenMembers')
    .select('personId')
    .where('kitchenId', '=', ownerId)
    .where('role', 'in', wordsOf('owner'))
    .orderBy('joinedAt')
    .orderBy('personId')
    .limit(1)
    .executeTakeFirst()
  return owner?.personId ?? ownerId
}

/** Books whose pictures count together, and the most bytes that these may take. */
interface PictureLimit {
  readonly ownerIds: readonly string[]
  readonly limit: number
}

/**
 * The limit of a book's pictures: the one that an admin of the server set for its person, or that of everybody. Where this is
 * taken away, so is the other.
 */
export async function pictureLimitOf(database: Database, ownerId: string): Promise<PictureLimit> {
  const { db, memberLimits } = database
  const personId = await answeringFor(database, ownerId)
  const person = await db.selectFrom('users').select('pictureLimit').where('id', '=', personId).executeTakeFirst()
  const kept = await db
    .selectFrom('kitchenMembers as own')
    .select('own.kitchenId')
    .where('own.personId', '=', personId)
    .where('own.role', 'in', wordsOf('owner'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('kitchenMembers as earlier')
            .select('earlier.personId')
            .whereRef('earlier.kitchenId', '=', 'own.kitchenId')
            .where('earlier.role', 'in', wordsOf('owner'))
            .where(({ or, and, eb, ref }) =>
              or([
                eb('earlier.joinedAt', '<', ref('own.joinedAt')),
                and([
                  eb('earlier.joinedAt', '=', ref('own.joinedAt')),
                  eb('earlier.personId', '<', ref('own.personId')),
                ]),
              ]),
            ),
        ),
      ),
    )
    .execute()
  return {
    ownerIds: [personId, ...kept.map(({ kitchenId }) => kitchenId)],
    limit: Number.isFinite(memberLimits.space)
      ? Number(person?.pictureLimit ?? memberLimits.space)
      : memberLimits.space,
  }
}
