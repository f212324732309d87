import type { Book } from '../access/book.ts'
import type { OpenBook } from '../machinery/database/change-book.ts'
import type { Database } from '../machinery/database/database.ts'
import { readDrafts } from '../recipes/read-drafts.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { FittedRecipe } from './import-item.ts'

/** What of a recipe is in the book already: the same, or another version of it. */
export type Recognised = { readonly recipeId: string; readonly isSame: boolean }

/** A recipe of an import and the id it would have in the book. */
export interface Candidate {
  readonly id: string
  readonly recipe: FittedRecipe
}

const defined = (values: readonly (string | undefined)[]): string[] => [
  ...new Set(values.filter((value) => value !== undefined)),
]

/** What was brought over before and says the same, or comes from the same place: in the book, or in its trash. */
async function broughtOver(
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

/** The recipes in the book that our own export wrote these from: what each says, by id. */
async function exportedFrom(database: Database, book: Book, candidates: readonly Candidate[]) {
  const drafts = await readDrafts(database, book, defined(candidates.map(({ recipe }) => recipe.exportedFrom)))
  return new Map([...drafts].map(([id, draft]) => [id, fingerprintOf(draft)]))
}

/**
 * Finds what of a batch is in the book already: from an earlier import, from the book that our own export was
 * made of, or from earlier in the same batch.
 * @returns by the candidates' ids
 */
export async function recognise(
  database: Database,
  book: Book,
  candidates: readonly Candidate[],
): Promise<ReadonlyMap<string, Recognised>> {
  if (candidates.length === 0) return new Map()
  const before = await broughtOver(database, book, candidates, 'book')
  const exported = await exportedFrom(database, book, candidates)
  const same = new Map(before.map(({ fingerprint, recipeId }) => [fingerprint, recipeId]))
  const versions = new Map(before.map(({ origin, recipeId }) => [origin, recipeId]))
  const found = new Map<string, Recognised>()
  for (const { id, recipe } of candidates) {
    const { fingerprint, origin = '' } = recipe
    const exportedAs = exported.get(recipe.exportedFrom ?? '')
    const known = exportedAs === fingerprint ? recipe.exportedFrom : same.get(fingerprint)
    const version = exportedAs === undefined ? versions.get(origin) : recipe.exportedFrom
    if (known !== undefined) found.set(id, { recipeId: known, isSame: true })
    else if (version !== undefined) found.set(id, { recipeId: version, isSame: false })
    if (known === undefined) same.set(fingerprint, id)
    if (origin !== '') versions.set(origin, id)
  }
  return found
}

/**
 * Finds what of a batch an earlier import brought and now is in the trash.
 * @returns the recipes' ids by the candidates'
 */
export async function recogniseInTrash(
  database: Database,
  book: Book,
  candidates: readonly Candidate[],
): Promise<ReadonlyMap<string, string>> {
  if (candidates.length === 0) return new Map()
  const deleted = await broughtOver(database, book, candidates, 'trash')
  const found = candidates.flatMap(({ id, recipe }) => {
    const match = deleted.find(
      ({ fingerprint, origin }) => fingerprint === recipe.fingerprint || (origin !== null && origin === recipe.origin),
    )
    return match ? [[id, match.recipeId] as const] : []
  })
  return new Map(found)
}

/** How a recipe that is brought over is recognised when it comes again. */
export interface ImportFingerprint {
  readonly recipeId: string
  readonly fingerprint: string
  readonly origin: string | null
}

/** Remembers recipes that were brought over, in the transaction that writes them. */
export async function rememberRecipes(
  { database: { db }, ownerId }: OpenBook,
  marks: readonly ImportFingerprint[],
): Promise<void> {
  if (marks.length === 0) return
  await db
    .insertInto('importedRecipes')
    .values(marks.map((mark) => ({ ownerId, ...mark })))
    .execute()
}
