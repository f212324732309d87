import { mergeChanges } from '@potluck/api/merge-changes'
import { type Recipe, updateRecipe, type WrittenRecipe, writtenFields } from '@potluck/api/recipes'
import { type Change, endpointName } from '@potluck/platform/changes'
import { paths } from '@potluck/platform/paths'
import { editOf } from '../changes/changed-recipe.ts'
import { lostPhotos } from '../changes/lost-photos.ts'
import { previewOf } from '../changes/preview.ts'
import type { EditStart } from './edit-start.ts'
import { savedRecipe } from './edit-start.ts'
import type { SaveProblem } from './save-problem.ts'

/** Refused edits of one recipe, merged. */
export interface RefusedEdit {
  readonly start: EditStart
  readonly problem: SaveProblem | null
  /** Photos that the server refused: the editor uploads them again and displays the problem. */
  readonly photos: readonly File[]
  /** References of the changes, which are removed when the conflict is resolved. */
  readonly references: readonly string[]
}

export interface RefusedEdits {
  readonly edits: readonly Change[]
  /** The previews of the changes. */
  readonly photos: readonly Change[]
}

/** The refused edits of a recipe, oldest first. */
export const refusedEdits = (changes: readonly Change[], recipeId: string): RefusedEdits => ({
  edits: changes.filter(
    ({ endpoint, input, refusal }) =>
      refusal !== null && endpoint === endpointName(updateRecipe) && input.params?.id === recipeId,
  ),
  photos: lostPhotos(changes).filter(({ path }) => path === paths.recipe(recipeId)),
})

/**
 * The initial state of an editor that resolves refused edits: my text, the text that was edited, and the recipe of the
 * server.
 * @returns null without an edit that this release can read
 */
export function settling({ edits, photos }: RefusedEdits, theirs: Recipe): RefusedEdit | null {
  const last = edits.at(-1)
  if (!last) return null
  const other = writtenFields(theirs)
  let [mine, base]: [WrittenRecipe, WrittenRecipe] = [other, other]
  const begun = new Set<string>()
  for (const edit of edits) {
    const { draft, replaces } = editOf(edit) ?? {}
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
