import type { Recipe } from '@potluck/api/recipes'
import { eaterWords } from '@potluck/parts/eater-words'
import { useEaters } from '@potluck/parts/useEaters'
import { partsNamespace } from '@potluck/parts/words'
import { onDemand } from '@potluck/ui'

const RecipeEaterLines = onDemand(
  () => import('@potluck/parts/RecipeEaterLines').then((module) => module.RecipeEaterLines),
  'part',
  eaterWords,
  partsNamespace,
)

/** Says to whoever is about to give a recipe to others for whom at their own table it is not. It is not sent along. */
export function BeforeSharing({ recipe }: { readonly recipe: Recipe }) {
  const eaters = useEaters() ?? []
  return eaters.length > 0 && <RecipeEaterLines recipe={recipe} />
}
