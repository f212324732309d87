import type { Recipe } from '@potluck/api/recipes'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { eaterWords } from '@potluck/parts/eater-words'
import { useEaters } from '@potluck/parts/useEaters'
import { partsNamespace } from '@potluck/parts/words'
import { onDemand } from '@potluck/ui'

const EaterNotes = onDemand(
  () => import('@potluck/parts/EaterNotes').then((module) => module.EaterNotes),
  'part',
  eaterWords,
  partsNamespace,
)

interface Props {
  readonly recipe: Recipe
  readonly words: Vocabulary
}

/** For whom of those who eat along a recipe is not; whoever wrote nobody down loads nothing of it. */
export function ForEaters(props: Props) {
  const eaters = useEaters() ?? []
  return eaters.length > 0 && <EaterNotes {...props} />
}
