import { place } from '@potluck/recipe/fields'
import { numberOfSpot } from './positions.ts'
import type { Ranks } from './ranked.ts'
import type { Query } from './read-query.ts'
import { nearness, nearnessOf } from './typos.ts'
import { formsOf } from './word-forms.ts'
import { wordsOf } from './words-of.ts'

/** A word that stands nowhere in a book, and what was looked for in its place. */
export interface Correction {
  readonly typed: string
  readonly meant: readonly string[]
}

/** The recipes of a book that hold what a query asks for, by their search numbers. */
export interface Matches {
  /** The number that the first byte stands for. */
  readonly base: number
  /** How well each recipe matches, 1 best; 0 where it does not. */
  readonly ranks: Ranks
  /** Words of the book that were found. */
  readonly matchedWords: ReadonlySet<string>
  readonly corrections: readonly Correction[]
}

/** A label, and what its title says. */
export interface LabelOfBook {
  readonly id: string
  readonly words: ReadonlySet<string>
  /** The forms of its words: worked out once, and not for each word that is looked for. */
  readonly forms: ReadonlySet<string>
}

/** A label as it is searched by. */
export function labelOfBook({ id, title }: { readonly id: string; readonly title: string }): LabelOfBook {
  const words = wordsOf(title)
  return { id, words, forms: new Set([...words].flatMap((word) => formsOf(word))) }
}

/** Where recipes hold a word of a book. */
export interface Posting {
  readonly word: string
  /** Hands over each recipe by its number, and where it holds the word, as `place` bits. */
  each(take: (number: number, places: number) => void): void
}

/** The same, and each spot at which the word stands, ascending (`spotOf`). */
export interface ExactPosting extends Pick<Posting, 'each'> {
  readonly spots: readonly number[]
}

