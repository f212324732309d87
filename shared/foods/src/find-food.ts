import type { State } from '@potluck/cooking/aisle-words'
import type { IngredientLine } from '@potluck/cooking/ingredient-line'
import { itemKey } from '@potluck/cooking/item-key'
import { withoutKitchenWords } from '@potluck/cooking/kitchen-phrases'
import { languagesInScript, likelyLanguages } from '@potluck/cooking/likely-languages'
import { bestName, type FoundName, titleOf } from '@potluck/cooking/name-index'
import { isPassedOver } from '@potluck/cooking/needed-thing'
import { pieceInWord } from '@potluck/cooking/piece-in-word'
import { saysState } from '@potluck/cooking/state-words'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import type { Words } from '@potluck/cooking/words'
import type { ChosenFoods } from './contents.ts'
import type { Food } from './food.ts'
import type { FoodIndex, FoodNames } from './food-index.ts'

interface Found extends FoundName<Food> {
  readonly language: FoodNames
  /** Words of the text that it was found in. */
  readonly of: number
}

/** Whether one name says more of what is meant than another: more words of it, where a thing is named. */
const isBetter = (a: Found, b: Found | null): boolean => b === null || a.words > b.words

/** The food that a text names where its language puts the thing itself. */
function foundIn(text: string, language: FoodNames): Found | null {
  const title = titleOf(text, language.names.stem)
  const found = bestName(title, language.names)
  return found && found.place === 2 ? { ...found, language, of: title.words.length } : null
}

/** The same text without words for how a thing is: "ripe", "large", "finely". */
function withoutQualities(text: string, { words }: FoodNames): string {
  const all = titleOf(text, (word) => word).words
  const telling = all.filter((word) => !isPassedOver(word, words))
  return telling.length === 0 || telling.length === all.length ? '' : telling.join(' ')
}

/** The name with the word before or behind it that a remark begins with: "dried basil" of "basil, dried". */
function withRemarks({ segments, text, ingredient }: IngredientLine, { words }: FoodNames): string[] {
  const remarks = segments.filter(({ kind }) => kind === 'preparation' || kind === 'comment')
  return remarks.flatMap(({ start, end }) => {
    const [first] = titleOf(text.slice(start, end), (word) => word).words
    if (first === undefined) return []
    return [words.nounFirst ? `${ingredient} ${first}` : `${first} ${ingredient}`]
  })
}

/** The name with the size that is a part of some names: "mini cucumber". */
function withSize({ size, ingredient }: IngredientLine, { words }: FoodNames): string[] {
  if (size === null || /\p{N}/u.test(size)) return []
  return [words.nounFirst ? `${ingredient} ${size}` : `${size} ${ingredient}`]
}

/** The longest name in texts that mean one thing, tried in their order. */
function longestIn(texts: readonly string[], language: FoodNames): Found | null {
  let best: Found | null = null
  for (const text of texts) {
    const found = text === '' ? null : foundIn(text, language)
    if (found && isBetter(found, best)) best = found
  }
  return best
}

/** Other forms of a food have its id with a state behind it: `chickpeas`, `chickpeas-canned`. */
function inState({ id }: Food, state: State, { foods }: FoodIndex): Food | null {
  const [, base = id] = /^(.*)-(?:frozen|canned|dried|fresh|ground)$/.exec(id) ?? []
  return foods.get(`${id}-${state}`) ?? foods.get(`${base}-${state}`) ?? null
}

const states: readonly State[] = ['canned', 'frozen', 'ground', 'dried']

const containers: ReadonlySet<string> = new Set(['can', 'jar'])

