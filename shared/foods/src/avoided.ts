import { hasMark, type Mark, type Marks, marks, marksOf, namesIn } from './marks.ts'

/** The marks of a recipe. */
export interface RecipeMarks {
  readonly contains: Marks
  readonly mayContain: Marks
  /** How many of its lines are not understood. */
  readonly notUnderstood: number
}

/** The part of a recipe that somebody must not eat. */
export interface Unfit {
  readonly contains: readonly Mark[]
  /** Marks that are not among the first. */
  readonly mayContain: readonly Mark[]
  /** Lines of which it is not known. */
  readonly notKnown: number
}

const isMark = (name: string): name is Mark => marks.some((mark) => mark === name)

/** A vegetarian does not eat these either. */
const withMeat = marksOf(['fish', 'crustaceans', 'molluscs'])

/** The marks of what somebody must not eat. @param names as a household writes them: `meat` stands for a vegetarian */
export function avoidedMarks(names: readonly string[]): Marks {
  const set = marksOf(names.filter(isMark))
  return hasMark(set, 'meat') ? set | withMeat : set
}

/** Finds what of a recipe somebody must not eat; null where that is nothing, and every line was understood. */
export function unfitFor(avoided: Marks, recipe: RecipeMarks): Unfit | null {
  if (avoided === 0) return null
  const contains = avoided & recipe.contains
  const mayContain = avoided & recipe.mayContain & ~contains
  if (contains === 0 && mayContain === 0 && recipe.notUnderstood === 0) return null
  return { contains: namesIn(contains), mayContain: namesIn(mayContain), notKnown: recipe.notUnderstood }
}
