import type { Image } from '@potluck/api/images'
import { type Recipe, type WrittenRecipe, writtenFields } from '@potluck/api/recipes'
import { useUnsavedChanges } from '@potluck/platform/hooks'
import { useState } from 'react'
import { changedFields } from './changed-fields.ts'
import type { EditStart } from './edit-start.ts'
import { keptImages } from './pictures.ts'
import { useKeptDraft } from './useKeptDraft.ts'
import { type Pictures, usePictures } from './usePictures.ts'

/** What is being written, and whether it is saved. */
export interface RecipeEditor {
  readonly recipeId: string
  readonly version: number | null
  /** What the text was written on, where that is known. */
  readonly base: WrittenRecipe | null
  readonly written: WrittenRecipe
  readonly pictures: Pictures
  readonly dirty: boolean
  /** When the draft that was brought back was written, or null. */
  readonly draftFrom: string | null
  readonly change: (changed: Partial<WrittenRecipe>) => void
  /** Puts another text in place: what is saved, or somebody else's. */
  readonly replace: (written: WrittenRecipe, images: readonly Image[]) => void
  /** Goes back to what is saved. */
  readonly discardDraft: () => void
  /** Takes what the server holds now as the ground that changes are told against. */
  readonly rebase: (recipe: Recipe) => void
  /** Everything is saved: nothing to warn of, no draft to keep. */
  readonly settle: () => void
}

export function useRecipeEditor(slot: string, start: EditStart): RecipeEditor {
  const [saved, setSaved] = useState(start.saved)
  const [version, setVersion] = useState(start.version)
  const [base, setBase] = useState(start.base)
  const [text, setText] = useState(start.draft?.written ?? start.saved.written)
  const [draftFrom, setDraftFrom] = useState(start.draft?.keptAt ?? null)
  const pictures = usePictures(start.draft?.images ?? start.saved.images)

  const images = keptImages(pictures.pictures)
  const written = { ...text, imageIds: images.map(({ id }) => id) }
  const onTheWay = pictures.pictures.length > images.length
  const dirty = onTheWay || changedFields(written, saved.written).length > 0
  const forget = useKeptDraft(slot, dirty ? { recipeId: start.recipeId, version, written, images } : null)
  const letGo = useUnsavedChanges(dirty, { forgetDraft: onTheWay ? undefined : forget })

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
    pictures,
    dirty,
    draftFrom,
    change: (changed) => setText((before) => ({ ...before, ...changed })),
    replace,
    discardDraft: () => replace(saved.written, saved.images),
    rebase(recipe) {
      setSaved({ written: writtenFields(recipe), images: recipe.images })
      setBase(writtenFields(recipe))
      setVersion(recipe.version)
    },
    settle() {
      forget()
      letGo()
    },
  }
}
