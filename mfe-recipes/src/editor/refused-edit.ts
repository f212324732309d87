import { mergeChanges } from '@potluck/api/merge-changes'
import { type Recipe, updateRecipe, type WrittenRecipe, writtenFields } from '@potluck/api/recipes'
import { type Change, endpointName } from '@potluck/platform/changes'
import { writtenBy } from '../kept/changed-recipe.ts'
import { previewOf } from '../kept/preview.ts'
import type { EditStart } from './edit-start.ts'
import { savedRecipe } from './edit-start.ts'
import type { SaveProblem } from './save-problem.ts'

/** Edits of one recipe that were made without a network and could not be applied, brought together. */
export interface RefusedEdit {
  readonly start: EditStart
  readonly problem: SaveProblem | null
  /** Names the changes, which go when this is settled. */
  readonly references: readonly string[]
}

/** The refused edits of a recipe, in the order they were made. */
export const refusedEdits = (changes: readonly Change[], recipeId: string): readonly Change[] =>
  changes.filter(
    ({ endpoint, input, refusal }) =>
      refusal !== null && endpoint === endpointName(updateRecipe) && input.params?.id === recipeId,
  )

/**
 * What the editor begins with to settle refused edits: mine, what they were written on, and what the server holds.
 * @returns null when there is none that this release understands
 */
export function settling(edits: readonly Change[], theirs: Recipe): RefusedEdit | null {
  const last = edits.at(-1)
  if (!last) return null
  const other = writtenFields(theirs)
  let [mine, base]: [WrittenRecipe, WrittenRecipe] = [other, other]
  const begun = new Set<string>()
  for (const edit of edits) {
    const { draft, replaces } = writtenBy(edit) ?? {}
    if (!draft || !replaces) return null
    const fields = Object.keys(replaces)
    const first = Object.entries(replaces).filter(([field]) => !begun.has(field))
    mine = { ...mine, ...Object.fromEntries(Object.entries(draft).filter(([field]) => fields.includes(field))) }
    base = { ...base, ...Object.fromEntries(first) }
    for (const field of fields) begun.add(field)
  }
  const saved = savedRecipe(theirs)
  const images = [...theirs.images, ...edits.flatMap((edit) => previewOf(edit).images ?? [])]
  const start = {
    recipeId: theirs.id,
    version: theirs.version,
    saved,
    base,
    draft: {
      recipeId: theirs.id,
      version: theirs.version,
      written: mine,
      folder: saved.folder,
      images: mine.imageIds.flatMap((id) => images.find((image) => image.id === id) ?? []),
      keptAt: last.at,
    },
  }
  const { both } = mergeChanges(base, mine, other)
  return {
    start,
    problem: both.length > 0 ? { kind: 'conflict', theirs } : null,
    references: edits.map(({ reference }) => reference),
  }
}
