import type { Aisle, AisleWords } from './aisle-words.ts'
import { readLineCached } from './cached-lines.ts'
import { itemKey, stemsOf } from './item-key.ts'
import { cutLine, findRole, isPunctuation } from './reading/cut-line.ts'
import { unitAt } from './reading/find-unit.ts'
import { role, type Vocabulary } from './vocabulary.ts'
import type { Words } from './words.ts'

interface Thing {
  readonly stems: readonly string[]
  readonly aisle: Aisle
  /** It says how a thing is stored and decides, whatever the thing is. */
  readonly isState: boolean
}

/** The things of one language by the first of their words. */
interface LanguageIndex {
  readonly words: Words
  readonly things: ReadonlyMap<string, readonly Thing[]>
}

/** The things of one or several languages, ready to be looked up. */
export interface AisleIndex {
  readonly vocabulary: Vocabulary
  readonly languages: readonly LanguageIndex[]
}

/** In the order of a walk through a shop: what is fresh first, what thaws and what is heavy last. */
export const aisleNames: readonly Aisle[] = [
  'produce',
  'bakery',
  'deli',
  'meat',
  'seafood',
  'dairy',
  'grocery',
  'canned',
  'baking',
  'spices',
  'condiments',
  'drinks',
  'liquor',
  'frozen',
  'household',
]

function indexOf(aisles: AisleWords, words: Words): LanguageIndex {
  const things = new Map<string, Thing[]>()
  const add = (names: string, aisle: Aisle, isState: boolean): void => {
    for (const name of names.split(',')) {
      const stems = stemsOf(name, words.stem)
      const [first] = stems
      if (first === undefined) continue
      const sharing = things.get(first)
      if (sharing) sharing.push({ stems, aisle, isState })
      else things.set(first, [{ stems, aisle, isState }])
    }
  }
  add(aisles.state.frozen, 'frozen', true)
  add(aisles.state.canned, 'canned', true)
  for (const aisle of aisleNames) add(aisles.things[aisle] ?? '', aisle, false)
  return { words, things }
}

/** Makes the words of aisles ready to be looked up; a language counts when the vocabulary knows it too. Reuse the result: making it is slow. */
export function aisleIndexOf(languages: readonly AisleWords[], vocabulary: Vocabulary): AisleIndex {
  const indexed = languages.flatMap((aisles) => {
    const words = vocabulary.languages.find(({ language }) => language === aisles.language)
    return words ? [indexOf(aisles, words)] : []
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

const isAt = (stems: readonly string[], at: number, thing: Thing): boolean =>
  thing.stems.every((stem, word) => stems[at + word] === stem)

/**
 * The thing a title names, by whole words. What says how it is stored decides ("frozen peas"). Else the longest name wins
 * ("tomato paste" before "tomato"), then the one nearest to where the language puts the thing itself ("milk
 * chocolate" is chocolate, "cioccolato al latte" too).
 */
function findThing(title: string, { words, things }: LanguageIndex): Thing | null {
  const stems = stemsOf(title, words.stem)
  let best: Thing | null = null
  for (const [at, stem] of stems.entries()) {
    for (const thing of things.get(stem) ?? []) {
      if (!isAt(stems, at, thing)) continue
      if (thing.isState) return thing
      const longer = thing.stems.length - (best?.stems.length ?? 0)
      if (longer > 0 || (longer === 0 && !words.nounFirst)) best = thing
    }
  }
  return best
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
  const aisle = usualAisleOf(title, name, { vocabulary, languages })
  const aisles = usual.get(languages) ?? new Map<string, Aisle>()
  if (aisles.size >= maxUsual) aisles.clear()
  usual.set(languages, aisles.set(title, aisle))
  return aisle
}

/** Aisles that are remembered for each index: a list is arranged anew with each tick. */
const maxUsual = 4_000
const usual = new WeakMap<AisleIndex['languages'], Map<string, Aisle>>()

function usualAisleOf(title: string, name: string, { vocabulary, languages }: AisleIndex): Aisle {
  if (isInCan(title, vocabulary)) return 'canned'
  return (findLongest(name, languages) ?? findLongest(title, languages))?.aisle ?? 'uncategorized'
}

/** Words that a thing may have beside those of its name: "large", "the red". */
const maxOtherWords = 2

/** Whether a title names a thing that stands in an aisle, and little else. */
export function namesThing(title: string, { vocabulary, languages }: AisleIndex): boolean {
  const name = readLineCached(title, vocabulary).ingredient
  const thing = findLongest(name, languages)
  return thing !== null && !thing.isState && name.split(/\s+/).length <= thing.stems.length + maxOtherWords
}

function findLongest(title: string, languages: readonly LanguageIndex[]): Thing | null {
  let best: Thing | null = null
  for (const language of languages) {
    const thing = findThing(title, language)
    if (thing && thing.stems.length > (best?.stems.length ?? 0)) best = thing
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
