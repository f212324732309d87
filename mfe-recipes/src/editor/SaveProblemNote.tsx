import { Note } from '@potluck/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ConflictNote } from './ConflictNote.tsx'
import type { RecipeEditor } from './useRecipeEditor.ts'
import type { SaveProblem, SaveRecipe } from './useSaveRecipe.ts'

interface Props extends Pick<SaveRecipe, 'overwrite' | 'dismiss'> {
  readonly problem: SaveProblem
  readonly editor: RecipeEditor
}

/** Why the recipe is not saved, what is safe, and what to do next. */
export function SaveProblemNote({ problem, editor, overwrite, dismiss }: Props) {
  const { t } = useTranslation('recipes')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem.kind !== 'noTitle') place.current?.scrollIntoView?.({ block: 'center' })
  }, [problem])

  if (problem.kind === 'noTitle') return null
  if (problem.kind === 'conflict') {
    return (
      <div ref={place}>
        <ConflictNote theirs={problem.theirs} {...{ editor, overwrite, dismiss }} />
      </div>
    )
  }
  const words = {
    picturesFailed: t('editor.picturesFailed'),
    picturesGone: t('editor.picturesGone'),
    offline: t('editor.offline'),
    gone: t('editor.gone'),
    failed: t('editor.failed'),
    refused: t('editor.refused'),
  }
  return (
    <div ref={place}>
      <Note tone="danger" title={t('editor.notSaved')}>
        {words[problem.kind]}
      </Note>
    </div>
  )
}
