import type { RecipeMarks } from '@potluck/foods/avoided'
import { eaterWords } from '@potluck/parts/eater-words'
import { useEaters } from '@potluck/parts/useEaters'
import { partsNamespace } from '@potluck/parts/words'
import { onDemand } from '@potluck/ui'

const EaterLines = onDemand(
  () => import('@potluck/parts/EaterLines').then((module) => module.EaterLines),
  'part',
  eaterWords,
  partsNamespace,
)

interface Props {
  /** The name of the recipe, where it does not stand beside. */
  readonly title?: string
  /** Those of the recipe; undefined where they are not known. */
  readonly marks: RecipeMarks | undefined
  /** The household of the plan or list. */
  readonly kitchenId: string | undefined
}

/** For whom of those who eat along a recipe is not; whoever wrote nobody down loads nothing of it. */
export function ForEaters(props: Props) {
  const eaters = useEaters() ?? []
  return eaters.length > 0 && <EaterLines {...props} />
}
