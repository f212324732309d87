import { Book } from '../../ground/access/book.ts'
import { changeBook } from '../../machinery/base/database/change-book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { knowledgeVersion } from '../../people/book-changes/knowledge-version.ts'
import { writeContents } from './store.ts'

/** Recipes that are worked out in one transaction: other writes run in between. */
const batch = 20

interface Waiting {
  readonly ownerId: string
  readonly id: string
}

/** Those that a change of others outdated, or also those without contents, or with those of other knowledge. */
export type Which = 'outdated' | 'all'

/** Recipes behind one, in the order of their books, that are to be worked out. */
const waitingAfter = ({ db }: Database, { ownerId, id }: Waiting): Promise<Waiting[]> =>
  db
    .selectFrom('recipes')
    .leftJoin('recipeContents', (join) =>
      join.onRef('recipeContents.ownerId', '=', 'recipes.ownerId').onRef('recipeContents.recipeId', '=', 'recipes.id'),
    )
    .select(['recipes.ownerId', 'recipes.id'])
    .where(({ or, and, eb }) =>
      or([eb('recipes.ownerId', '>', ownerId), and([eb('recipes.ownerId', '=', ownerId), eb('recipes.id', '>', id)])]),
    )
    .where(({ or, eb }) =>
      or([eb('recipeContents.knowledge', 'is', null), eb('recipeContents.knowledge', '!=', knowledgeVersion)]),
    )
    .orderBy('recipes.ownerId')
    .orderBy('recipes.id')
    .limit(batch)
    .execute()

/** Those alone that a change outdated; found by their index, because this is asked after each change of a book. */
const outdatedAfter = ({ db }: Database, { ownerId, id }: Waiting): Promise<Waiting[]> =>
  db
    .selectFrom('recipeContents')
    .select(['ownerId', 'recipeId as id'])
    .where('knowledge', '=', '')
    .where(({ or, and, eb }) =>
      or([eb('ownerId', '>', ownerId), and([eb('ownerId', '=', ownerId), eb('recipeId', '>', id)])]),
    )
    .orderBy('ownerId')
    .orderBy('recipeId')
    .limit(batch)
    .execute()

const after = { all: waitingAfter, outdated: outdatedAfter }

/** Works out some recipes of a book, as they are by now. */
const makeSome = (database: Database, book: Book, ids: readonly string[]): Promise<void> =>
  changeBook(database, book, async (open) => {
    const recipes = await open.database.db
      .selectFrom('recipes')
      .select(['id', 'ingredients', 'yield', 'nutrition'])
      .where('ownerId', '=', open.ownerId)
      .where('id', 'in', ids)
      .execute()
    await writeContents(open, recipes)
  })

/** Tells the people of a book that recipes of it are others now. */
async function tell({ database, notifier }: Told, ownerId: string): Promise<void> {
  const members = await database.db
    .selectFrom('kitchenMembers')
    .select('personId')
    .where('kitchenId', '=', ownerId)
    .execute()
  const inKitchen = members.length > 0
  const people = inKitchen ? members.map(({ personId }) => personId) : [ownerId]
  notifier.notify(people, { type: 'book:changed', data: inKitchen ? { kitchenId: ownerId } : {} })
}

type Told = Pick<Services, 'database' | 'notifier'>

interface Making {
  readonly which: Which
  /** Called after each batch. */
  readonly rest: () => Promise<void>
  readonly signal: AbortSignal
}

/**
 * Works out what recipes are made of that have no contents yet, or those of other knowledge. A recipe has its former ones
 * until then.
 */
export async function makeWaiting(services: Told, { which, rest, signal }: Making): Promise<void> {
  const { database } = services
  let last: Waiting = { ownerId: '', id: '' }
  while (!signal.aborted) {
    const waiting = await after[which](database, last)
    const next = waiting.at(-1)
    if (last.ownerId !== '' && next?.ownerId !== last.ownerId) await tell(services, last.ownerId)
    if (!next) return
    for (const [ownerId, some] of Map.groupBy(waiting, (recipe) => recipe.ownerId)) {
      await makeSome(
        database,
        Book.ofIndex({ ownerId }),
        some.map(({ id }) => id),
      )
      if (ownerId !== next.ownerId && ownerId !== last.ownerId) await tell(services, ownerId)
    }
    last = next
    await rest()
  }
}
