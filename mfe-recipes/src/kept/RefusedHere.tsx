import { onDemand } from '@potluck/ui'
import { useBookChanges } from './useBookChanges.ts'

const KeptNote = onDemand(() => import('./KeptNote.tsx').then((module) => module.KeptNote), 'part')

/** What of a screen of many recipes could not be saved. Nothing while all was. @param path the screen's */
export function RefusedHere({ path }: { readonly path: string }) {
  const { refused } = useBookChanges(path)
  return refused.length > 0 && <KeptNote recipeId={null} waiting={[]} refused={refused} />
}
