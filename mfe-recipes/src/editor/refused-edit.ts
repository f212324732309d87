import { mergeChanges } from '@potluck/api/merge-changes'
import { type Recipe, updateRecipe, type WrittenRecipe, writtenFields } from '@potluck/api/recipes'
import { type Change, endpointName } from '@potluck/platform/changes'
import { paths } from '@potluck/platform/paths'
import { writtenBy } from '../changes/changed-recipe.ts'
import { lostPhotos } from '../changes/lost-photos.ts'
import { previewOf } from '../changes/preview.ts'
import type { EditStart } from './edit-start.ts'
import { savedRecipe } from './edit-start.ts'
import type { SaveProblem } from './save-problem.ts'

/** Edits of one recipe that were made without a network and could not be applied, brought together. */
export interface RefusedEdit {
  readonly start: EditStart
  readonly problem: SaveProblem | null
  /** Photos that the server did not take: the editor sends them anew, and shows what is wrong with them. */
  readonly photos: readonly File[]
  /** Names the changes, which go when this is settled. */
  readonly references: readonly string[]
}

export interface RefusedEdits {
  readonly edits: readonly Change[]
  /** What was to be seen in them. */
  readonly photos: readonly Change[]
}

/** The refused edits of a recipe, in the order they were made. */
export const refusedEdits = (changes: readonly Change[], recipeId: string): RefusedEdits => ({
  edits: changes.filter(
    ({ endpoint, input, refusal }) =>
      refusal !== null && endpoint === endpointName(updateRecipe) && input.params?.id === recipeId,
  ),
  photos: lostPhotos(changes).filter(({ path }) => path === paths.recipe(recipeId)),
})

/**
 * What the editor begins with to settle refused edits: mine, what they were written on, and what the server holds.
 * @returns null when there is none that this release understands
 */
export function settling({ edits, photos }: RefusedEdits, theirs: Recipe): RefusedEdit | null {
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
  const lost = photos.map(({ reference }) => reference)
  mine = { ...mine, imageIds: mine.imageIds.filter((id) => !lost.includes(id)) }
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
    photos: photos.flatMap(({ input: { file } }) => (file instanceof File ? file : [])),
    references: [...edits, ...photos].map(({ reference }) => reference),
  }
}
