import { ApiError } from '@potluck/api/errors'
import type { Image } from '@potluck/api/images'
import { getRecipe, type Recipe, type WrittenRecipe, writtenFields } from '@potluck/api/recipes'
import { useHost } from '@potluck/platform/HostProvider'
import type { ChangeOutcome } from '@potluck/platform/outcome-of-change'
import { paths } from '@potluck/platform/paths'
import { useAsk } from '@potluck/platform/useAsk'
import { type Form, type FormErrors, refusedField, useForm } from '@potluck/platform/useForm'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { v7 as newId } from 'uuid'
import { type RecipeText, useChangeRecipe } from '../book/useChangeRecipe.ts'
import { isFrom } from '../book/way-from-recipe.ts'
import { completeAddress } from '../book/web-address.ts'
import { linkTo } from '../changes/book-changes.ts'
import { isStuck, photosIn, savedImages } from './pictures.ts'
import type { RefusedEdit } from './refused-edit.ts'
import type { SaveProblem } from './save-problem.ts'
import { useFindDuplicates } from './useFindDuplicates.ts'
import type { RecipeEditor } from './useRecipeEditor.ts'
import { useSettleRefusal } from './useSettleRefusal.ts'

export interface SaveRecipe {
  /** The fields of the recipe, and why the last save failed. */
  readonly form: Form<WrittenRecipe, SaveProblem>
  readonly save: () => void
  readonly saving: boolean
  /** Whether a save must wait for uploads. */
  readonly waiting: boolean
  /** Overwrites theirs with the fields chosen of both versions. */
  readonly saveChosen: (theirs: Recipe, chosen: WrittenRecipe) => void
  /** Saves a separate recipe despite duplicates. */
  readonly keepBoth: () => void
  /** Replaces a probable duplicate. */
  readonly replace: (recipeId: string) => void
  /** Saves the form as a new recipe in the own book, because the old one cannot be saved any more. */
  readonly saveAsNew: () => void
}

/** The text with its photos; files of the device are sent with it. */
function textOf(
  editor: RecipeEditor,
  { imageIds, ...written }: WrittenRecipe,
  images: readonly Image[] = [],
): RecipeText {
  const mine = imageIds.join() === editor.written.imageIds.join()
  const photos = mine
    ? photosIn(editor.pictures.pictures)
    : images.filter(({ id }) => imageIds.includes(id)).map((image) => ({ image }))
  return { ...written, url: completeAddress(written.url), photos }
}

/** The recipe that replaces a duplicate. It takes labels, rating and photos of the old one if the new one has none. */
function inPlaceOf(before: Recipe, text: RecipeText): RecipeText {
  const old = writtenFields(before)
  const { rating, labels, photos } = text
  return {
    ...text,
    rating: rating ?? old.rating,
    labels: labels.length > 0 ? labels : old.labels,
    photos: photos.length > 0 ? photos : before.images.map((image) => ({ image })),
  }
}

