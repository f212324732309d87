import { Fraction } from '../fraction.ts'
import { type IngredientLine, readIngredientLines } from '../ingredient-line.ts'
import { type Exact, one } from '../quantity.ts'
import { cutLine, findRole } from '../reading/cut-line.ts'
import type { LineAmount } from '../reading/written-amount.ts'
import { role, type Vocabulary } from '../vocabulary.ts'
import { wordStems } from './named-in.ts'
import { inBase, middle, type StatedAmount, statedAmounts } from './stated-amounts.ts'

/** The texts that tell how much a recipe makes. */
export interface Makes {
  readonly yield: string
  readonly ingredients: string
}

/** Grams of what a recipe makes, where they are known otherwise than by its yield. */
export type GramsOf<Recipe> = (recipe: Recipe) => number | null

/** A sum of the amounts of a line: "1 kg 200 g", "2 cups plus 3 tablespoons". Null where one is of another kind. */
function sumFrom(amounts: readonly LineAmount[], at: number): ReturnType<typeof inBase> {
  const [first, ...others] = amounts.slice(at)
  let sum = first ? inBase(first.quantity, first.unit?.word?.name ?? null) : null
  for (const other of others) {
    if (other.role !== 'plus' && other.role !== 'minus') break
    const added = inBase(other.quantity, other.unit?.word?.name ?? null)
    if (!sum || added?.kind !== sum.kind) return null
    sum = { ...sum, amount: other.role === 'plus' ? sum.amount.add(added.amount) : sum.amount.sub(added.amount) }
  }
  return sum
}

/** The measures of a line: its amount as a weight or a volume, in each way that it says it. */
const measuresOf = ({ amounts }: IngredientLine) =>
  amounts.flatMap((amount, at) =>
    amount.role === 'main' || amount.role === 'same' ? (sumFrom(amounts, at) ?? []) : [],
  )

/** The weight of all lines; null where one has none. */
function weightOfLines(ingredients: string, vocabulary: Vocabulary): Fraction | null {
  let sum = new Fraction(0)
  for (const line of readIngredientLines(ingredients, vocabulary)) {
    if (line.isHeader) continue
    const weight = measuresOf(line).find(({ kind }) => kind === 'weight')
    if (!weight) return null
    sum = sum.add(weight.amount)
  }
  return sum.compare(0) > 0 ? sum : null
}

/** How much of a measure a recipe makes: as its yield says, or for a weight as its lines weigh. */
function madeOf<Recipe extends Makes>(
  kind: 'weight' | 'volume',
  recipe: Recipe,
  { stated, vocabulary, gramsOf }: Told<Recipe>,
): Fraction | null {
  for (const { amount, unit } of stated) {
    const made = inBase({ min: amount, max: amount }, unit)
    if (made?.kind === kind && made.amount.compare(0) > 0) return made.amount
  }
  if (kind === 'volume') return null
  const grams = gramsOf?.(recipe) ?? null
  return grams !== null && grams > 0 ? new Fraction(grams) : weightOfLines(recipe.ingredients, vocabulary)
}

interface Told<Recipe> {
  readonly stated: readonly StatedAmount[]
  readonly vocabulary: Vocabulary
  readonly gramsOf: GramsOf<Recipe> | undefined
}

/** How many pieces a recipe makes of what a line counts: "2 crusts" of "makes 4 crusts". */
function piecesMade({ ingredient, unitName }: IngredientLine, { stated, vocabulary }: Told<never>): Fraction | null {
  const words = new Set(wordStems(ingredient, vocabulary))
  const isCounted = ({ unit, nouns }: StatedAmount) =>
    unitName === null ? unit === null && nouns.some((noun) => words.has(noun)) : unit === unitName
  const made = stated.find((one) => one.amount.compare(0) > 0 && isCounted(one))
  return made?.amount ?? null
}

/** "Some tomato sauce" says no amount that counts. */
function isVague({ text }: IngredientLine, vocabulary: Vocabulary): boolean {
  const line = cutLine(text, vocabulary)
  // "a little"
  return [0, 1].some((at) => findRole(line, at, role.vague) !== null)
}

/**
 * How many times a line takes a whole recipe: by batches ("½ batch", or no amount), by weight, by volume, or by pieces.
 * Null where the line or the recipe does not tell.
 * @param line as it was written, not scaled
 */
export function batchesOf<Recipe extends Makes>(
  line: IngredientLine,
  recipe: Recipe,
  vocabulary: Vocabulary,
  gramsOf?: GramsOf<Recipe>,
): Exact | null {
  const { quantity, unit, unitName } = line
  if (quantity === null) return unit === null && !isVague(line, vocabulary) ? one : null
  if (unitName === 'batch') return middle(quantity)
  const told = { stated: statedAmounts(recipe.yield, vocabulary), vocabulary, gramsOf }
  for (const { kind, amount } of measuresOf(line)) {
    const made = madeOf(kind, recipe, told)
    if (made) return amount.div(made)
  }
  if (inBase(quantity, unitName)) return null
  const made = piecesMade(line, { ...told, gramsOf: undefined })
  if (made) return middle(quantity).div(made)
  return unit === null && quantity.min.equals(1) && quantity.max.equals(1) ? one : null
}
