import { type IngredientLine, readIngredientLines } from '../ingredient-line.ts'
import { type Exact, one } from '../quantity.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { batchesOf, type GramsOf, type Makes } from './batches.ts'
import { type LinkedName, namedIn } from './named-in.ts'

/** A recipe whose lines may be other recipes. */
export interface Unfoldable extends Makes {
  readonly id: string
  readonly title: string
  readonly linked: readonly LinkedName[]
}

/** How far lines are unfolded. */
export const unfoldLimits = { levels: 5, lines: 500 } as const

/** Why a line that names a recipe stays words. Its amount does not tell, or it would be too deep, too long or a circle. */
export type StaysWords = 'amount' | 'deep' | 'long' | 'circle' | 'absent'

/** The recipe that a line is, with its own lines. */
export interface UnfoldedPart<Recipe> {
  readonly id: string
  readonly title: string
  /** Null where it is not there. */
  readonly recipe: Recipe | null
  /** How many times it is made; null where that is not known. */
  readonly factor: Exact | null
  /** Null where it has lines. */
  readonly why: StaysWords | null
  readonly lines: readonly UnfoldedLine<Recipe>[]
}

export interface UnfoldedLine<Recipe> {
  /** Its index among the lines of its recipe. */
  readonly at: number
  /** As it was written. */
  readonly line: IngredientLine
  /** By how much it is to be scaled. */
  readonly factor: Exact
  /** The recipe that it names; null for most lines. */
  readonly part: UnfoldedPart<Recipe> | null
}

export interface Unfolding<Recipe> {
  readonly vocabulary: Vocabulary
  /** A linked recipe by its id; null where it may not be seen or is not there. */
  readonly lookUp: (id: string) => Recipe | null
  /** How many times the outer recipe is made. */
  readonly factor?: Exact
  readonly gramsOf?: GramsOf<Recipe> | undefined
}

/** The lines of a recipe, each scaled once, with the lines of the recipes that they name. */
export function unfold<Recipe extends Unfoldable>(
  recipe: Recipe,
  { vocabulary, lookUp, factor = one, gramsOf }: Unfolding<Recipe>,
): readonly UnfoldedLine<Recipe>[] {
  let room: number = unfoldLimits.lines

  function partOf(
    line: IngredientLine,
    from: Recipe,
    times: Exact,
    path: readonly string[],
  ): UnfoldedPart<Recipe> | null {
    const named = namedIn(line, from.linked, vocabulary)
    if (!named) return null
    const found = lookUp(named.id)
    const words = (why: StaysWords): UnfoldedPart<Recipe> => ({ ...named, recipe: found, factor: null, why, lines: [] })
    if (path.includes(named.id)) return words('circle')
    if (!found) return words('absent')
    const batches = batchesOf(line, found, vocabulary, gramsOf)
    if (!batches) return words('amount')
    if (path.length > unfoldLimits.levels) return words('deep')
    const lines = readIngredientLines(found.ingredients, vocabulary)
    if (lines.length > room) return words('long')
    room -= lines.length
    const made = times.mul(batches)
    const { id, title } = found
    return { id, title, recipe: found, factor: made, why: null, lines: linesOf(found, lines, made, [...path, id]) }
  }

  const linesOf = (
    from: Recipe,
    lines: readonly IngredientLine[],
    times: Exact,
    path: readonly string[],
  ): readonly UnfoldedLine<Recipe>[] =>
    lines.map((line, at) => ({ at, line, factor: times, part: partOf(line, from, times, path) }))

  return linesOf(recipe, readIngredientLines(recipe.ingredients, vocabulary), factor, [recipe.id])
}

/**
 * The lines of which nothing is unfolded further: what is to be bought. A line that was unfolded is not among them, its
 * own lines are.
 * @param isMadeAhead whether a recipe is there already: its lines are left out
 */
export const leavesOf = <Recipe>(
  lines: readonly UnfoldedLine<Recipe>[],
  isMadeAhead: (id: string) => boolean = () => false,
): readonly UnfoldedLine<Recipe>[] =>
  lines.flatMap((line) => {
    const { part } = line
    if (part && isMadeAhead(part.id)) return []
    return part && part.why === null ? leavesOf(part.lines, isMadeAhead) : [line]
  })
