import { roleOf } from '@potluck/api/kitchen-roles'
import type { ReadableBook } from '../../ground/access/book.ts'
import type { Member } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { pastPeopleById } from '../../people/people/people.ts'
import { readableBook } from '../../people/policies/books.ts'

/** After this many lines of a kitchen it is asked again whether the member is in it. */
const linesPerQuestion = 200

/** The kitchens that a member is in, by id, to select from. */
export const kitchensOf = (db: Database['db'], member: Member) =>
  db.selectFrom('kitchenMembers').select('kitchenId').where('personId', '=', member.id).orderBy('kitchenId')

/** The book of a kitchen; null for whoever was taken out. */
const bookOf = (database: Database, member: Member, kitchenId: string): Promise<ReadableBook | null> =>
  readableBook(database, member, kitchenId).catch(() => null)

/**
 * Lines of the books of all kitchens that a member is in. Whoever is taken out meanwhile gets no more.
 * @param write the lines of one book
 */
export const ofKitchens = <Line extends object>(
  write: (database: Database, book: ReadableBook) => AsyncIterable<Line>,
) =>
  async function* lines(database: Database, member: Member): AsyncGenerator<Line & { readonly kitchenId: string }> {
    for (const { kitchenId } of await kitchensOf(database.db, member).execute()) {
      const book = await bookOf(database, member, kitchenId)
      let count = 0
      for await (const line of book ? write(database, book) : []) {
        if (++count % linesPerQuestion === 0 && !(await bookOf(database, member, kitchenId))) break
        yield { ...line, kitchenId }
      }
    }
  }

/** The kitchens that a member is in, with the names of those who are in them, too. */
export async function* kitchens(database: Database, member: Member) {
  const { db } = database
  const own = await db
    .selectFrom('kitchenMembers as mine')
    .innerJoin('kitchens', 'kitchens.id', 'mine.kitchenId')
    .leftJoin('kitchenImages', 'kitchenImages.kitchenId', 'kitchens.id')
    .leftJoin('images', 'images.id', 'kitchenImages.imageId')
    .select(['kitchens.id', 'kitchens.name', 'mine.role', 'kitchens.createdAt'])
    .select(['imageId', 'digest', 'images.createdAt as addedAt'])
    .where('mine.personId', '=', member.id)
    .orderBy('kitchens.id')
    .execute()
  for (const { imageId, digest, addedAt, ...kitchen } of own) {
    const members = await db
      .selectFrom('kitchenMembers')
      .select(['personId as id', 'role'])
      .where('kitchenId', '=', kitchen.id)
      .orderBy('joinedAt')
      .orderBy('personId')
      .execute()
    const personOf = await pastPeopleById(
      database,
      member,
      members.map(({ id }) => id),
    )
    yield {
      ...kitchen,
      role: roleOf(kitchen.role),
      image:
        imageId === null || digest === null || addedAt === null ? null : { id: imageId, digest, createdAt: addedAt },
      members: members.map(({ id, role }) => ({ id, name: personOf(id).name, role: roleOf(role) })),
    }
  }
}
