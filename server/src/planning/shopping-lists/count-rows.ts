import type { ShoppingListSummary } from '@potluck/api/shopping-lists'
import { languagesOfList } from '@potluck/cooking/arrange-shop'
import { loadVocabulary } from '@potluck/cooking/languages/load-words'
import { mergeKey } from '@potluck/cooking/merge-items'
import type { Database } from '../../machinery/base/database/database.ts'
import { yielding } from '../../machinery/base/yielding.ts'
import { storedLanguages } from './items.ts'

/** Items whose rows are counted for one answer: reading a line takes a tenth of a millisecond. */
const maxCounted = 1_000

type CountedList = Pick<ShoppingListSummary, 'id' | 'itemCount' | 'doneCount'>

const sizeOf = ({ itemCount, doneCount = 0 }: CountedList): number => itemCount + doneCount

/** The rows to buy of these lists, by their ids, the shortest lists first; of those that come after `maxCounted` items none. */
export async function countRows(
  { db, dialect }: Database,
  lists: readonly CountedList[],
): Promise<ReadonlyMap<string, number>> {
  let left = maxCounted
  const counted = lists
    .toSorted((a, b) => sizeOf(a) - sizeOf(b))
    .filter((list) => {
      left -= sizeOf(list)
      return left >= 0
    })
  if (counted.length === 0) return new Map()
  const items = await db
    .selectFrom(dialect.rowsOf(counted.map(({ id }) => id)).as('counted'))
    .innerJoin('shoppingLists as list', 'list.id', 'counted.value')
    .innerJoin('shoppingListItems as item', (join) =>
      join.onRef('item.ownerId', '=', 'list.ownerId').onRef('item.listId', '=', 'list.id'),
    )
    .select(['list.id as listId', 'list.languages', 'item.title', 'item.notes', 'item.completed'])
    .execute()
  const rows = new Map(counted.map(({ id }) => [id, 0]))
  for (const [listId, of] of Map.groupBy(items, (item) => item.listId)) {
    const titles = of.map(({ title }) => title)
    const languages = storedLanguages.parse(JSON.parse(of[0]?.languages ?? '[]'))
    const vocabulary = await loadVocabulary(languagesOfList(titles, languages))
    const keys = new Set<string>()
    await yielding(
      of.filter(({ completed }) => completed === 0),
      ({ title, notes }) => void keys.add(mergeKey(title, notes, vocabulary)),
    )
    rows.set(listId, keys.size)
  }
  return rows
}
