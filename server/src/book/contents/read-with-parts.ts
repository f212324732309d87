import { batchesOf } from '@potluck/cooking/linked/batches'
import { namedIn } from '@potluck/cooking/linked/named-in'
import { type Unfoldable, unfoldLimits } from '@potluck/cooking/linked/unfold'
import type { Contents } from '@potluck/foods/contents'
import type { PartOf } from '@potluck/foods/read-contents'
import { everyLanguage } from '../../ground/words/every-language.ts'

/** The weight of what a recipe makes; null where some of it is not known. */
const gramsOf = ({ lines, grams }: Contents): number | null =>
  grams > 0 && lines.every(({ notCounted }) => notCounted === null || notCounted === 'amount')
    ? Math.round(grams)
    : null

type Outer = Pick<Unfoldable, 'ingredients' | 'linked'>

/**
 * Reads what a recipe is made of, and the recipes that its lines name, as deep as lines are unfolded. Deeper or
 * longer ones are not known.
 * @param recipes by their ids
 * @param read reads the lines of one recipe
 */
export function readWithParts(
  outer: Outer,
  recipes: ReadonlyMap<string, Unfoldable>,
  read: (ingredients: string, partOf: PartOf) => Contents,
): Contents {
  let room: number = unfoldLimits.lines
  const found = new Map<string, Contents | null>()

  const contentsAt = (recipe: Outer, level: number): Contents =>
    read(recipe.ingredients, (line) => {
      const name = namedIn(line, recipe.linked, everyLanguage)
      if (!name) return null
      const part = recipes.get(name.id)
      const contents = part ? partAt(part, level + 1) : null
      if (!part || !contents) return { name, contents, batches: null }
      const batches = batchesOf(line, part, everyLanguage, () => gramsOf(contents))?.valueOf() ?? null
      return { name, contents, batches: batches !== null && Number.isFinite(batches) && batches >= 0 ? batches : null }
    })

  function partAt(part: Unfoldable, level: number): Contents | null {
    const key = `${level} ${part.id}`
    const there = found.get(key)
    if (there !== undefined) return there
    const lines = part.ingredients.split('\n').length
    const isRead = level <= unfoldLimits.levels && lines <= room
    if (isRead) room -= lines
    const contents = isRead ? contentsAt(part, level) : null
    found.set(key, contents)
    return contents
  }

  return contentsAt(outer, 0)
}
