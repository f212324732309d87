import type { Amount } from '@potluck/cooking/add-amounts'
import { amountsOf } from '@potluck/cooking/add-amounts'
import type { IngredientLine } from '@potluck/cooking/ingredient-line'
import { titleOf } from '@potluck/cooking/name-index'
import { sizeOfEach } from '@potluck/cooking/package-size'
import { pieceInWord } from '@potluck/cooking/piece-in-word'
import { saysState } from '@potluck/cooking/state-words'
import { isContainer, type UnitName, units } from '@potluck/cooking/units'
import type { Food } from './food.ts'
import type { FoodIndex } from './food-index.ts'
import { gramsOfPiece, gramsOfSize, gramsOfUnit } from './measure-grams.ts'
import { relativeSize } from './relative-size.ts'
import type { RemarkName } from './remark-words.ts'

/** How much a line asks for, in grams. */
export interface Weight {
  /** As it is bought. */
  readonly grams: number
  /** The part that is eaten. */
  readonly eaten: number
}

/** The middle of a range. */
const middleOf = ({ quantity: { min, max } }: Pick<Amount, 'quantity'>): number => (min.valueOf() + max.valueOf()) / 2

interface Weighed {
  readonly line: IngredientLine
  readonly food: Food
  readonly index: FoodIndex
}

/** Grams of one of what an amount without a known unit counts. */
function gramsOfOne({ line, food, index }: Weighed): number | null {
  const { vocabulary } = index
  const piece = line.amounts.find(({ role }) => role === 'main')?.piece
  const unitName = piece ?? pieceInWord(line.ingredient, vocabulary)?.unitName
  const ofPiece = unitName ? gramsOfUnit(unitName, food) : null
  return ofPiece ?? gramsOfPiece(food, relativeSize(line.size, index))
}

const isCounted = (unitName: UnitName | null): boolean =>
  unitName === null || isContainer(unitName) || units[unitName].kind === 'piece'

/** The weight that a line says again in brackets: "1 cup (120 g)". */
function saidAgain({ amounts }: IngredientLine): number | null {
  const same = amounts.find(
    ({ role, unit }) => role === 'same' && unit?.word && !unit.isGuess && units[unit.word.name].kind === 'weight',
  )
  const base = same?.unit?.word && units[same.unit.word.name].base
  return same && base ? middleOf(same) * base.valueOf() : null
}

/** A "floret" or a "chunk" is a piece of a thing, and not one of them. */
function isPart({ amounts }: IngredientLine): boolean {
  const word = amounts.find(({ role }) => role === 'main')?.unit?.word
  const [whole] = word?.words.units.piece ?? []
  return word?.name === 'piece' && word.forms.join('|') !== whole && word.forms.length > 1
}

/** Larger pieces are not what a part of one weighs. */
const mostOfPart = 60

function gramsOfAmount(amount: Amount, isFirst: boolean, weighed: Weighed): number | null {
  const { line, food, index } = weighed
  const { unitName, unit } = amount
  if (isFirst && (unitName === null || units[unitName].kind !== 'weight')) {
    const again = saidAgain(line)
    if (again !== null) return again
  }
  const each = isFirst && isCounted(unitName) ? sizeOfEach(line, index.vocabulary) : null
  const ofEach = each ? gramsOfSize(each, food) : null
  if (ofEach !== null) return ofEach * middleOf(amount)
  const isUnknownUnit = unitName === null ? unit !== null : isPart(line) && (food.grams['piece'] ?? 0) > mostOfPart
  const one = isUnknownUnit ? null : unitName ? gramsOfUnit(unitName, food) : gramsOfOne(weighed)
  return one === null ? null : one * middleOf(amount)
}

/** The shares that are eaten: not what stays in the pan, the marinade or the can. */
const shareOf = { frying: 0.1, marinade: 0.3, drained: 0.6 }

/** Kilocalories of 100 g, above which a food is a fat. */
const leastOfFat = 600

/** More fat than this for frying is a bath. */
const bathGrams = 150

const says = (name: RemarkName, { line, index }: Weighed): boolean =>
  index.languages.some(({ names, remarks }) => saysState(name, titleOf(line.text, names.stem), remarks))

/** Whether a line says that work was done before it was weighed: "peeled potatoes", not "potatoes, peeled". */
function isPeeledBefore({ line, index }: Weighed): boolean {
  const { segments, text } = line
  const thing = segments.findIndex(({ kind }) => kind === 'ingredient')
  const beside = segments.slice(0, thing).filter(({ kind }) => kind === 'preparation')
  return beside.some(({ start, end }) =>
    index.languages.some(({ names, remarks }) =>
      saysState('peeled', titleOf(text.slice(start, end), names.stem), remarks),
    ),
  )
}

const isMeasured = ({ unitName }: IngredientLine): boolean => unitName !== null && units[unitName].kind === 'volume'

/** Whether a weight is that of all that is in a can: "1 (400 g) can", "400 g can". */
function isWholeCan({ line, index }: Weighed): boolean {
  const inCans = line.amounts.find(({ role }) => role === 'main')?.sizeOf?.unit?.word?.name
  if (inCans !== undefined) return isContainer(inCans)
  return line.unitName !== null && isContainer(line.unitName) && sizeOfEach(line, index.vocabulary) !== null
}

/** The share of what is bought that is eaten. */
function eatenShare(weighed: Weighed, grams: number): number {
  const { line, food } = weighed
  if (isFat(weighed) && grams > bathGrams && says('frying', weighed)) return shareOf.frying
  if (says('marinade', weighed)) return shareOf.marinade
  if (/-canned$/.test(food.id) && says('drained', weighed)) return isWholeCan(weighed) ? shareOf.drained : 1
  const isBare = food.eaten === 1 || isMeasured(line) || says('boneless', weighed) || isPeeledBefore(weighed)
  return isBare ? 1 : food.eaten
}

/** Kilocalories of 100 g, below which a little of a food changes nothing that anybody sees. */
const mostOfTouch = 150

/** Whether a line without an amount is a touch: a seasoning, a garnish, butter for the tin. */
const isTouch = (weighed: Weighed): boolean =>
  weighed.food.isSeasoning || (weighed.food.nutrients.energy ?? 0) < mostOfTouch || says('touch', weighed)

/** Fat in a pan, where a line says no amount: a tablespoon. */
const panGrams = 14

const isFat = ({ food }: Weighed): boolean => (food.nutrients.energy ?? 0) > leastOfFat

/** The weight of what a line asks for; otherwise why it is not known. */
export function weighLine(line: IngredientLine, food: Food, index: FoodIndex): Weight | 'weight' | 'amount' {
  const weighed = { line, food, index }
  const amounts = amountsOf(line)
  const rough = line.unitName !== null && amounts.length === 0 ? gramsOfUnit(line.unitName, food) : null
  if (amounts.length === 0 && rough === null) {
    if (isTouch(weighed)) return 'amount'
    return isFat(weighed) ? { grams: panGrams, eaten: panGrams } : 'weight'
  }
  const parts = rough !== null ? [rough] : amounts.map((amount, at) => gramsOfAmount(amount, at === 0, weighed))
  let grams = 0
  for (const part of parts) {
    if (part === null) return 'weight'
    grams += part
  }
  return { grams, eaten: grams * eatenShare(weighed, grams) }
}
