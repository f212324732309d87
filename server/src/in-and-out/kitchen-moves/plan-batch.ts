import type { Joined, MoveNote } from '@potluck/api/kitchen-moves'
import { readEntriesOf } from '../../book/duplicates/entries.ts'
import type { Book } from '../../ground/access/book.ts'
import type { Reader } from '../../ground/access/reader.ts'
import type { OpenBook } from '../../machinery/base/database/change-book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import type { NewResult } from '../../machinery/jobs/results.ts'
import { peopleOfRecipes } from '../../people/book-changes/people-of-recipes.ts'
import { pastPeopleById } from '../../people/people/people.ts'
import { type Copied, copyIdOf } from './copied.ts'
import type { KnownRecipes } from './known-recipes.ts'
import { sameInKitchen } from './sources.ts'
import type { StoredMove } from './store.ts'

/** Both books of a step, locked, in one transaction. */
export interface OpenBooks {
  readonly own: OpenBook
  readonly kitchen: OpenBook
}

/** A job that copies recipes into a kitchen. */
export interface Move extends StoredMove {
  readonly jobId: string
  readonly known: KnownRecipes
  /** Most pictures of a recipe, where it is not the maximum of the product. */
  readonly maxPictures?: number
}

/** What becomes of the recipes of a batch. */
export interface Plan {
  readonly titles: ReadonlyMap<string, string>
  readonly copies: readonly Copied[]
  /** Recipes that the kitchen has: copied before, or likely to be the same. */
  readonly present: ReadonlyMap<string, string>
  readonly same: ReadonlyMap<string, string>
  /** Those of the own book in whose place the kitchen's are now. */
  readonly joined?: ReadonlyMap<string, Joined>
  /** Whether the cook asked for that alone. */
  readonly isJoin?: boolean
}

const titlesOf = async ({ db }: Database, { ownerId }: Book, ids: readonly string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('recipes')
    .select(['id', 'title'])
    .where('ownerId', '=', ownerId)
    .where('id', 'in', ids)
    .where('folder', '!=', 'trash')
    .execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** Decides what becomes of recipes, under the locks of both books. */
export async function planBatch({ own, kitchen }: OpenBooks, move: Move, ids: readonly string[]): Promise<Plan> {
  const inside = kitchen.database
  const titles = await titlesOf(inside, own, ids)
  const there = ids.filter((id) => titles.has(id))
  const present = await sameInKitchen(inside, kitchen, there)
  await move.known.readNew(inside, kitchen)
  const both = new Set(move.duplicateIds)
  const compared = there.filter((id) => !present.has(id) && !both.has(id))
  const likely = new Map(
    (await readEntriesOf(inside, own, compared)).flatMap((entry) => {
      const match = move.known.find(entry)
      return match === null ? [] : [[entry.id, match.id] as const]
    }),
  )
  // What was deleted since it was read is no duplicate.
  const alive = await titlesOf(inside, kitchen, [...likely.values()])
  const same = new Map([...likely].filter(([, recipeId]) => alive.has(recipeId)))
  const copies = there
    .filter((id) => !present.has(id) && !same.has(id))
    .map((sourceId) => ({ sourceId, id: move.emptiesOwnBook ? sourceId : copyIdOf(move.jobId, sourceId) }))
  return { titles, copies, present, same }
}

/** The results of a batch, in order; what is kept one time is named with those whose it is. */
export async function resultsOf(
  { kitchen }: Pick<OpenBooks, 'kitchen'>,
  reader: Reader,
  ids: readonly string[],
  plan: Plan,
): Promise<NewResult<MoveNote>[]> {
  const { titles, copies, present, same, joined = new Map<string, Joined>() } = plan
  const recipeIds = [...same.values(), ...[...present].flatMap(([id, sameId]) => (joined.has(id) ? sameId : []))]
  const peopleOf = await peopleOfRecipes(kitchen.database, kitchen, recipeIds)
  const personOf = await pastPeopleById(kitchen.database, reader, recipeIds.flatMap(peopleOf))
  const titleOf = await titlesOf(kitchen.database, kitchen, recipeIds)
  const copyOf = new Map(copies.map(({ sourceId, id }) => [sourceId, id]))
  return ids.map((id): NewResult<MoveNote> => {
    const name = titles.get(id)
    if (name === undefined) return { name: '', outcome: 'skipped', refers: null, notes: [{ code: 'gone' }] }
    const refersTo = (recipeId: string) => ({ kind: 'recipe', id: recipeId })
    const [before, sameId, copyId] = [present.get(id), same.get(id), copyOf.get(id)]
    const join = joined.get(id)
    if (before !== undefined && join === undefined)
      return { name, outcome: 'skipped', refers: refersTo(before), notes: [{ code: 'present' }] }
    const keptId = sameId ?? before
    if (keptId === undefined)
      return { name, outcome: copyId ? 'done' : 'skipped', refers: copyId ? refersTo(copyId) : null, notes: [] }
    const names = peopleOf(keptId).flatMap((personId) => personOf(personId).name || [])
    const note: MoveNote = {
      code: 'kept-once',
      title: titleOf.get(keptId) ?? name,
      names,
      ...(join && { joined: join }),
    }
    return { name, outcome: plan.isJoin ? 'done' : 'skipped', refers: refersTo(keptId), notes: [note] }
  })
}
