import { Note, onDemand } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { ScrolledTo } from './ScrolledTo.tsx'
import type { SaveProblem } from './save-problem.ts'
import type { RecipeEditor } from './useRecipeEditor.ts'
import type { SaveRecipe } from './useSaveRecipe.ts'

const ConflictChoice = onDemand(
  () => import('./conflict/ConflictChoice.tsx').then((module) => module.ConflictChoice),
  'part',
)
const DuplicateNote = onDemand(() => import('./DuplicateNote.tsx').then((module) => module.DuplicateNote), 'part')

interface Props extends Pick<SaveRecipe, 'saving' | 'saveChosen' | 'keepBoth' | 'replace'> {
  /** Another note tells of changes that can no longer be saved. */
  readonly problem: SaveProblem
  readonly editor: RecipeEditor
}

/** Explains why the recipe is not saved, what is safe, and what to do next. */
export function SaveProblemNote({ problem, editor, ...ways }: Props) {
  const { t } = useTranslation('recipes')
  const words = {
    picturesFailed: t('editor.picturesFailed'),
    picturesGone: t('editor.picturesGone'),
    offline: t('editor.offline'),
    failed: t('editor.failed'),
    refused: t('editor.refused'),
  }
  if (problem.kind === 'conflict') {
    return <ConflictChoice key={problem.theirs.version} theirs={problem.theirs} editor={editor} {...ways} />
  }
  if (problem.kind === 'gone' || problem.kind === 'onlyRead') return null
  if (problem.kind === 'duplicate') return <DuplicateNote duplicates={problem.duplicates} {...ways} />
  return (
    <ScrolledTo key={problem.kind}>
      <Note tone="danger" title={t('editor.notSaved')}>
        {words[problem.kind]}
      </Note>
    </ScrolledTo>
  )
}
