import { groupNewLabels } from '../../book/labels/group-new-labels.ts'
import { addMissing, type Same } from '../../book/recipes/whole/add-missing.ts'
import { type Part, readWhole } from '../../book/recipes/whole/read-whole.ts'
import { copiedImages, copyOf, type RecipeToWrite, type WholeRecipe } from '../../book/recipes/whole/whole-recipe.ts'
import { writeWhole } from '../../book/recipes/whole/write-whole.ts'
import type { ReadableBook } from '../../ground/access/book.ts'
import type { OpenBook } from '../../machinery/base/database/change-book.ts'
import type { Copied } from './copied.ts'

/** A copy leaves behind the cookings of other people and the mark of imports; into a kitchen, earlier versions, too. */
const staysBehind = ({ kitchenId }: ReadableBook): readonly Part[] =>
  kitchenId === null ? ['cookingsOfOthers', 'versions', 'mark'] : ['cookingsOfOthers', 'mark']

/**
 * Recipes of a book with the ids of the same ones in another. Those that are gone are passed over.
 * @param left parts that are not read
 */
export async function readSame(
  from: ReadableBook,
  to: OpenBook,
  pairs: readonly Copied[],
  left: readonly Part[] = [],
): Promise<Same[]> {
  const sourceIds = pairs.map(({ sourceId }) => sourceId)
  const sources = await readWhole(to.database, from, sourceIds, { without: [...staysBehind(from), ...left] })
  return pairs.flatMap(({ sourceId, id }) => {
    const source = sources.get(sourceId)
    return source ? [{ id, source }] : []
  })
}

/** The notes of a copy. Only in a kitchen has a cook a note to themselves: elsewhere all notes are theirs alone. */
const withOwnNote = ({ texts, note }: WholeRecipe): WholeRecipe['texts'] => ({
  ...texts,
  notes: [texts.notes, note].filter((text) => text !== '').join('\n\n'),
})

/** A recipe as it is written into another book. */
function copyIn(from: ReadableBook, to: OpenBook, { id, source }: Same): RecipeToWrite {
  const { folder: _folder, ...copy } = copyOf(source, id, to)
  // Out of a kitchen nobody takes the name of somebody whom they may not know.
  const fromUserId = from.kitchenId === null ? source.fromUserId : null
  return to.kitchenId === null
    ? { ...copy, ...historyOf(source, id), fromUserId, note: '', texts: withOwnNote(source) }
    : { ...copy, fromUserId }
}

/** The earlier versions of a recipe as those of its copy; who wrote them is not told outside of the kitchen. */
const historyOf = ({ version, updatedAt, versions }: WholeRecipe, copyId: string) => ({
  version,
  updatedAt,
  versions: versions.map((earlier) => ({
    ...earlier,
    savedById: null,
    images: copiedImages(earlier.images, copyId),
  })),
})

/**
 * Copies recipes of a book into another one with everything but what stays behind. To copies that are there is added what
 * is the reader's own.
 * @throws {Refusal} `book-full`
 */
export async function copyRecipes(from: ReadableBook, to: OpenBook, pairs: readonly Copied[]): Promise<void> {
  const copies = await readSame(from, to, pairs)
  const labels = copies.flatMap(({ source }) => source.labels)
  let written: ReadonlySet<string> = new Set()
  await groupNewLabels(from, to, labels, async () => {
    written = await writeWhole(
      to,
      copies.map((copy) => copyIn(from, to, copy)),
    )
  })
  const present = copies.filter(({ id }) => !written.has(id))
  await addMissing(to, present, { without: ['labels', 'pictures'] })
}
