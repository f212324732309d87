import { aisleNames } from './aisle-names.ts'
import type { Aisle, AisleWords } from './aisle-words.ts'
import { readLineCached } from './cached-lines.ts'
import { type Bought, type FoundThing, findThing, type ThingIndex, thingIndexOf } from './find-thing.ts'
import type { IngredientLine } from './ingredient-line.ts'
import { itemKey } from './item-key.ts'
import { cutLine, findRole, isPunctuation } from './reading/cut-line.ts'
import { unitAt } from './reading/find-unit.ts'
import type { UnitName } from './units.ts'
import { role, type Vocabulary } from './vocabulary.ts'

/** The things of one or several languages, ready to be looked up. */
export interface AisleIndex {
  readonly vocabulary: Vocabulary
  readonly languages: readonly ThingIndex[]
}

/** Makes the words of aisles ready to be looked up; a language counts when the vocabulary knows it too. Reuse the result: making it is slow. */
export function aisleIndexOf(languages: readonly AisleWords[], vocabulary: Vocabulary): AisleIndex {
  const indexed = languages.flatMap((aisles) => {
    const words = vocabulary.languages.find(({ language }) => language === aisles.language)
    return words ? [thingIndexOf(aisles, words)] : []
  })
  return { vocabulary, languages: indexed }
}

/** The things in the aisles of a language, by name, the shortest names first: those that most people buy. */
export function namesOfThings({ things }: AisleWords): readonly string[] {
  const names = aisleNames.flatMap((aisle) => (things[aisle] ?? '').split(',').map((name) => name.trim()))
  const wordsOf = (name: string) => name.split(' ').length
  return [...new Set(names)]
    .filter((name) => name !== '')
    .toSorted((a, b) => wordsOf(a) - wordsOf(b) || a.length - b.length)
}

/**
 * The aisle where an item is found, by whole words and never by parts of them: "diced tomatoes" are no ice.
 * `corrections` are the user's own, by `itemKey` of the thing, and always win; they may name an aisle of the user's.
 */
export function aisleOf(
  title: string,
  { vocabulary, languages }: AisleIndex,
  corrections: ReadonlyMap<string, string> = new Map(),
): string {
  const line = readLineCached(title, vocabulary)
  const name = line.ingredient || title
  const own = corrections.get(itemKey(name, vocabulary)) ?? corrections.get(itemKey(title, vocabulary))
  if (own !== undefined) return own
  const known = usual.get(languages)?.get(title)
  if (known !== undefined) return known
  const aisle = usualAisleOf(title, line, { vocabulary, languages })
  const aisles = usual.get(languages) ?? new Map<string, Aisle>()
  if (aisles.size >= maxUsual) aisles.clear()
  usual.set(languages, aisles.set(title, aisle))
  return aisle
}

/** Aisles that are remembered for each index: a list is arranged anew with each tick. */
const maxUsual = 4_000
const usual = new WeakMap<AisleIndex['languages'], Map<string, Aisle>>()

/** Units of what is fresh: a bunch of coriander, three leaves of sage. */
const freshUnits: ReadonlySet<UnitName> = new Set(['bunch', 'sprig', 'stalk', 'leaf', 'handful'])

/** Aisles whose things stay there in a can: beer, cat food. */
const keptInCans: ReadonlySet<string> = new Set(['drinks', 'liquor', 'household'])

/** Whether a line counts a thing without a unit ("2 peppers"), or in a unit of what is fresh. */
function isWhole({ quantity, unit, unitName, segments }: IngredientLine): boolean {
  if (unitName) return freshUnits.has(unitName)
  return quantity !== null && unit === null && !segments.some(({ kind }) => kind === 'unit')
}

/** Whether a thing has a longer name in the whole title: "biscotti per cani" are no biscuits. */
const goesOn = ({ stems }: FoundThing, whole: FoundThing | null): boolean =>
  whole !== null && whole.stems.length > stems.length && stems.every((stem, at) => whole.stems[at] === stem)

function usualAisleOf(title: string, line: IngredientLine, { vocabulary, languages }: AisleIndex): Aisle {
  const bought = { title, isWhole: isWhole(line) }
  const named = findLongest(line.ingredient, bought, languages)
  const whole = findLongest(title, bought, languages)
  const thing = named && !goesOn(named, whole) ? named : whole
  if (!(thing && keptInCans.has(thing.aisle)) && (line.unitName === 'can' || isInCan(title, vocabulary)))
    return 'canned'
  if (thing?.aisle === 'produce' && line.unitName === 'jar') return 'canned'
  return thing?.aisle ?? 'uncategorized'
}

/** Words that a thing may have beside those of its name: "large", "the red". */
const maxOtherWords = 2

/** Whether a title names a thing that stands in an aisle, and little else. */
export function namesThing(title: string, { vocabulary, languages }: AisleIndex): boolean {
  const line = readLineCached(title, vocabulary)
  const thing = findLongest(line.ingredient, { title, isWhole: isWhole(line) }, languages)
  if (!thing || thing.words === 0) return false
  return line.ingredient.split(/\s+/).length <= Math.ceil(thing.words) + maxOtherWords
}

function findLongest(name: string, bought: Bought, languages: readonly ThingIndex[]): FoundThing | null {
  let best: FoundThing | null = null
  for (const language of languages) {
    const thing = findThing(name, bought, language)
    if (thing && thing.words > (best?.words ?? -1)) best = thing
  }
  return best
}

/** "28 oz can", "a can of", but not "if you can": a can comes after an amount. */
function isInCan(title: string, vocabulary: Vocabulary): boolean {
  const line = cutLine(title, vocabulary)
  const isCounted = (at: number) =>
    line.tokens[at]?.kind === 'digits' ||
    isPunctuation(line, at, ')') ||
    findRole(line, at, role.unit | role.articles | role.number) !== null
  return line.tokens.some((_, at) => unitAt(line, at)?.unit.word.name === 'can' && (at === 0 || isCounted(at - 1)))
}

/**
 * Where an aisle comes in a walk through a shop, which is that of the program or one's own; an aisle that is not in
 * it comes after those that are, the rest last.
 */
export function placeInShop(aisle: string, walk: readonly string[] = aisleNames): number {
  const place = walk.indexOf(aisle)
  if (place !== -1) return place
  return walk.length + (aisle === 'uncategorized' ? 1 : 0)
}

/** Whether an aisle is one that the program knows. */
export const isAisle = (aisle: string): aisle is Aisle =>
  aisle === 'uncategorized' || aisleNames.some((name) => name === aisle)

/** The name of an aisle in a language; an aisle of the user's own has the name that they gave it. */
export function aisleTitle(aisle: string, { titles }: AisleWords): string {
  return isAisle(aisle) ? titles[aisle] : aisle
}