/** A food in the form that the whole line says. */
function inForm(line: IngredientLine, { thing, language }: Found, index: FoodIndex): Food {
  const whole = titleOf(line.text, language.names.stem)
  if (saysState('fresh', whole, language.states)) return inState(thing, 'fresh', index) ?? thing
  const unitName = line.amounts.find(({ role }) => role === 'main')?.sizeOf?.unit?.word?.name ?? line.unitName
  for (const state of states) {
    const isSaid = saysState(state, whole, language.states) || (state === 'canned' && containers.has(unitName ?? ''))
    const form = isSaid ? inState(thing, state, index) : null
    if (form) return form
  }
  return thing
}

/** The thing that a line takes a part of: the lemon of "Saft einer Zitrone", with its word for the part. */
function takenFrom(name: string, { words }: FoodNames): { readonly part: string; readonly of: string } | null {
  const all = titleOf(name, (word) => word).words
  const [part = ''] = all
  if (!words.takenFrom.includes(part)) return null
  const small = new Set([part, ...words.of, ...words.from, ...words.takenFrom])
  return { part, of: all.filter((word) => !small.has(word)).join(' ') }
}

/** The juice or zest of a fruit. */
function partOf(line: IngredientLine, language: FoodNames, index: FoodIndex): Found | null {
  const taken = takenFrom(line.ingredient, language)
  const whole = taken && longestIn([taken.of, withoutQualities(taken.of, language)], language)
  if (!whole) return null
  const parts = ['juice', 'zest'].flatMap((part) => index.foods.get(`${whole.thing.id}-${part}`) ?? [])
  const thing = parts.find(({ id }) => language.titles.get(id)?.toLowerCase().includes(taken.part))
  return thing ? { ...whole, thing } : null
}

/** A name up to the first word of work, of an amount or of how it is: "tomatoes" of "tomatoes seeded and chopped". */
function upToWork(name: string, { words }: FoodNames, { starts, preparationEndings }: Vocabulary): string {
  if (words.nounFirst) return ''
  const all = titleOf(name, (word) => word).words
  const isWork = (word: string) =>
    starts.has(word) || isPassedOver(word, words) || preparationEndings.some((ending) => word.endsWith(ending))
  const from = all.findIndex((word) => !isWork(word))
  const to = all.findIndex((word, at) => at > from && isWork(word))
  return from === -1 || to === -1 ? '' : all.slice(from, to).join(' ')
}

/** A name without the word for the form it is cut in: "mango" of "mango puree", "Karotten" of "Karottenwürfel". */
function withoutParts(name: string, { words, names, remarks }: FoodNames): string {
  const { words: all, stems } = titleOf(name, names.stem)
  const parts = remarks.phrases.get('part') ?? []
  const isPart = (at: number) => parts.some(([only]) => only === stems[at])
  const at = words.nounFirst ? 0 : all.length - 1
  if (isPart(at)) return all.filter((_, word) => word !== at && !words.of.includes(all[word] ?? '')).join(' ')
  const last = all.at(-1) ?? ''
  const [ending] = remarks.isJoined ? parts.filter(([only = '']) => last.endsWith(only)) : []
  return ending?.[0] === undefined ? '' : [...all.slice(0, -1), last.slice(0, -ending[0].length)].join(' ')
}

/** The thing that may stand in for an unknown one: "clams" of "vongole veraci (or other clams)". */
function instead({ text }: IngredientLine, language: FoodNames): string {
  const [, behind = ''] = eitherOf(text.replace(/\(/g, ' '), language)
  return behind.split(/[),;]/)[0] ?? ''
}

function textsOf(name: string, line: IngredientLine, language: FoodNames, { vocabulary }: FoodIndex): string[] {
  const piece = pieceInWord(name, vocabulary)?.thing ?? ''
  const bare = withoutKitchenWords(name, vocabulary)
  const remarked = name === line.ingredient ? [...withRemarks(line, language), ...withSize(line, language)] : []
  return [...remarked, name, bare, withoutQualities(name, language), withoutParts(bare, language), piece]
}

