import { getRecipe, type RecipeSummary } from '@potluck/api/recipes'
import { answerOptions } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { onDemand } from '@potluck/ui'
import { useQueries } from '@tanstack/react-query'
import { toPlanWords } from '../to-plan/words.ts'

const AddToPlan = onDemand(
  () => import('../to-plan/AddToPlanDialog.tsx').then((module) => module.AddToPlanDialog),
  'dialog',
  toPlanWords,
)

interface Props {
  readonly recipeIds: readonly string[]
  /** The loaded ones of them. */
  readonly summaries: readonly RecipeSummary[]
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Adds the selected recipes to a meal plan. The titles of recipes that are not loaded are requested. */
export function ManyToPlanDialog({ recipeIds, summaries, onClose, onDone }: Props) {
  const host = useHost()
  const missing = recipeIds.filter((id) => summaries.every((recipe) => recipe.id !== id))
  const answers = useQueries({ queries: missing.map((id) => answerOptions(host, getRecipe, { params: { id } })) })
  const requested = answers.flatMap(({ data }) => data ?? [])
  return <AddToPlan recipes={[...summaries, ...requested]} onClose={onClose} onDone={onDone} />
}
