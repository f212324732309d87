import { cleanLabelTitle, labelKey } from '@potluck/search/label-title'
import { maxChosen } from '../../book/contents/choose-food.ts'
import { ensureLabels } from '../../book/labels/store.ts'
import { writeLinks } from '../../book/recipes/whole/links.ts'
import type { OpenBook } from '../../machinery/base/database/change-book.ts'
import { insertNew } from '../../machinery/base/database/insert-new.ts'
import type { PartLine } from './format.ts'
import { findRestored } from './own-ids.ts'
import { restoreRows } from './restore-rows.ts'

/** Max names of people of another server. */
const maxPeople = 10_000

/** Restores the names of people whom the member knew on the server of the export. */
export async function restorePeople(book: OpenBook, lines: readonly PartLine<'people'>[]): Promise<void> {
  const { ownerId } = book
  const rows = lines.filter(({ id }) => id !== ownerId).map(({ id, name }) => ({ ownerId, id, name }))
  await restoreRows(book, 'broughtPeople', maxPeople, rows)
}

/** Restores labels with their groups; existing labels do not change. @throws {Refusal} `book-full` */
export async function restoreLabels(book: OpenBook, lines: readonly PartLine<'labels'>[]): Promise<void> {
  const { ownerId, database } = book
  const labels = lines.flatMap(({ id, title, group, createdAt, updatedAt }) => {
    const clean = cleanLabelTitle(title)
    if (clean === '') return []
    const groupTitle = group === null ? null : cleanLabelTitle(group) || null
    return [{ ownerId, id, title: clean, lowerTitle: labelKey(clean), groupTitle, createdAt, updatedAt }]
  })
  if (labels.length === 0) return
  await insertNew(database, 'labels', labels)
  await ensureLabels(
    book,
    labels.map(({ title }) => title),
  )
}

/** Restores links between recipes; a link that would close a circle is skipped. */
export async function restoreLinks(book: OpenBook, lines: readonly PartLine<'links'>[]): Promise<void> {
  const restoredId = await findRestored(book, 'recipes', lines, 'recipeId', 'linkedId')
  await writeLinks(book, lines, restoredId)
}

/** Restores the foods that were chosen for names; one that is chosen here stays. */
export async function restoreFoods(book: OpenBook, lines: readonly PartLine<'foods'>[]): Promise<void> {
  const rows = lines.map(({ key, food, createdAt }) => ({ ownerId: book.ownerId, key, food, createdAt }))
  await restoreRows(book, 'chosenFoods', maxChosen, rows)
}

/** Restores saved searches. */
export async function restoreSearches(book: OpenBook, lines: readonly PartLine<'searches'>[]): Promise<void> {
  const rows = lines.map((line) => ({ ...line, ownerId: book.ownerId }))
  await restoreRows(book, 'savedSearches', 100, rows)
}
