import { changedFields } from '@potluck/api/changed-fields'
import { mergeChanges } from '@potluck/api/merge-changes'
import { type Recipe, writtenFields } from '@potluck/api/recipes'
import { useFormats } from '@potluck/parts'
import { useHost } from '@potluck/platform/HostProvider'
import type { RecipeField } from '@potluck/recipe/fields'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSaver } from '../book/useSaver.ts'
import { useFieldNames } from './useFieldNames.ts'
import type { RecipeEditor } from './useRecipeEditor.ts'

const nothing: readonly RecipeField[] = []

/** The name of the field with the focus: its text and caret stay. */
const focusedField = (): string | null => document.activeElement?.getAttribute('name') ?? null

/**
 * Takes what others save into an open form, and says who it was: fields that the cook did not change, except the one with the
 * focus, which follows when it is left.
 * @param current the recipe as the server has it now
 * @param isPaused while the form is being saved, or a conflict is being settled
 * @returns the fields that both changed, for the cook to compare
 */
export function useFollowOthers(
  editor: RecipeEditor,
  current: Recipe | undefined,
  isPaused: boolean,
): readonly RecipeField[] {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const names = useFieldNames()
  const { list } = useFormats()
  const saver = useSaver(editor.kitchenId)
  const { base, version, written } = editor
  const isNewer = current !== undefined && base !== null && version !== null && current.version > version

  function tell(recipe: Recipe, taken: readonly RecipeField[]) {
    const who = saver(recipe.savedBy)
    if (who === 'you' && !editor.dirty) return
    const fields = list(taken.map((field) => names[field]))
    const message =
      who === null || who === 'you' ? t('editor.takenElsewhere', { fields }) : t('editor.takenBy', { ...who, fields })
    host.toast({ message, kind: 'editor.taken', ofScreen: true })
  }

  const follow = useEffectEvent(() => {
    if (!isNewer || isPaused) return
    const theirs = writtenFields(current)
    const mine = changedFields(written, base)
    const focused = focusedField()
    const taken = changedFields(theirs, base).filter(
      (field) => !mine.includes(field) && field !== focused && !(field === 'imageIds' && editor.isUploading),
    )
    editor.follow(current, taken)
    if (taken.length > 0) tell(current, taken)
  })
  useEffect(() => follow(), [current, isPaused])
  useEffect(() => {
    // After the field has lost the focus.
    const whenLeft = () => setTimeout(follow)
    document.addEventListener('focusout', whenLeft)
    return () => document.removeEventListener('focusout', whenLeft)
  }, [])

  return isNewer && !isPaused ? mergeChanges(base, written, writtenFields(current)).both : nothing
}