/** The things of which a cook may take either: "yellow onion" of "white or yellow onion". */
function eitherOf(name: string, { words }: FoodNames): string[] {
  const or = new Set(words.or)
  const all = titleOf(name, (word) => word).words
  const at = all.findIndex((word) => or.has(word))
  return at === -1 ? [] : [all.slice(0, at).join(' '), all.slice(at + 1).join(' ')]
}

/** The first of two things that share their last word: "chicken broth" of "chicken or vegetable broth". */
function sharedNoun([first = '', second = '']: readonly string[], language: FoodNames): Found | null {
  const last = titleOf(second, (word) => word).words
  if (first === '' || language.words.nounFirst || last.length < 2) return null
  const found = foundIn(`${first} ${last.at(-1)}`, language)
  return found && found.words >= 2 && found.words === found.of ? found : null
}

/** Longer and longer beginnings of a line in which a comma stands before the name: "6 fresh, ripe passion fruits". */
function acrossCommas({ text, segments }: IngredientLine): string[] {
  const amount = segments.filter(({ kind }) => kind === 'quantity' || kind === 'unit' || kind === 'size')
  const pieces = text.slice(amount.at(-1)?.end ?? 0).split(',')
  return pieces.slice(1, 3).map((_, at) => pieces.slice(0, at + 2).join(' '))
}

/** The thing behind the first "from" of "leaves from a bunch of thyme". */
function behindFrom({ text }: IngredientLine, { words }: FoodNames): string {
  const all = titleOf(text, (word) => word).words
  const at = all.findIndex((word) => words.from.includes(word))
  return at === -1 ? '' : all.slice(at + 1).join(' ')
}

function foundOf(line: IngredientLine, language: FoodNames, index: FoodIndex): Found | null {
  const part = partOf(line, language, index)
  if (part) return part
  const { ingredient, alternatives } = line
  const either = eitherOf(ingredient, language)
  const shared = sharedNoun(either.length > 0 ? either : [ingredient, ...alternatives], language)
  if (shared) return shared
  for (const name of [ingredient, ...either, ...alternatives]) {
    const found =
      longestIn(textsOf(name, line, language, index), language) ??
      longestIn([upToWork(name, language, index.vocabulary)], language)
    if (found) return found
  }
  return longestIn([...acrossCommas(line), behindFrom(line, language), instead(line, language)], language)
}

/** The languages that a name may be in, the likely ones first. */
function languagesFor(name: string, { languages, vocabulary }: FoodIndex): readonly FoodNames[] {
  const likely = likelyLanguages(name, vocabulary)
  const possible = languagesInScript(name, vocabulary)
  const among = (all: readonly Words[]) => languages.filter(({ words }) => all.includes(words))
  return [...among(likely), ...among(possible.filter((words) => !likely.includes(words)))]
}

function known(line: IngredientLine, index: FoodIndex): Found | null {
  for (const language of languagesFor(line.ingredient, index)) {
    const found = foundOf(line, language, index)
    if (found) return found
  }
  return null
}

/**
 * The food that a line names, in the form that the whole line says. Null where it is not known, and for a header.
 * @param chosen what the household chose for names, which goes first
 */
export function findFood(line: IngredientLine, index: FoodIndex, chosen?: ChosenFoods): Food | null {
  if (line.isHeader || line.ingredient === '') return null
  const own = chosen?.get(itemKey(line.ingredient, index.vocabulary))
  if (own !== undefined) return own === null ? null : (index.foods.get(own) ?? null)
  const found = known(line, index)
  return found
    ? inForm(line, found, index)
    : (index.more?.(withoutKitchenWords(line.ingredient, index.vocabulary)) ?? null)
}

/** The food with a name. */
export function findFoodByName(name: string, index: FoodIndex): Food | null {
  const bare = withoutKitchenWords(name, index.vocabulary)
  for (const language of languagesFor(name, index)) {
    const found = longestIn([name, bare, withoutQualities(name, language)], language)
    if (found) return found.thing
  }
  return null
}
