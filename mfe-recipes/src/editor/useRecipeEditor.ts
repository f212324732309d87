import { changedFields } from '@potluck/api/changed-fields'
import type { Image } from '@potluck/api/images'
import { type Folder, type Recipe, type WrittenRecipe, writtenFields } from '@potluck/api/recipes'
import { useUnsavedChanges } from '@potluck/platform/hooks'
import { useState } from 'react'
import { type EditStart, savedRecipe } from './edit-start.ts'
import { savedImages } from './pictures.ts'
import { type Pictures, usePictures } from './usePictures.ts'
import { useRecipeDraft } from './useRecipeDraft.ts'

/** What is being written, and whether it is saved. */
export interface RecipeEditor {
  readonly recipeId: string
  readonly version: number | null
  /** What the text was written on, where that is known. */
  readonly base: WrittenRecipe | null
  readonly written: WrittenRecipe
  /** The folder of the recipe. */
  readonly folder: Folder
  /** Whether that is elsewhere than where it lies. */
  readonly isMoved: boolean
  readonly pictures: Pictures
  readonly dirty: boolean
  /** When the draft that was brought back was written, or null. */
  readonly draftFrom: string | null
  readonly change: (changed: Partial<WrittenRecipe>) => void
  readonly putInto: (folder: Folder) => void
  /** Puts another text in place: what is saved, or somebody else's. */
  readonly replace: (written: WrittenRecipe, images: readonly Image[]) => void
  /** Goes back to what is saved. */
  readonly discardDraft: () => void
  /** Takes what the server holds now as the ground that changes are told against. */
  readonly rebase: (recipe: Recipe) => void
  /** Everything is saved: nothing to warn of, no draft to store. */
  readonly settle: () => void
}

export function useRecipeEditor(slot: string, start: EditStart): RecipeEditor {
  const [saved, setSaved] = useState(start.saved)
  const [version, setVersion] = useState(start.version)
  const [base, setBase] = useState(start.base)
  const [text, setText] = useState(start.draft?.written ?? start.saved.written)
  const [folder, putInto] = useState(start.draft?.folder ?? start.saved.folder)
  const [draftFrom, setDraftFrom] = useState(start.draft?.keptAt ?? null)
  const pictures = usePictures(slot, start.draft?.images ?? start.saved.images)

  const images = savedImages(pictures.pictures)
  const written = { ...text, imageIds: images.map(({ id }) => id) }
  const onTheWay = pictures.pictures.length > images.length
  const dirty = onTheWay || folder !== saved.folder || changedFields(written, saved.written).length > 0
  const forget = useRecipeDraft(slot, dirty ? { recipeId: start.recipeId, version, written, folder, images } : null)
  const letGo = useUnsavedChanges(dirty, { forgetDraft: forget })

  function replace(next: WrittenRecipe, nextImages: readonly Image[]) {
    setText(next)
    pictures.replaceAll(nextImages)
    setDraftFrom(null)
  }

  return {
    recipeId: start.recipeId,
    version,
    base,
    written,
    folder,
    isMoved: folder !== saved.folder,
    pictures,
    dirty,
    draftFrom,
    change: (changed) => setText((before) => ({ ...before, ...changed })),
    putInto,
    replace,
    discardDraft() {
      replace(saved.written, saved.images)
      putInto(saved.folder)
    },
    rebase(recipe) {
      setSaved(savedRecipe(recipe))
      setBase(writtenFields(recipe))
      setVersion(recipe.version)
    },
    settle() {
      forget()
      letGo()
    },
  }
}
