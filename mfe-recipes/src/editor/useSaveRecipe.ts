import { findLikelyDuplicates, type LikelyDuplicate } from '@potluck/api/duplicates'
import { ApiError } from '@potluck/api/errors'
import type { Image } from '@potluck/api/images'
import { getRecipe, type Recipe, type WrittenRecipe, writtenFields } from '@potluck/api/recipes'
import type { Refusal } from '@potluck/platform/changes'
import { useHost } from '@potluck/platform/HostProvider'
import type { ChangeOutcome } from '@potluck/platform/outcome-of-change'
import { paths } from '@potluck/platform/paths'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type RecipeText, useChangeRecipe } from '../book/useChangeRecipe.ts'
import { isFromRecipe } from '../book/way-from-recipe.ts'
import { completeAddress } from '../book/web-address.ts'
import { isStuck, keptImages, photosIn } from './pictures.ts'
import type { RefusedEdit } from './refused-edit.ts'
import type { SaveProblem } from './save-problem.ts'
import type { RecipeEditor } from './useRecipeEditor.ts'

/** How long it is looked whether the book has a recipe like a new one, milliseconds. */
const lookForMs = 4_000

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

/**
 * Saves what is written and opens the recipe; whatever goes wrong, the text stays. Without a network it is kept on this device
 * and sent later.
 * @param refused an earlier edit that could not be applied, and is settled by this save
 */
export function useSaveRecipe(editor: RecipeEditor, refused: RefusedEdit | null = null): SaveRecipe {
  const host = useHost()
  const navigate = useNavigate()
  const openedFromRecipe = isFromRecipe(useLocation().state, editor.recipeId)
  const recipes = useChangeRecipe()
  const [wanted, setWanted] = useState(false)
  const [saving, setSaving] = useState(false)
  const [problem, setProblem] = useState<SaveProblem | null>(refused?.problem ?? null)
  const { pictures } = editor.pictures
  const onTheWay = navigator.onLine && pictures.some(({ state }) => state === 'waiting' || state === 'uploading')

  /** What the server holds of this recipe now; null when that is nothing. */
  async function readTheirs(): Promise<Recipe | null> {
    if (editor.version === null) return null
    const input = { params: { id: editor.recipeId } }
    const answer = await host.api.call(getRecipe, input).catch(() => null)
    return answer?.data ?? null
  }

  async function problemOf({ status, field }: Refusal): Promise<SaveProblem> {
    if (status === 404 || status === 409) {
      const theirs = await readTheirs()
      if (status === 409) return theirs ? { kind: 'conflict', theirs } : { kind: 'failed' }
      // The recipe is there, so what is missing are pictures that an old draft still names.
      return { kind: theirs || editor.version === null ? 'picturesGone' : 'gone' }
    }
    return field === undefined ? { kind: 'failed' } : { kind: 'refused', field }
  }

  /** What was written, with its photos: those of the device go with it. */
  function textOf({ imageIds, ...written }: WrittenRecipe, images: readonly Image[]): RecipeText {
    const mine = imageIds.join() === editor.written.imageIds.join()
    const photos = mine
      ? photosIn(pictures)
      : images.filter(({ id }) => imageIds.includes(id)).map((image) => ({ image }))
    return { ...written, url: completeAddress(written.url), photos }
  }

  /** @param before what the text is a change of; null for what nobody knows any more */
  async function send(before = editor.base, written = editor.written, images: readonly Image[] = []) {
    setSaving(true)
    setProblem(null)
    try {
      const { recipeId, version, folder } = editor
      const text = textOf(written, images)
      if (version === null) await settle(recipeId, await recipes.create(recipeId, text, folder))
      else if (before) {
        await settle(recipeId, await recipes.save(recipeId, before, text, editor.isMoved ? folder : null))
      } else {
        const theirs = await readTheirs()
        setProblem(theirs ? { kind: 'conflict', theirs } : { kind: 'offline' })
      }
    } finally {
      setSaving(false)
    }
  }

  async function settle(recipeId: string, outcome: ChangeOutcome) {
    if (outcome.kind === 'refused') return setProblem(await problemOf(outcome.refusal))
    for (const reference of refused?.references ?? []) host.changes.discard(reference)
    leaveFor(recipeId)
  }

  function leaveFor(recipeId: string) {
    editor.settle()
    if (openedFromRecipe) navigate(-1)
    else navigate(paths.recipe(recipeId), { replace: true })
  }

  /** What the book has like it. Nobody waits long to learn that nothing is: without an answer it is saved. */
  async function lookForDuplicates(): Promise<readonly LikelyDuplicate[]> {
    if (!navigator.onLine) return []
    const { title, url, ingredients } = editor.written
    const body = { title, url: completeAddress(url), ingredients }
    const answer = await host.api
      .call(findLikelyDuplicates, { body }, { signal: AbortSignal.timeout(lookForMs) })
      .catch(() => null)
    return (answer?.data ?? []).filter(({ recipe }) => recipe.id !== editor.recipeId)
  }

  async function sendNew() {
    setSaving(true)
    const found = await lookForDuplicates()
    if (found.length === 0) return send()
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
      const text = textOf(editor.written, [])
      const { rating, labels, photos } = text
      const merged = {
        ...text,
        rating: rating ?? kept.rating,
        labels: labels.length > 0 ? labels : kept.labels,
        photos: photos.length > 0 ? photos : before.images.map((image) => ({ image })),
      }
      await settle(recipeId, await recipes.save(recipeId, kept, merged, null))
    } catch (error) {
      if (!(error instanceof ApiError)) host.reportError(error)
      setProblem({ kind: error instanceof ApiError && error.status === 0 ? 'offline' : 'failed' })
    } finally {
      setSaving(false)
    }
  }

  function begin() {
    if (saving) return
    if (editor.written.title.trim() === '') setProblem({ kind: 'noTitle' })
    else if (pictures.some(isStuck)) setProblem({ kind: 'picturesFailed' })
    else if (onTheWay) setWanted(true)
    else if (editor.version === null) void sendNew()
    else void send()
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
    saveChosen: (theirs, chosen) =>
      void send(writtenFields(theirs), chosen, [...keptImages(pictures), ...theirs.images]),
    keepBoth: () => void send(),
    replace: (recipeId) => void sendInPlaceOf(recipeId),
  }
}
