import type { Image } from '@potluck/api/images'
import { image } from '@potluck/api/images'
import { type Folder, folder, type Recipe, recipe, recipeDraft, type WrittenRecipe } from '@potluck/api/recipes'
import { deviceDrafts } from '@potluck/platform/device-drafts'
import { blankRecipe } from '../book/blank-recipe.ts'

/** Unsaved text, stored on this device against a reload or an empty battery. */
export interface RecipeDraftState {
  /** Id of the recipe. A new recipe has its id from the start, so that a retry is the same create. */
  readonly recipeId: string
  /** The kitchen in whose book it is; undefined for the own book, and in older drafts. */
  readonly kitchenId?: string | undefined
  /** The version that was edited; null for a new recipe. */
  readonly version: number | null
  readonly written: WrittenRecipe
  /** The folder to save to. */
  readonly folder: Folder
  /** The pictures of the draft, for display. */
  readonly images: readonly Image[]
  /** Recipes to link when a new recipe is saved; older drafts have none. */
  readonly links?: Recipe['linked']
  /** Time of the last change, ISO 8601. */
  readonly keptAt: string
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function parseDraft(stored: unknown): RecipeDraftState | null {
  if (!isObject(stored) || !isObject(stored.written)) return null
  const { recipeId, kitchenId, version, images, keptAt, written } = stored
  // A draft may have no title yet.
  const others = recipeDraft.omit({ title: true }).strip().safeParse(written)
  const pictures = image.array().safeParse(images)
  if (typeof recipeId !== 'string' || typeof keptAt !== 'string' || !others.success || !pictures.success) return null
  return {
    recipeId,
    ...(typeof kitchenId === 'string' && { kitchenId }),
    keptAt,
    // Older drafts lack this field.
    folder: folder.catch('main').parse(stored.folder),
    version: typeof version === 'number' ? version : null,
    images: pictures.data,
    links: recipe.shape.linked.catch([]).parse(stored.links),
    written: { ...blankRecipe, ...others.data, title: String(written.title ?? '') },
  }
}

const drafts = deviceDrafts('recipe-draft', {
  safeParse(stored) {
    const data = parseDraft(stored)
    return data ? { success: true, data } : { success: false }
  },
})

/** Drafts by the recipe's id, or `new`. Without storage, the warning before leaving still protects the text. */
export const { read: readDraft, save: saveDraft, forget: forgetDraft, restore: restoreDrafts } = drafts
