import { cleanLabelTitles, labelKey } from '@potluck/search/label-title'
import type { ReadableBook } from '../../ground/access/book.ts'
import type { OpenBook } from '../../machinery/base/database/change-book.ts'
import type { Database } from '../../machinery/base/database/database.ts'

const labelsCalled = ({ db }: Database, { ownerId }: ReadableBook, keys: readonly string[]) =>
  db
    .selectFrom('labels')
    .select(['lowerTitle', 'groupTitle'])
    .where('ownerId', '=', ownerId)
    .where('lowerTitle', 'in', keys)
    .execute()

/** Runs a step that makes labels of a book as those of another one; new ones are in the group that they have there. */
export async function groupNewLabels(
  from: ReadableBook,
  to: OpenBook,
  titles: readonly string[],
  step: () => Promise<unknown>,
): Promise<void> {
  const { database, ownerId } = to
  const keys = [...new Set(cleanLabelTitles(titles).map(labelKey))]
  const before = keys.length === 0 ? [] : await labelsCalled(database, to, keys)
  await step()
  const isOld = new Set(before.map(({ lowerTitle }) => lowerTitle))
  const fresh = keys.filter((key) => !isOld.has(key))
  if (fresh.length === 0) return
  const grouped = (await labelsCalled(database, from, fresh)).filter(({ groupTitle }) => groupTitle !== null)
  for (const [groupTitle, labels] of Map.groupBy(grouped, (label) => label.groupTitle)) {
    await database.db
      .updateTable('labels')
      .set({ groupTitle })
      .where('ownerId', '=', ownerId)
      .where(
        'lowerTitle',
        'in',
        labels.map(({ lowerTitle }) => lowerTitle),
      )
      .execute()
  }
}
