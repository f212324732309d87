import { cleanLabelTitle, labelKey } from '@potluck/search/label-title'
import type { Reader } from '../access/reader.ts'
import { ensureLabels } from '../labels/store.ts'
import type { OpenBook } from '../machinery/database/change-book.ts'
import { Refusal } from '../machinery/refusal.ts'
import { addLink } from '../recipes/linked.ts'
import type { PartLine } from './format.ts'
import { foundIn } from './own-ids.ts'
import { addNew, restoreRows } from './restore-rows.ts'

/** Most names that are stored of people of another server. */
const mostPeople = 10_000

/** Who somebody was on the server that the account comes from. */
export async function restorePeople(book: OpenBook, lines: readonly PartLine<'people'>[]): Promise<void> {
  const { ownerId } = book
  const rows = lines.filter(({ id }) => id !== ownerId).map(({ id, name }) => ({ ownerId, id, name }))
  await restoreRows(book, 'broughtPeople', mostPeople, rows)
}

/** Labels with their groups; of one that is there already nothing changes. @throws {Refusal} `book-full` */
export async function restoreLabels(book: OpenBook, lines: readonly PartLine<'labels'>[]): Promise<void> {
  const { ownerId, database } = book
  const labels = lines.flatMap(({ id, title, group, createdAt, updatedAt }) => {
    const clean = cleanLabelTitle(title)
    if (clean === '') return []
    const groupTitle = group === null ? null : cleanLabelTitle(group) || null
    return [{ ownerId, id, title: clean, lowerTitle: labelKey(clean), groupTitle, createdAt, updatedAt }]
  })
  if (labels.length === 0) return
  await addNew(database, 'labels', labels)
  await ensureLabels(
    book,
    labels.map(({ title }) => title),
  )
}

/** Which recipes take others. What would go round in a circle is left out. */
export async function restoreLinks(book: OpenBook, reader: Reader, lines: readonly PartLine<'links'>[]): Promise<void> {
  const found = await foundIn(
    book.database,
    book,
    'recipes',
    lines.flatMap(({ recipeId, linkedId }) => [recipeId, linkedId]),
  )
  for (const line of lines) {
    const [recipeId, linkedId] = [found(line.recipeId), found(line.linkedId)]
    if (recipeId === null || linkedId === null) continue
    await addLink(book, reader, recipeId, linkedId).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
    })
  }
}

/** Searches that were stored. */
export async function restoreSearches(book: OpenBook, lines: readonly PartLine<'searches'>[]): Promise<void> {
  const rows = lines.map((line) => ({ ...line, ownerId: book.ownerId }))
  await restoreRows(book, 'savedSearches', 100, rows)
}
