import { changedFields } from '@potluck/api/changed-fields'
import type { Image } from '@potluck/api/images'
import { fieldsOf } from '@potluck/api/merge-changes'
import { type Folder, type Recipe, type WrittenRecipe, writtenFields } from '@potluck/api/recipes'
import { useUnsavedChanges } from '@potluck/platform/hooks'
import type { RecipeField } from '@potluck/recipe/fields'
import { useState } from 'react'
import { type EditStart, savedRecipe } from './edit-start.ts'
import { savedImages } from './pictures.ts'
import { type Pictures, usePictures } from './usePictures.ts'
import { useRecipeDraft } from './useRecipeDraft.ts'

/** The text in the editor and whether it is saved. */
export interface RecipeEditor {
  readonly recipeId: string
  /** The kitchen in whose book it is; undefined for the own book. */
  readonly kitchenId: string | undefined
  readonly version: number | null
  /** The text that was edited, if available. */
  readonly base: WrittenRecipe | null
  readonly written: WrittenRecipe
  /** The folder to save to. */
  readonly folder: Folder
  /** Whether that folder differs from the current one. */
  readonly isMoved: boolean
  readonly pictures: Pictures
  /** Whether pictures are being uploaded, or wait for it. */
  readonly isUploading: boolean
  readonly dirty: boolean
  /** Time of the restored draft, or null. */
  readonly draftFrom: string | null
  readonly update: (change: (before: WrittenRecipe) => WrittenRecipe) => void
  readonly putInto: (folder: Folder) => void
  /** Recipes to link when a new recipe is saved. */
  readonly links: Recipe['linked']
  readonly link: (linked: Recipe['linked'][number]) => void
  /** Replaces the text, with the saved recipe or somebody else's. */
  readonly replace: (written: WrittenRecipe, images: readonly Image[]) => void
  /** Returns to the saved recipe. */
  readonly discardDraft: () => void
  /**
   * Takes fields of the recipe of the server into the text. The base follows it, except in fields that the text has otherwise: they
   * stay a conflict.
   */
  readonly follow: (recipe: Recipe, taken: readonly RecipeField[]) => void
  /** Everything is saved: no warning, no draft. */
  readonly settle: () => void
}

export function useRecipeEditor(slot: string, start: EditStart): RecipeEditor {
  const [saved, setSaved] = useState(start.saved)
  const [version, setVersion] = useState(start.version)
  const [base, setBase] = useState(start.base)
  const [text, setText] = useState(start.draft?.written ?? start.saved.written)
  const [folder, putInto] = useState(start.draft?.folder ?? start.saved.folder)
  const [links, setLinks] = useState(start.draft?.links ?? [])
  const [draftFrom, setDraftFrom] = useState(start.draft?.keptAt ?? null)
  const pictures = usePictures(slot, start.draft?.images ?? start.saved.images, start.saved.kitchenId)

  const images = savedImages(pictures.pictures)
  const written = { ...text, imageIds: images.map(({ id }) => id) }
  const onTheWay = pictures.pictures.length > images.length
  const dirty = onTheWay || folder !== saved.folder || changedFields(written, saved.written).length > 0
  const about = { recipeId: start.recipeId, kitchenId: start.saved.kitchenId }
  const forget = useRecipeDraft(slot, dirty ? { ...about, version, written, folder, images, links } : null)
  const letGo = useUnsavedChanges(dirty, { forgetDraft: forget })

  function replace(next: WrittenRecipe, nextImages: readonly Image[]) {
    setText(next)
    pictures.replaceAll(nextImages)
    setDraftFrom(null)
  }

  return {
    recipeId: start.recipeId,
    kitchenId: start.saved.kitchenId,
    version,
    base,
    written,
    folder,
    isMoved: folder !== saved.folder,
    pictures,
    isUploading: onTheWay,
    dirty,
    draftFrom,
    update: setText,
    putInto,
    links,
    link: (linked) => setLinks((before) => [...before.filter(({ id }) => id !== linked.id), linked]),
    replace,
    discardDraft() {
      replace(saved.written, saved.images)
      putInto(saved.folder)
    },
    follow(recipe, taken) {
      const theirs = writtenFields(recipe)
      if (base === null) return
      const others = changedFields(theirs, base)
      const apart = changedFields(written, theirs).filter((field) => others.includes(field) && !taken.includes(field))
      const { imageIds: _, ...texts } = fieldsOf(theirs, taken)
      if (Object.keys(texts).length > 0) setText((before) => ({ ...before, ...texts }))
      if (taken.includes('imageIds')) pictures.replaceAll(recipe.images)
      const begun = { ...theirs, ...fieldsOf(base, apart) }
      setBase(begun)
      setSaved({
        ...savedRecipe(recipe),
        written: begun,
        images: apart.includes('imageIds') ? saved.images : recipe.images,
      })
      // A draft of this version would be saved over what is apart.
      if (apart.length === 0) setVersion(recipe.version)
    },
    settle() {
      forget()
      letGo()
    },
  }
}
