import { maxEaters } from '@potluck/api/eaters'
import { marksOf } from '@potluck/foods/marks'
import type { OpenBook } from '../../machinery/base/database/change-book.ts'
import type { PartLine } from './format.ts'
import type { RestoreTarget } from './restore-plans.ts'
import { restoreRows } from './restore-rows.ts'

/** Restores what people do not eat: the account itself, and in a kitchen those without one. */
export async function restoreEaters(
  book: OpenBook,
  { reader, formerId }: RestoreTarget,
  lines: readonly PartLine<'eaters'>[],
): Promise<void> {
  const { ownerId, kitchenId } = book
  const rows = lines.flatMap(({ id, name, mustNot, dislikes }) => {
    const said = { ownerId, mustNot: marksOf(mustNot), dislikes: JSON.stringify(dislikes) }
    if (id === formerId) return [{ ...said, id: reader.id, personId: kitchenId && reader.id, name: '' }]
    return kitchenId === null || name === '' || id === reader.id ? [] : [{ ...said, id, personId: null, name }]
  })
  await restoreRows(book, 'eaters', maxEaters, rows)
}
