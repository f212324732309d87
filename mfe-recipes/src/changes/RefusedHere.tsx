import { ChangeNoteArea } from './ChangeNoteArea.tsx'
import { useBookChanges } from './useBookChanges.ts'

/** What of a screen of many recipes could not be saved. Nothing while all was. @param path the screen's */
export function RefusedHere({ path }: { readonly path: string }) {
  const { refused } = useBookChanges(path)
  return refused.length > 0 && <ChangeNoteArea recipeId={null} waiting={[]} refused={refused} />
}
