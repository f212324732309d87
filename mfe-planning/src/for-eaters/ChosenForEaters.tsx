import { getRecipe } from '@potluck/api/recipes'
import { eaterWords } from '@potluck/parts/eater-words'
import { useEaters } from '@potluck/parts/useEaters'
import { partsNamespace } from '@potluck/parts/words'
import { useAnswer } from '@potluck/platform/answers'
import { onDemand } from '@potluck/ui'

const RecipeEaterLines = onDemand(
  () => import('@potluck/parts/RecipeEaterLines').then((module) => module.RecipeEaterLines),
  'part',
  eaterWords,
  partsNamespace,
)

interface Props {
  readonly recipeId: string
  /** The household of the plan. */
  readonly kitchenId: string | undefined
}

/** For whom of those who eat along a recipe is not that is about to be planned. */
export function ChosenForEaters({ recipeId, kitchenId }: Props) {
  const eats = (useEaters() ?? []).length > 0
  const { data: recipe } = useAnswer(getRecipe, eats ? { params: { id: recipeId } } : null)
  if (!eats || !recipe) return null
  const { contents } = recipe
  return <RecipeEaterLines recipe={{ ...(contents && { contents }), ...(kitchenId !== undefined && { kitchenId }) }} />
}
