import type { Endpoint } from '@potluck/api/endpoint'
import { createRecipe, updateRecipe, type WrittenRecipe } from '@potluck/api/recipes'
import { type Change, endpointName, type Refusal } from '@potluck/platform/changes'
import type { NewChange } from '@potluck/platform/new-change'
import { writeNew } from './book-changes.ts'
import { editOf } from './changed-recipe.ts'
import { lostPhotos } from './lost-photos.ts'
import { previewOf } from './preview.ts'
import { unsentRecipe } from './unsent-recipe.ts'

/** How a cook can resolve refused changes of a recipe, besides discarding them. */
export type Resolution =
  /** The edit conflicts with one of another device: the editor compares both. */
  | { readonly kind: 'compare' }
  /** A photo was refused, and therefore the edit with it: the editor shows both. */
  | { readonly kind: 'without photo' }
  /** The recipe was deleted or never created, or the cook may not write in its kitchen any more: its text can be saved as a new recipe. */
  | { readonly kind: 'write anew'; readonly text: WrittenRecipe; readonly wasCreated: boolean }
  | { readonly kind: 'try again' }
  /** The same, and there is no text to save. */
  | { readonly kind: 'none' }

const isOf = ({ endpoint }: Change, call: Endpoint): boolean => endpoint === endpointName(call)

/** The latest complete text of a recipe, without photos that could not be sent. */
function lastText(refused: readonly Change[]): WrittenRecipe | null {
  const lost = lostPhotos(refused).map(({ reference }) => reference)
  const texts = refused.flatMap((change) => {
    if (isOf(change, updateRecipe)) return editOf(change)?.draft ?? []
    if (!isOf(change, createRecipe)) return []
    const { id: _id, folder: _folder, ...fields } = createRecipe.body.safeParse(change.input.body).data ?? {}
    return 'title' in fields ? fields : []
  })
  const last = texts.at(-1)
  return last ? { ...last, imageIds: last.imageIds.filter((id) => !lost.includes(id)) } : null
}

/** Whether what was to be changed is not there for the cook, or may not be changed by them. */
const isClosed = (refusal: Refusal | null): boolean => refusal?.status === 404 || refusal?.code === 'read-only'

/** Whether the changes are of a kitchen that takes nothing of the cook, at least not of this recipe. */
export const isOfClosedKitchen = (refused: readonly Change[]): boolean =>
  refused.some(({ input, refusal }) => input.query?.kitchen !== undefined && isClosed(refusal)) &&
  lostPhotos(refused).every(({ refusal }) => isClosed(refusal))

export function resolutionOf(refused: readonly Change[]): Resolution {
  const edits = refused.filter((change) => isOf(change, updateRecipe) || isOf(change, createRecipe))
  const text = lastText(refused)
  const isGone = refused.some(({ refusal }) => isClosed(refusal))
  const wasCreated = !refused.some((change) => isOf(change, createRecipe))
  // A missing item of an edit may be the photo that was refused before it.
  const mayBePhoto = lostPhotos(refused).length > 0 && !isOfClosedKitchen(refused)
  if (isGone && wasCreated && edits.length > 0 && mayBePhoto) return { kind: 'without photo' }
  if (isGone) return text ? { kind: 'write anew', text, wasCreated } : { kind: 'none' }
  if (edits.some((change) => isOf(change, updateRecipe) && change.refusal?.status === 409)) return { kind: 'compare' }
  return { kind: 'try again' }
}

/** Saves the text of a recipe as a new one: of the own book, without photos, where its kitchen is closed. @param like the optimistic fields besides the text */
export function createFromText(recipeId: string, text: WrittenRecipe, refused: readonly Change[]): NewChange {
  if (isOfClosedKitchen(refused)) {
    const alone = { ...text, imageIds: [] }
    return writeNew(unsentRecipe(recipeId, alone, 'main', { labels: [], images: [] }), alone, 'main')
  }
  const created = refused.flatMap((change) => previewOf(change).recipe ?? [])[0]
  const images = [...(created?.images ?? []), ...refused.flatMap((change) => previewOf(change).images ?? [])]
  const labels = [...(created?.labels ?? []), ...refused.flatMap((change) => previewOf(change).labels ?? [])]
  const attached = {
    ...(created?.kitchenId === undefined ? {} : { kitchenId: created.kitchenId }),
    labels: text.labels.flatMap((title) => labels.find((label) => label.title === title) ?? []),
    images: text.imageIds.flatMap((id) => images.find((image) => image.id === id) ?? []),
  }
  return writeNew(unsentRecipe(recipeId, text, 'main', attached), text, 'main')
}
