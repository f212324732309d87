import { findLikelyDuplicates, type LikelyDuplicate } from '@potluck/api/duplicates'
import { ApiError } from '@potluck/api/errors'
import { getRecipe, type Recipe, type WrittenRecipe, writtenFields } from '@potluck/api/recipes'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useChangeRecipe } from '../book/useChangeRecipe.ts'
import { isFromRecipe } from '../book/way-to-editor.ts'
import { completeAddress } from '../book/web-address.ts'
import { mergeChanges } from '@potluck/api/merge-changes'
import type { RecipeEditor } from './useRecipeEditor.ts'

/** Why a recipe is not saved yet. */
export type SaveProblem =
  | { readonly kind: 'noTitle' | 'picturesFailed' | 'picturesGone' | 'offline' | 'gone' | 'failed' }
  /** The server refused a field, as `body.title`. */
  | { readonly kind: 'refused'; readonly field: string }
  /** Somebody saved in between; `theirs` is what the server holds now. */
  | { readonly kind: 'conflict'; readonly theirs: Recipe }
  /** The book is likely to hold it already. */
  | { readonly kind: 'duplicate'; readonly found: readonly LikelyDuplicate[] }

export interface SaveRecipe {
  readonly save: () => void
  readonly saving: boolean
  /** Saving waits for pictures that are still on their way. */
  readonly waiting: boolean
  readonly problem: SaveProblem | null
  /** Saves what was chosen of mine and theirs in place of theirs. */
  readonly saveChosen: (theirs: Recipe, chosen: WrittenRecipe) => void
  /** Saves it as another recipe, whatever it is like. */
  readonly keepBoth: () => void
  /** Saves it in place of a recipe that is likely to be the same. */
  readonly replace: (recipeId: string) => void
}

/** Saves what is written and opens the recipe; whatever goes wrong, the text stays. */
export function useSaveRecipe(editor: RecipeEditor): SaveRecipe {
  const host = useHost()
  const navigate = useNavigate()
  const openedFromRecipe = isFromRecipe(useLocation().state)
  const recipes = useChangeRecipe()
  const [wanted, setWanted] = useState(false)
  const [saving, setSaving] = useState(false)
  const [problem, setProblem] = useState<SaveProblem | null>(null)
  const { pictures } = editor.pictures
  const onTheWay = pictures.some(({ state }) => state === 'waiting' || state === 'uploading')

  /** What the server holds of this recipe now; null when that is nothing. */
  async function readTheirs(): Promise<Recipe | null> {
    if (editor.version === null) return null
    const input = { params: { id: editor.recipeId } }
    const answer = await host.api.call(getRecipe, input).catch(() => null)
    return answer?.data ?? null
  }

  async function problemOf(error: unknown): Promise<SaveProblem> {
    if (!(error instanceof ApiError)) {
      host.reportError(error)
      return { kind: 'failed' }
    }
    if (error.status === 0) return { kind: 'offline' }
    if (error.status === 404 || error.status === 409) {
      const theirs = await readTheirs()
      if (error.status === 409) return theirs ? { kind: 'conflict', theirs } : { kind: 'failed' }
      // The recipe is there, so what is missing are pictures that an old draft still names.
      return { kind: theirs || editor.version === null ? 'picturesGone' : 'gone' }
    }
    const field = error.data?.error.field
    return field === undefined ? { kind: 'failed' } : { kind: 'refused', field }
  }

  /** Where somebody saved other fields in between, theirs stay as they are. */
  async function saveMerged(written: WrittenRecipe, version: number | null): Promise<void> {
    try {
      await recipes.save(editor.recipeId, written, version, editor.folder)
    } catch (error) {
      const theirs = error instanceof ApiError && error.status === 409 ? await readTheirs() : null
      if (!theirs) throw error
      const { merged, both } = mergeChanges(editor.base, written, writtenFields(theirs))
      if (both.length > 0) throw error
      await recipes.save(editor.recipeId, merged, theirs.version, editor.folder)
    }
  }

  async function send(version: number | null, written = editor.written) {
    setSaving(true)
    setProblem(null)
    try {
      const { recipeId } = editor
      const complete = { ...written, url: completeAddress(written.url) }
      if (editor.version === null) await recipes.create(recipeId, complete, editor.folder)
      else await saveMerged(complete, version)
      leaveFor(recipeId)
    } catch (error) {
      setProblem(await problemOf(error))
    } finally {
      setSaving(false)
    }
  }

  function leaveFor(recipeId: string) {
    editor.settle()
    if (openedFromRecipe) navigate(-1)
    else navigate(paths.recipe(recipeId), { replace: true })
  }

  /** What the book has like it. Nobody waits long to learn that nothing is: without an answer it is saved. */
  async function lookForDuplicates(): Promise<readonly LikelyDuplicate[]> {
    const { title, url, ingredients } = editor.written
    const body = { title, url: completeAddress(url), ingredients }
    const answer = await host.api.call(findLikelyDuplicates, { body }).catch(() => null)
    return (answer?.data ?? []).filter(({ recipe }) => recipe.id !== editor.recipeId)
  }

  async function sendNew() {
    setSaving(true)
    const found = await lookForDuplicates()
    if (found.length === 0) return send(null)
    setProblem({ kind: 'duplicate', found })
    setSaving(false)
  }

  /** The one that is replaced keeps what the new one says nothing of: its labels, rating and photos. */
  async function sendInPlaceOf(recipeId: string) {
    setSaving(true)
    setProblem(null)
    try {
      const { data: before } = await host.api.call(getRecipe, { params: { id: recipeId } })
      const kept = writtenFields(before)
      const { written } = editor
      await recipes.save(
        recipeId,
        {
          ...written,
          url: completeAddress(written.url),
          rating: written.rating ?? kept.rating,
          labels: written.labels.length > 0 ? written.labels : kept.labels,
          imageIds: written.imageIds.length > 0 ? written.imageIds : kept.imageIds,
        },
        before.version,
      )
      leaveFor(recipeId)
    } catch (error) {
      setProblem(await problemOf(error))
    } finally {
      setSaving(false)
    }
  }

  function begin() {
    if (saving) return
    if (editor.written.title.trim() === '') setProblem({ kind: 'noTitle' })
    else if (pictures.some(({ state }) => state === 'failed')) setProblem({ kind: 'picturesFailed' })
    else if (onTheWay) setWanted(true)
    else if (editor.version === null) void sendNew()
    else void send(editor.version)
  }

  const sendNow = useEffectEvent(() => {
    setWanted(false)
    begin()
  })
  useEffect(() => {
    if (wanted && !onTheWay) sendNow()
  }, [wanted, onTheWay])

  return {
    save: begin,
    saving: saving || wanted,
    waiting: wanted,
    problem,
    saveChosen: (theirs, chosen) => void send(theirs.version, chosen),
    keepBoth: () => void send(null),
    replace: (recipeId) => void sendInPlaceOf(recipeId),
  }
}