/** Sends a recipe. Each function returns the problem, or null if the recipe was opened. */
function useSendRecipe(editor: RecipeEditor, refused: RefusedEdit | null) {
  const host = useHost()
  const navigate = useNavigate()
  const openedFromRecipe = isFrom(useLocation().state, paths.recipe(editor.recipeId))
  const recipes = useChangeRecipe()
  const ask = useAsk(getRecipe)
  const findDuplicates = useFindDuplicates(editor)
  const { readTheirs, problemOf } = useSettleRefusal(editor)

  async function settle(recipeId: string, outcome: ChangeOutcome): Promise<SaveProblem | null> {
    if (outcome.kind === 'refused') return problemOf(outcome.refusal)
    for (const reference of refused?.references ?? []) host.changes.discard(reference)
    const { kitchenId, links, written } = editor
    const recipe = { id: recipeId, title: written.title, ...(kitchenId !== undefined && { kitchenId }) }
    for (const linked of links) host.changes.add(linkTo(recipe, linked))
    editor.settle()
    if (openedFromRecipe) navigate(-1)
    else navigate(paths.recipe(recipeId), { replace: true })
    return null
  }

  /** @param before the text that was edited; null if it is no longer available */
  async function send(
    before = editor.base,
    written = editor.written,
    images: readonly Image[] = [],
  ): Promise<SaveProblem | null> {
    const { recipeId, kitchenId, version, folder } = editor
    const text = textOf(editor, written, images)
    if (version === null) return settle(recipeId, await recipes.create(recipeId, text, { folder, kitchenId }))
    if (before)
      return settle(
        recipeId,
        await recipes.save({ id: recipeId, kitchenId }, before, text, editor.isMoved ? folder : null),
      )
    const theirs = await readTheirs()
    return theirs ? { kind: 'conflict', theirs } : { kind: 'offline' }
  }

  return {
    send,
    /** Creates a recipe unless the book probably has it. */
    async sendNew(): Promise<SaveProblem | null> {
      const duplicates = await findDuplicates()
      return duplicates.length === 0 ? send() : { kind: 'duplicate', duplicates }
    },
    async sendAsNew(): Promise<SaveProblem | null> {
      const id = newId()
      const text = textOf(editor, editor.written)
      // Photos of a kitchen stay in the kitchen.
      const photos = editor.kitchenId === undefined ? text.photos : text.photos.filter((photo) => 'file' in photo)
      const outcome = await recipes.create(id, { ...text, photos })
      if (outcome.kind === 'refused') return { kind: 'failed' }
      editor.settle()
      navigate(paths.recipe(id), { replace: true })
      return null
    },
    async sendInPlaceOf(recipeId: string): Promise<SaveProblem | null> {
      const before = await ask({ params: { id: recipeId } })
      const text = inPlaceOf(before, textOf(editor, editor.written))
      return settle(recipeId, await recipes.save(before, writtenFields(before), text, null))
    },
  }
}

/**
 * Saves the text and opens the recipe. The text stays after any error. Without a connection the save waits in the
 * change queue.
 * @param refused refused edits that this save resolves
 */
export function useSaveRecipe(editor: RecipeEditor, refused: RefusedEdit | null = null): SaveRecipe {
  const { send, sendNew, sendAsNew, sendInPlaceOf } = useSendRecipe(editor, refused)
  const { t } = useTranslation('recipes')
  const { pictures } = editor.pictures

  /** A field that the server refused carries its own message. */
  function errorsOf(problem: SaveProblem | null): FormErrors<WrittenRecipe, SaveProblem> | undefined {
    const field = problem?.kind === 'refused' ? refusedField(editor.written, problem.field) : null
    if (field !== null && problem) return { field, message: t('editor.fieldRefused'), problem }
    return problem ? { problem } : undefined
  }

  const form: Form<WrittenRecipe, SaveProblem> = useForm({
    initial: editor.written,
    draft: { values: editor.written, update: editor.update },
    errors: errorsOf(refused?.problem ?? null),
    check: ({ title }) => ({ title: title.trim() === '' && t('editor.noTitle') }),
    async submit() {
      if (pictures.some(isStuck)) return { problem: { kind: 'picturesFailed' } }
      return errorsOf(await (editor.version === null ? sendNew() : send()))
    },
    explain: (error) => ({ problem: failureOf(error) }),
  })
  const run = (work: () => Promise<SaveProblem | null>) => form.run(async () => errorsOf(await work()))

  const [isWaiting, setWaiting] = useState(false)
  const onTheWay = navigator.onLine && pictures.some(({ state }) => state === 'waiting' || state === 'uploading')

  function begin() {
    const isWorthWaiting = onTheWay && !pictures.some(isStuck) && editor.written.title.trim() !== ''
    if (isWorthWaiting && !form.isPending) setWaiting(true)
    else form.submit()
  }

  const sendNow = useEffectEvent(() => {
    setWaiting(false)
    begin()
  })
  useEffect(() => {
    if (isWaiting && !onTheWay) sendNow()
  }, [isWaiting, onTheWay])

  return {
    form,
    save: begin,
    saving: form.isPending || isWaiting,
    waiting: isWaiting,
    saveChosen: (theirs, chosen) =>
      run(() => send(writtenFields(theirs), chosen, [...savedImages(pictures), ...theirs.images])),
    keepBoth: () => run(() => send()),
    replace: (recipeId) => run(() => sendInPlaceOf(recipeId)),
    saveAsNew: () => run(sendAsNew),
  }
}

const failureOf = (error: unknown): SaveProblem => ({
  kind: error instanceof ApiError && error.status === 0 ? 'offline' : 'failed',
})
