import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DisplaySystem } from '@potluck/cooking/convert'
import { convertLine } from '@potluck/cooking/convert-line'
import { convertStep } from '@potluck/cooking/convert-step'
import { convertLineTemperatures, convertTemperatures } from '@potluck/cooking/convert-temperatures'
import type { CupWeights } from '@potluck/cooking/cup-weights'
import { type IngredientLine, readIngredientLines } from '@potluck/cooking/ingredient-line'
import { type InstructionLine, readInstructions } from '@potluck/cooking/instructions'
import type { Language } from '@potluck/cooking/language'
import { wordsFor } from '@potluck/cooking/languages/load-words'
import { leavesOf, type Unfoldable, unfold } from '@potluck/cooking/linked/unfold'
import { type Exact, exactly, one } from '@potluck/cooking/quantity'
import { scaleLine } from '@potluck/cooking/scale-line'
import { scaleStep, scaleStepAmount } from '@potluck/cooking/scale-step'
import type { TemperatureScale } from '@potluck/cooking/temperatures'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { writeFactor, writeQuantity } from '@potluck/cooking/write-quantity'
import { nameServings, readYield, yieldParts } from '@potluck/cooking/yield'
import { cupWeightsOf } from '@potluck/foods/cup-weights'
import { loadFoods } from '@potluck/foods/load-foods'

/** How much of a recipe is made, and in which units it is shown. */
export interface RecipeLook {
  /** As an address says it: `2`, `0.5`, `1/2`. */
  readonly scale?: string | undefined
  readonly units: 'written' | DisplaySystem
  readonly oven: 'written' | TemperatureScale
}

export interface WrittenText {
  readonly yield: string
  readonly ingredients: string
  readonly instructions: string
  /** The number of its photos, to which steps may refer. */
  readonly photoCount?: number
}

/** A recipe as its page shows it. */
export interface DisplayedText {
  readonly yield: string
  /** `2` where it is made twice; null where it is made as written. */
  readonly factor: string | null
  readonly ingredients: readonly DisplayedLine[]
  readonly steps: readonly InstructionLine[]
}

export interface DisplayedLine {
  readonly text: string
  readonly isHeader: boolean
  /** Where its amount begins and ends; null where it has none. */
  readonly amount: { readonly start: number; readonly end: number } | null
  /** The lines of the recipe that this line is, scaled to it. */
  readonly part?: readonly DisplayedLine[]
}

/** The recipes that a recipe takes, and those that they take. */
export interface TakenRecipes {
  readonly outer: Unfoldable
  readonly lookUp: (id: string) => Unfoldable | null
}

/** Texts with more lines or letters than any recipe has are displayed without parsing, to limit the work of the server. */
const mostLines = 200
const mostLetters = 20_000

const isReadable = ({ ingredients, instructions }: WrittenText): boolean =>
  [ingredients, instructions].every((text) => text.length <= mostLetters && text.split('\n').length <= mostLines)

/** More lines are set as one text: a line each would take the server half a second. */
const mostListed = 2_000

/** Whether a recipe is shown line by line. */
export const isListed = ({ ingredients, instructions }: Pick<WrittenText, 'ingredients' | 'instructions'>): boolean =>
  [ingredients, instructions].every((text) => text.split('\n', mostListed + 1).length <= mostListed)

const largest = exactly(1000)

/** A factor that an address names; once for what is none, or far too much. */
function factorOf(scale: string | undefined): Exact {
  const [over = '', under = '1'] = (scale ?? '1').split('/')
  if (!(Number(over) > 0 && Number(under) > 0)) return one
  const factor = exactly(Number(over)).div(Number(under))
  return factor.compare(largest) <= 0 ? factor : one
}

const glyphs = { style: 'glyphs' } as const

const plain = (text: string): DisplayedLine => {
  const title = /^\s*\[([^\]]*)\]\s*$/.exec(text)?.[1]
  return { text: title?.trim() ?? text, isHeader: title !== undefined, amount: null }
}

const wholeLine = (text: string): readonly DisplayedLine[] =>
  text.trim() === '' ? [] : [{ text: text.trim(), isHeader: false, amount: null }]

const wholeStep = (text: string): readonly InstructionLine[] =>
  text.trim() === '' ? [] : [{ originalContent: text, content: text.trim(), isHeader: false, count: 0 }]

const whole = (text: WrittenText): DisplayedText => ({
  yield: text.yield,
  factor: null,
  ingredients: wholeLine(text.ingredients),
  steps: wholeStep(text.instructions),
})

