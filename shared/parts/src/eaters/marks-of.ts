import type { RecipeContents } from '@potluck/api/contents'
import type { RecipeMarks } from '@potluck/foods/avoided'

/** The marks of a recipe, of its lines; null where it has none, or they are not known yet. */
export function marksOfContents(contents: RecipeContents | undefined): RecipeMarks | null {
  if (!contents || contents.lines.length === 0) return null
  const { lines } = contents
  return {
    contains: lines.reduce((marks, { contains = 0 }) => marks | contains, 0),
    mayContain: lines.reduce((marks, { mayContain = 0 }) => marks | mayContain, 0),
    notUnderstood: lines.filter(({ isUnclear }) => isUnclear).length,
  }
}
