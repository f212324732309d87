import { readWhole } from '../../book/recipes/whole/read-whole.ts'
import { draftOf } from '../../book/recipes/whole/whole-recipe.ts'
import type { Book } from '../../ground/access/book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { FittedRecipe } from './import-item.ts'

/** A recipe of the book that an imported recipe matches: the same content, or another version of it. */
export type Recognised = { readonly recipeId: string; readonly isSame: boolean }

/** A recipe of an import and the id it would have in the book. */
export interface Candidate {
  readonly id: string
  readonly recipe: FittedRecipe
}

const defined = (values: readonly (string | undefined)[]): string[] => [
  ...new Set(values.filter((value) => value !== undefined)),
]

/** Earlier imported recipes with the same fingerprint or origin as a candidate, in the book or in its trash. */
async function findImported(
  { db }: Database,
  { ownerId }: Book,
  candidates: readonly Candidate[],
  place: 'book' | 'trash',
) {
  const fingerprints = candidates.map(({ recipe }) => recipe.fingerprint)
  const origins = defined(candidates.map(({ recipe }) => recipe.origin))
  return db
    .selectFrom('importedRecipes')
    .innerJoin('recipes', (join) =>
      join
        .onRef('recipes.ownerId', '=', 'importedRecipes.ownerId')
        .onRef('recipes.id', '=', 'importedRecipes.recipeId')
        .on('recipes.folder', place === 'trash' ? '=' : '!=', 'trash'),
    )
    .select(['recipeId', 'fingerprint', 'origin'])
    .where('importedRecipes.ownerId', '=', ownerId)
    .where(({ or, eb }) =>
      or([eb('fingerprint', 'in', fingerprints), ...(origins.length > 0 ? [eb('origin', 'in', origins)] : [])]),
    )
    .execute()
}

/** The fingerprints, by id, of recipes in the book from which candidates of an own export were made. */
async function fingerprintsOfExported(database: Database, book: Book, candidates: readonly Candidate[]) {
  const ids = defined(candidates.map(({ recipe }) => recipe.exportedFrom))
  const recipes = await readWhole(database, book, ids, { without: ['pictures', 'cookings', 'versions'] })
  return new Map([...recipes].map(([id, recipe]) => [id, fingerprintOf(draftOf(recipe))]))
}

/**
 * Finds candidates that are in the book already: by an earlier import, by an own export of the book, or earlier in the
 * same batch.
 * @returns the matches by the ids of the candidates
 */
export async function recognise(
  database: Database,
  book: Book,
  candidates: readonly Candidate[],
): Promise<ReadonlyMap<string, Recognised>> {
  if (candidates.length === 0) return new Map()
  const imported = await findImported(database, book, candidates, 'book')
  const exported = await fingerprintsOfExported(database, book, candidates)
  const byFingerprint = new Map(imported.map(({ fingerprint, recipeId }) => [fingerprint, recipeId]))
  const byOrigin = new Map(imported.map(({ origin, recipeId }) => [origin, recipeId]))
  const matches = new Map<string, Recognised>()
  for (const { id, recipe } of candidates) {
    const { fingerprint, origin = '' } = recipe
    const exportedFingerprint = exported.get(recipe.exportedFrom ?? '')
    const sameId = exportedFingerprint === fingerprint ? recipe.exportedFrom : byFingerprint.get(fingerprint)
    const versionId = exportedFingerprint === undefined ? byOrigin.get(origin) : recipe.exportedFrom
    if (sameId !== undefined) matches.set(id, { recipeId: sameId, isSame: true })
    else if (versionId !== undefined) matches.set(id, { recipeId: versionId, isSame: false })
    if (sameId === undefined) byFingerprint.set(fingerprint, id)
    if (origin !== '') byOrigin.set(origin, id)
  }
  return matches
}

/**
 * Finds candidates that were imported before and are in the trash now.
 * @returns the ids of the recipes by the ids of the candidates
 */
export async function recogniseInTrash(
  database: Database,
  book: Book,
  candidates: readonly Candidate[],
): Promise<ReadonlyMap<string, string>> {
  if (candidates.length === 0) return new Map()
  const deleted = await findImported(database, book, candidates, 'trash')
  const matches = candidates.flatMap(({ id, recipe }) => {
    const match = deleted.find(
      ({ fingerprint, origin }) => fingerprint === recipe.fingerprint || (origin !== null && origin === recipe.origin),
    )
    return match ? [[id, match.recipeId] as const] : []
  })
  return new Map(matches)
}
