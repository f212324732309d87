import { ApiError } from '@potluck/api/errors'
import { getRecipe, type Recipe, type WrittenRecipe, writtenFields } from '@potluck/api/recipes'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useChangeRecipe } from '../book/useChangeRecipe.ts'
import { isFromRecipe } from '../book/way-to-editor.ts'
import { completeAddress } from '../book/web-address.ts'
import { mergeChanges } from './merge-changes.ts'
import type { RecipeEditor } from './useRecipeEditor.ts'

/** Why a recipe is not saved yet. */
export type SaveProblem =
  | { readonly kind: 'noTitle' | 'picturesFailed' | 'picturesGone' | 'offline' | 'gone' | 'failed' }
  /** The server refused a field, as `body.title`. */
  | { readonly kind: 'refused'; readonly field: string }
  /** Somebody saved in between; `theirs` is what the server holds now. */
  | { readonly kind: 'conflict'; readonly theirs: Recipe }

export interface SaveRecipe {
  readonly save: () => void
  readonly saving: boolean
  /** Saving waits for pictures that are still on their way. */
  readonly waiting: boolean
  readonly problem: SaveProblem | null
  readonly dismiss: () => void
  /** Saves mine where both changed a field, and leaves theirs in the others. */
  readonly overwrite: (theirs: Recipe) => void
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
      await recipes.save(editor.recipeId, written, version)
    } catch (error) {
      const theirs = error instanceof ApiError && error.status === 409 ? await readTheirs() : null
      if (!theirs) throw error
      const { merged, both } = mergeChanges(editor.base, written, writtenFields(theirs))
      if (both.length > 0) throw error
      await recipes.save(editor.recipeId, merged, theirs.version)
    }
  }

  async function send(version: number | null, written = editor.written) {
    setSaving(true)
    setProblem(null)
    try {
      const { recipeId } = editor
      const complete = { ...written, url: completeAddress(written.url) }
      if (editor.version === null) await recipes.create(recipeId, complete)
      else await saveMerged(complete, version)
      editor.settle()
      if (openedFromRecipe) navigate(-1)
      else navigate(paths.recipe(recipeId), { replace: true })
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
    dismiss: () => setProblem(null),
    overwrite: (theirs) =>
      void send(theirs.version, mergeChanges(editor.base, editor.written, writtenFields(theirs)).merged),
  }
}