const written = (text: WrittenText): DisplayedText => ({
  yield: text.yield,
  factor: null,
  ingredients: text.ingredients.split('\n').flatMap((line) => (line.trim() === '' ? [] : [plain(line)])),
  steps: readInstructions(text.instructions, text.photoCount),
})

/** The stretch of a line from the first to the last of its amounts and units that stand at its beginning. */
function amountOf({ segments }: IngredientLine): DisplayedLine['amount'] {
  const other = segments.findIndex(({ kind }) => kind === 'ingredient')
  const amounts = segments
    .slice(0, other === -1 ? segments.length : other)
    .filter(({ kind }) => kind === 'quantity' || kind === 'unit')
  const [first, last] = [amounts[0], amounts.at(-1)]
  return first && last ? { start: first.start, end: last.end } : null
}

const shown = (line: IngredientLine): DisplayedLine =>
  line.isHeader
    ? { text: line.ingredient, isHeader: true, amount: null }
    : { text: line.text, isHeader: false, amount: amountOf(line) }

function scaledYield(written: string, factor: Exact, words: Vocabulary): string {
  const text = nameServings(written, words)
  const base = readYield(text, words)
  if (!base || factor.equals(1)) return text
  const { before, made, after } = yieldParts(text, base, factor, words)
  return before + writeQuantity(made, glyphs) + after
}

/** What a look does to lines and steps. */
interface Reading extends Pick<RecipeLook, 'units' | 'oven'> {
  readonly factor: Exact
  readonly words: Vocabulary
  /** Null where amounts stay in the units that they were written in. */
  readonly cups: CupWeights | null
}

function shownLine(line: IngredientLine, { factor, words, units, oven, cups }: Reading): IngredientLine {
  const scaled = scaleLine(line, factor, glyphs)
  const converted = cups && units !== 'written' ? convertLine(scaled, units, cups) : scaled
  return oven === 'written' ? converted : convertLineTemperatures(converted, oven, words)
}

function shownStep(step: string, known: readonly IngredientLine[], reading: Reading): string {
  const { factor, words, units, oven, cups } = reading
  const scaled =
    cups && units !== 'written'
      ? convertStep(step, units, known, cups, (amount, found) => scaleStepAmount(amount, found, factor))
      : scaleStep(step, factor, known, words)
  return oven === 'written' ? scaled : convertTemperatures(scaled, oven, words)
}

/** The lines of the recipes that lines are, by the place of those lines. */
function partsOf({ outer, lookUp }: TakenRecipes, reading: Reading) {
  const { words: vocabulary, factor } = reading
  const lines = unfold(outer, { vocabulary, lookUp, factor })
  return lines.map(({ part }) =>
    part
      ? leavesOf(part.lines).map(({ line, factor: times }) => shown(shownLine(line, { ...reading, factor: times })))
      : [],
  )
}

/** Reads a recipe and scales it, in the units that are asked for. Sizes and times stay. */
export async function displayedRecipe(
  text: WrittenText,
  look: RecipeLook,
  language: Language,
  taken: TakenRecipes | null = null,
): Promise<DisplayedText> {
  if (!isListed(text)) return whole(text)
  if (!isReadable(text)) return written(text)
  const factor = factorOf(look.scale)
  const words = await wordsFor(`${text.yield}\n${text.ingredients}`, language)
  const cups = look.units === 'written' ? null : cupWeightsOf(await loadFoods(words))
  const reading: Reading = { units: look.units, oven: look.oven, factor, words, cups }
  const lines = readIngredientLines(text.ingredients, words).filter((line) => line.text.trim() !== '')
  const known = lines.filter(({ isHeader }) => !isHeader)
  const isAsWritten = factor.equals(1) && look.oven === 'written' && look.units === 'written'
  const parts = taken ? partsOf(taken, reading) : []
  const steps: InstructionLine[] = []
  for (const line of readInstructions(text.instructions, text.photoCount)) {
    // Others are answered between two steps.
    if (!isAsWritten) await nextTurn()
    steps.push(isAsWritten || line.isHeader ? line : { ...line, content: shownStep(line.content, known, reading) })
  }
  return {
    yield: scaledYield(text.yield, factor, words),
    factor: factor.equals(1) ? null : writeFactor(factor),
    ingredients: lines.map((line, at) => ({ ...shown(shownLine(line, reading)), part: parts[at] ?? [] })),
    steps,
  }
}