/** The words of a book, wherever they are stored. They may include words of deleted recipes. */
export interface WordIndex {
  /** The number of the first recipe, and how many numbers there are. */
  readonly base: number
  readonly size: number
  readonly labels: readonly LabelOfBook[]
  /** The words that share a form with one of these, by the word they share it with; each among its own. */
  sameWords(words: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>
  /** The words that may be meant by one with a slip in it (`meantAmong`). */
  meantWords(word: string): Promise<readonly string[]>
  /** The recipes with these words, and with words that begin with `beginning` where it may be one (`mayBeBeginning`). */
  postings(words: readonly string[], beginning: string | null): Promise<readonly Posting[]>
  /** The recipes with words that hold this one inside: Korean ones, and German compounds that end in it. */
  within(word: string): Promise<readonly Posting[]>
  /** The recipes with these words, and the positions, by word. */
  exactly(words: readonly string[]): Promise<ReadonlyMap<string, ExactPosting>>
  /** The numbers of the recipes with one of the labels. */
  labelled(labelIds: readonly string[]): Promise<Iterable<number>>
  /** Earlier matches of words, while nothing in the book changes: the next letter searches for the same words again. */
  readonly cachedMatches?: Map<string, Promise<WordMatch>>
  /** Whether one of the recipes exists; a recipe in the trash counts only if the trash is searched. */
  isAnyThere(numbers: readonly number[]): Promise<boolean>
}

const hasNext = (word: string): boolean => /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(word)

/** One letter begins too many words to mean them; a sign that is a word stands for itself. */
export const canBePrefix = (word: string): boolean => word.length > 1 && !hasNext(word)

/** From the best place to hold a word down to any. */
const rank = { wholeInTitle: 1, inTitle: 2, inIngredients: 3, anywhere: 4 } as const

/** Whether a recipe of this rank, for a query of one word, says it in its title. */
export const isTitleRank = (ranked: number): boolean => ranked <= rank.inTitle

function rankOf(places: number, whole: boolean): number {
  if (places & place.title) return whole ? rank.wholeInTitle : rank.inTitle
  return places & place.ingredients ? rank.inIngredients : rank.anywhere
}

/** How well each recipe holds one word. */
export interface WordMatch {
  readonly ranks: Uint8Array
  readonly found: ReadonlySet<string>
  /** How many recipes hold each word that was found. */
  readonly counts: ReadonlyMap<string, number>
}

interface Wanted {
  readonly word: string
  /** The words that are as good as it. */
  readonly same: readonly string[]
  /** Whether longer words count that begin with it. */
  readonly beginnings: boolean
  /** The places that count, as bits, where not all do; all are as good then. */
  readonly places?: number
}

const anyPlace = ~0

/** The number of words whose matches are cached: more than a person types in a row. */
const maxCachedWords = 24

function matchWord(index: WordIndex, wanted: Wanted): Promise<WordMatch> {
  const { cachedMatches: known } = index
  if (!known) return readMatch(index, wanted)
  const name = JSON.stringify(wanted)
  const match = known.get(name) ?? readMatch(index, wanted)
  if (known.size >= maxCachedWords) known.clear()
  known.set(name, match)
  return match
}

async function readMatch(index: WordIndex, { word, same, beginnings, places = anyPlace }: Wanted): Promise<WordMatch> {
  const whole = new Set(same)
  const forms = beginnings ? new Set(same.flatMap((each) => formsOf(each))) : null
  const labelIds = places === anyPlace ? index.labels.filter((label) => isNamed(label)).map(({ id }) => id) : []
  const [postings, inside, numbers] = await Promise.all([
    index.postings(same, beginnings ? word : null),
    beginnings ? index.within(word) : [],
    labelIds.length > 0 ? index.labelled(labelIds) : [],
  ])
  const ranks = new Uint8Array(index.size)
  const put = (number: number, value: number) => {
    const at = number - index.base
    const before = ranks[at]
    if (before !== undefined && (before === 0 || before > value)) ranks[at] = value
  }
  const found = new Set<string>()
  const counts = new Map<string, number>()
  for (const posting of [...postings, ...inside]) take(posting)
  for (const number of numbers) put(number, rank.inIngredients)
  return { ranks, found, counts }

  function isNamed({ words, forms: formsOfLabel }: LabelOfBook): boolean {
    for (const named of words) {
      if (whole.has(named) || (beginnings && word.length > 1 && named.startsWith(word))) return true
    }
    if (forms) for (const form of formsOfLabel) if (forms.has(form)) return true
    return false
  }

  function take({ word: indexWord, each }: Posting): void {
    const isWhole = whole.has(indexWord)
    each((number, at) => {
      counts.set(indexWord, (counts.get(indexWord) ?? 0) + 1)
      if ((at & places) !== 0) put(number, places === anyPlace ? rankOf(at, isWhole) : rank.wholeInTitle)
    })
    found.add(indexWord)
  }
}

/** A word of so few recipes may be one of recipes that are gone. */
const rare = 20

/** Whether a word stands in no recipe of the folder: what the index knows of a recipe stays when it is gone. */
async function standsNowhere(index: WordIndex, { ranks }: WordMatch): Promise<boolean> {
  const numbers: number[] = []
  for (let at = 0; at < ranks.length && numbers.length <= rare; at += 1) if (ranks[at]) numbers.push(index.base + at)
  if (numbers.length === 0) return true
  return numbers.length <= rare && !(await index.isAnyThere(numbers))
}

interface Understood extends WordMatch {
  readonly correction?: Correction
}

/** If no more recipes than this have a longer word, and none has the word itself, the cook may mean another word. */
const few = 3

const isFew = ({ ranks }: WordMatch): boolean => {
  let count = 0
  for (const value of ranks) if (value > 0) count += 1
  return count <= few
}

/** The most words that a correction names. */
const mostMeant = 12

/** The words that a correction names: words of recipes, without longer words that begin with one of them ("limonella"). */
function wordsToName(meant: readonly string[], { counts }: WordMatch): readonly string[] {
  const standing = meant.filter((word) => counts.has(word))
  return standing
    .filter((word) => !standing.some((other) => other !== word && word.startsWith(other)))
    .slice(0, mostMeant)
}

/** The words that a typed one may mean, and the recipes that have them; null where there are none. */
async function corrected(index: WordIndex, same: readonly string[], meant: readonly string[]) {
  // Words that share a form with it were looked up already.
  const others = meant.filter((word) => !same.includes(word))
  const sameAsMeant = [...(await index.sameWords(others)).values()].flat()
  if (sameAsMeant.length === 0) return null
  const match = await matchWord(index, { word: '', same: [...new Set(sameAsMeant)], beginnings: false })
  return { ...match, meant: wordsToName(others, match) }
}

/** "7up" is written "7-Up", too. */
const unlikeLetters = /(?<=\p{N})(?=\p{L})|(?<=\p{L})(?=\p{N})/u

/** The recipes with a word as it is written; if there are few, also those with a correction of it, and only those if there are none. */
async function understand(index: WordIndex, word: string, same: readonly string[]): Promise<Understood> {
  const asWritten = await matchWord(index, { word, same, beginnings: true })
  const isNowhere = await standsNowhere(index, asWritten)
  if (!isNowhere && (asWritten.found.has(word) || !isFew(asWritten))) return asWritten
  const parts = isNowhere ? word.split(unlikeLetters) : []
  if (parts.length > 1) {
    const apart = await matchPhrase(index, parts)
    if (!(await standsNowhere(index, apart))) return apart
  }
  const typed = { word, forms: [] }
  const meant = (await index.meantWords(word)).filter(
    (other) => isNowhere || nearnessOf(typed, other) === nearness.whole,
  )
  const match = await corrected(index, same, meant)
  if (match === null) return asWritten
  if (isNowhere) return { ...match, correction: { typed: word, meant: match.meant } }
  const ranks = asWritten.ranks.map((value, at) => value || (match.ranks[at] ? rank.anywhere : 0))
  return { ranks, found: new Set([...asWritten.found, ...match.found]), counts: new Map() }
}

/** Narrows what holds all words so far down to what holds one more; the worst place of the words counts. */
function narrow(ranks: Uint8Array, { ranks: more }: WordMatch): void {
  for (let at = 0; at < ranks.length; at += 1) {
    const before = ranks[at] ?? 0
    const next = more[at] ?? 0
    ranks[at] = before === 0 || next === 0 ? 0 : Math.max(before, next)
  }
}

function drop(ranks: Uint8Array, { ranks: unwanted }: WordMatch): void {
  for (let at = 0; at < ranks.length; at += 1) if (unwanted[at]) ranks[at] = 0
}

/** The positions of a word that directly follow one of the word before it. Both ascend. */
export function following(before: readonly number[], spots: readonly number[]): number[] {
  const positions: number[] = []
  let at = 0
  for (const spot of spots) {
    while ((before[at] ?? Number.POSITIVE_INFINITY) < spot - 1) at += 1
    if (before[at] === spot - 1) positions.push(spot)
  }
  return positions
}

/** Which recipes say words one after the other, in one line. The worst place of the words counts, wherever they stand. */
async function matchPhrase(index: WordIndex, phrase: readonly string[]): Promise<WordMatch> {
  const postings = await index.exactly([...new Set(phrase)])
  const [first = [], ...others] = phrase.map((word) => postings.get(word)?.spots ?? [])
  const ranks = new Uint8Array(index.size)
  for (const spot of others.reduce(following, first)) ranks[numberOfSpot(spot) - index.base] = rank.wholeInTitle
  for (const { each } of postings.values()) {
    each((number, places) => {
      const before = ranks[number - index.base]
      if (before) ranks[number - index.base] = Math.max(before, rankOf(places, true))
    })
  }
  return { ranks, found: new Set(phrase), counts: new Map() }
}

/** The words of a query. */
export type SearchQuery = Pick<Query, 'words' | 'phrases' | 'inFields' | 'without'>

/** Whether a query asks for any word. */
export const hasWords = ({ words, phrases, inFields, without }: SearchQuery): boolean =>
  words.length + inFields.length + phrases.length + without.words.length + without.phrases.length > 0

/**
 * The words that narrow a search. One letter behind other words is the beginning of the next one, and begins a word of
 * nearly every recipe: "leek s" finds what "leek" finds until more is typed.
 */
function withoutLastLetter({ words, phrases, inFields }: SearchQuery): readonly string[] {
  const last = words.at(-1) ?? ''
  const isBeginning = /^\p{L}$/u.test(last) && !hasNext(last)
  return isBeginning && words.length + phrases.length + inFields.length > 1 ? words.slice(0, -1) : words
}

/**
 * Finds the recipes of a book that hold all words and phrases of a query, and none of those that are not wanted. A word
 * that stands nowhere stands for those that are one slip away.
 */
export async function findMatches(index: WordIndex, wish: SearchQuery): Promise<Matches> {
  const { phrases, inFields, without: unwanted } = wish
  const words = withoutLastLetter(wish)
  const same = await index.sameWords([...words, ...inFields.map(({ word }) => word), ...unwanted.words])
  const sameAs = (word: string) => same.get(word) ?? [word]
  const matchPhrases = (all: readonly (readonly string[])[]) =>
    Promise.all(all.map((phrase) => matchPhrase(index, phrase)))
  const [understood, withinFields, inPhrases, notWanted, notInPhrases] = await Promise.all([
    Promise.all(words.map((word) => understand(index, word, sameAs(word)))),
    Promise.all(inFields.map((term) => matchWord(index, { ...term, same: sameAs(term.word), beginnings: true }))),
    matchPhrases(phrases),
    Promise.all(unwanted.words.map((word) => matchWord(index, { word, same: sameAs(word), beginnings: false }))),
    matchPhrases(unwanted.phrases),
  ])
  const parts = [...understood, ...withinFields, ...inPhrases]
  const [first, ...others] = parts
  const ranks = first ? first.ranks.slice() : new Uint8Array(index.size).fill(rank.wholeInTitle)
  for (const match of others) narrow(ranks, match)
  for (const match of [...notWanted, ...notInPhrases]) drop(ranks, match)
  return {
    base: index.base,
    ranks,
    matchedWords: new Set(parts.flatMap((match) => [...match.found])),
    corrections: understood.flatMap(({ correction }) => correction ?? []),
  }
}
