import type { Image } from '@potluck/api/images'
import { image } from '@potluck/api/images'
import { recipeDraft, type WrittenRecipe } from '@potluck/api/recipes'
import { userDataKey } from '@potluck/platform/user-data'
import { blankRecipe } from '../book/blank-recipe.ts'

/** What a cook has written and not yet saved, kept on this device against a reload or an empty battery. */
export interface KeptDraft {
  /** Of the recipe it becomes; a new recipe has its id from the first letter on, so that a retry is the same create. */
  readonly recipeId: string
  /** The version it was written on; null for a recipe that does not exist yet. */
  readonly version: number | null
  readonly written: WrittenRecipe
  /** The pictures named by the draft, to show them again. */
  readonly images: readonly Image[]
  /** When it was last written, ISO 8601. */
  readonly keptAt: string
}

/** @param slot the recipe's id, or `new` */
const keyOf = (slot: string): string => userDataKey('recipe-draft', slot)

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function parseDraft(stored: unknown): KeptDraft | null {
  if (!isObject(stored) || !isObject(stored.written)) return null
  const { recipeId, version, images, keptAt, written } = stored
  // A draft may still be without a title.
  const others = recipeDraft.omit({ title: true }).safeParse(written)
  const pictures = image.array().safeParse(images)
  if (typeof recipeId !== 'string' || typeof keptAt !== 'string' || !others.success || !pictures.success) return null
  return {
    recipeId,
    keptAt,
    version: typeof version === 'number' ? version : null,
    images: pictures.data,
    written: { ...blankRecipe, ...others.data, title: String(written.title ?? '') },
  }
}

/** The draft of a slot; null when there is none, or none that can be read. */
export function readDraft(slot: string): KeptDraft | null {
  try {
    return parseDraft(JSON.parse(localStorage.getItem(keyOf(slot)) ?? 'null'))
  } catch {
    return null
  }
}

/** Keeps a draft. A full or forbidden storage keeps nothing: the warning before leaving still stands. */
export function keepDraft(slot: string, draft: KeptDraft): void {
  try {
    localStorage.setItem(keyOf(slot), JSON.stringify(draft))
  } catch {
    // Nothing better can be done here.
  }
}

export function forgetDraft(slot: string): void {
  try {
    localStorage.removeItem(keyOf(slot))
  } catch {
    // A storage that cannot be written holds no draft.
  }
}
