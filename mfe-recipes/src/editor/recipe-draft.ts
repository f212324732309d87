import type { Image } from '@potluck/api/images'
import { image } from '@potluck/api/images'
import { type Folder, folder, recipeDraft, type WrittenRecipe } from '@potluck/api/recipes'
import { deviceValue } from '@potluck/platform/device-value'
import { userDataKey } from '@potluck/platform/user-data'
import { blankRecipe } from '../book/blank-recipe.ts'
import { deviceStore } from '../shared-things/device-store.ts'

/** What a cook has written and not saved yet, stored on this device so that it survives a reload or an empty battery. */
export interface RecipeDraftState {
  /** Of the recipe it becomes; a new recipe has its id from the first letter on, so that a retry is the same create. */
  readonly recipeId: string
  /** The version it was written on; null for a recipe that does not exist yet. */
  readonly version: number | null
  readonly written: WrittenRecipe
  /** The folder of the recipe. */
  readonly folder: Folder
  /** The pictures named by the draft, to show them again. */
  readonly images: readonly Image[]
  /** When it was last written, ISO 8601. */
  readonly keptAt: string
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function parseDraft(stored: unknown): RecipeDraftState | null {
  if (!isObject(stored) || !isObject(stored.written)) return null
  const { recipeId, version, images, keptAt, written } = stored
  // A draft may still be without a title.
  const others = recipeDraft.omit({ title: true }).strip().safeParse(written)
  const pictures = image.array().safeParse(images)
  if (typeof recipeId !== 'string' || typeof keptAt !== 'string' || !others.success || !pictures.success) return null
  return {
    recipeId,
    keptAt,
    // Drafts of before did not say it.
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

/** The draft of a slot; null when there is none, or none that can be read. */
export const readDraft = (slot: string): RecipeDraftState | null => placeOf(slot).read()

/** The same drafts once more: a browser writes its local storage seconds later, and one that is killed loses it. */
const withCopies = deviceStore(userDataKey('recipe-drafts'), 'drafts')

/** Stores a draft. Where nothing can be stored, the warning before leaving remains. */
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

/** Brings back what a killed browser lost of the drafts, before they are read. */
export async function restoreDrafts(): Promise<void> {
  const slots = await withCopies('readonly', (store) => store.getAllKeys())
  await Promise.all((slots ?? []).map((slot) => restoreDraft(String(slot))))
}
