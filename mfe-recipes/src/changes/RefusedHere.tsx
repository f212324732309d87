import { ChangeNoteArea } from './ChangeNoteArea.tsx'
import { useBookChanges } from './useBookChanges.ts'

/** Displays refused changes on a screen with many recipes; empty without any. @param path of the screen */
export function RefusedHere({ path }: { readonly path: string }) {
  const { refused } = useBookChanges(path)
  return refused.length > 0 && <ChangeNoteArea recipeId={null} waiting={[]} refused={refused} />
}
