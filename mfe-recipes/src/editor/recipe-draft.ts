import type { Image } from '@potluck/api/images'
import { image } from '@potluck/api/images'
import { type Folder, folder, recipeDraft, type WrittenRecipe } from '@potluck/api/recipes'
import { deviceValue } from '@potluck/platform/device-value'
import { userDataKey } from '@potluck/platform/user-data'
import { blankRecipe } from '../book/blank-recipe.ts'
import { deviceStore } from '../shared-things/device-store.ts'

/** Unsaved text, stored on this device against a reload or an empty battery. */
export interface RecipeDraftState {
  /** Id of the recipe. A new recipe has its id from the start, so that a retry is the same create. */
  readonly recipeId: string
  /** The version that was edited; null for a new recipe. */
  readonly version: number | null
  readonly written: WrittenRecipe
  /** The folder to save to. */
  readonly folder: Folder
  /** The pictures of the draft, for display. */
  readonly images: readonly Image[]
  /** Time of the last change, ISO 8601. */
  readonly keptAt: string
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function parseDraft(stored: unknown): RecipeDraftState | null {
  if (!isObject(stored) || !isObject(stored.written)) return null
  const { recipeId, version, images, keptAt, written } = stored
  // A draft may have no title yet.
  const others = recipeDraft.omit({ title: true }).strip().safeParse(written)
  const pictures = image.array().safeParse(images)
  if (typeof recipeId !== 'string' || typeof keptAt !== 'string' || !others.success || !pictures.success) return null
  return {
    recipeId,
    keptAt,
    // Older drafts lack this field.
    folder: folder.catch('main').parse(stored.folder),
    version: typeof version === 'number' ? version : null,
    images: pictures.data,
    written: { ...blankRecipe, ...others.data, title: String(written.title ?? '') },
  }
}

/** @param slot the recipe's id, or `new` */
const placeOf = (slot: string) =>
  deviceValue(['recipe-draft', slot], {
    safeParse(stored) {
      const data = parseDraft(stored)
      return data ? { success: true, data } : { success: false }
    },
  })

/** The draft of a slot; null if there is none or it is invalid. */
export const readDraft = (slot: string): RecipeDraftState | null => placeOf(slot).read()

/** A second copy of the drafts: browsers write local storage seconds later, and a killed browser loses it. */
const withCopies = deviceStore(userDataKey('recipe-drafts'), 'drafts')

/** Stores a draft. Without storage, the warning before leaving still protects the text. */
export function saveDraft(slot: string, draft: RecipeDraftState): void {
  placeOf(slot).write(draft)
  void withCopies('readwrite', (store) => store.put(draft, slot))
}

export function forgetDraft(slot: string): void {
  placeOf(slot).remove()
  void withCopies('readwrite', (store) => store.delete(slot))
}

async function restoreDraft(slot: string): Promise<void> {
  const copy = parseDraft(await withCopies('readonly', (store) => store.get(slot)))
  if (copy && copy.keptAt > (readDraft(slot)?.keptAt ?? '')) placeOf(slot).write(copy)
}

/** Restores drafts that a killed browser lost, before they are read. */
export async function restoreDrafts(): Promise<void> {
  const slots = await withCopies('readonly', (store) => store.getAllKeys())
  await Promise.all((slots ?? []).map((slot) => restoreDraft(String(slot))))
}
