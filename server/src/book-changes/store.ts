import type { AnsweredBookChanges } from '@potluck/api/book-changes'
import type { Reader } from '../access/reader.ts'
import type { Database } from '../machinery/database/database.ts'
import type { Services } from '../services.ts'
import { copiedLabels } from './copied-labels.ts'
import { copiedRecipes } from './copied-recipes.ts'
import { fromTheStart, type Mark, writeMark } from './mark.ts'

const changedAfter = ({ db }: Database, reader: Reader, { mark, itemId }: Mark, count: number) =>
  db
    .selectFrom('changedItems')
    .select(['kind', 'itemId', 'mark'])
    .where('ownerId', '=', reader.id)
    .where(({ or, and, eb }) => or([eb('mark', '>', mark), and([eb('mark', '=', mark), eb('itemId', '>', itemId)])]))
    .where('mark', '>=', mark)
    .orderBy('mark')
    .orderBy('itemId')
    .limit(count)
    .execute()

/**
 * What changed in a reader's own book after a mark, a page of it. An item that changes again while pages are read gets a
 * larger mark, and comes again.
 */
export async function bookChangesSince(
  services: Pick<Services, 'database' | 'imageAddress'>,
  reader: Reader,
  since: Mark,
  count: number,
): Promise<AnsweredBookChanges> {
  const { database } = services
  const changed = await changedAfter(database, reader, since, count)
  const idsOf = (wanted: 'recipe' | 'label') =>
    changed.filter(({ kind }) => kind === wanted).map(({ itemId }) => itemId)
  const [recipeIds, labelIds] = [idsOf('recipe'), idsOf('label')]
  const [recipes, labels] = await Promise.all([
    copiedRecipes(services, reader, recipeIds),
    copiedLabels(database, reader, labelIds),
  ])
  const there = new Set([...recipes, ...labels].map(({ id }) => id))
  // Who has nothing yet has nothing to forget.
  const goneOf = (ids: readonly string[]) => (since === fromTheStart ? [] : ids.filter((id) => !there.has(id)))
  return {
    recipes,
    labels,
    goneRecipes: goneOf(recipeIds),
    goneLabels: goneOf(labelIds),
    mark: writeMark(changed.at(-1) ?? since),
    more: changed.length === count,
  }
}
