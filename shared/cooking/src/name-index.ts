import { type Stem, stemOf, stemsOf } from './stems.ts'
import { tokensOf } from './tokens.ts'
import type { Words } from './words.ts'

interface Named<Thing> {
  readonly stems: readonly string[]
  readonly thing: Thing
}

/** The names of things in one language, by the first of their words. */
export interface NameIndex<Thing> {
  readonly stem: Stem
  readonly nounFirst: boolean
  readonly eitherOrder: boolean
  readonly names: ReadonlyMap<string, readonly Named<Thing>[]>
  readonly behind: ReadonlySet<string>
  /** Null where words stand apart. */
  readonly joined: ReadonlySet<string> | null
}

/** How the names of a language stand beside other words, as `AisleWords` says it. */
export interface NameRules {
  readonly behind: string
  readonly joined?: string
}

/** The words of a text, as written and without their endings. */
export interface Title {
  readonly words: readonly string[]
  readonly stems: readonly string[]
}

/** A thing that a text names, and where. */
export interface FoundName<Thing> {
  readonly thing: Thing
  readonly at: number
  /** How many words it has; less than one for the end of a longer word. */
  readonly words: number
  /** The words of its name in the list, without their endings. */
  readonly stems: readonly string[]
  /** Where it stands: 2 where the language puts the thing itself, 0 behind what the thing is with or for. */
  readonly place: 0 | 1 | 2
}

/** The names of a list that commas separate. */
export const listed = (names: string): string[] =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

export const wordSet = (names: string): ReadonlySet<string> => new Set(listed(names).map((name) => name.toLowerCase()))

/** Takes the endings off each word once: thousands of names share their words. */
function remembered(stem: Stem): Stem {
  const known = new Map<string, string>()
  return (word) => {
    const made = known.get(word) ?? stem(word)
    known.set(word, made)
    return made
  }
}

/** Makes names ready to be looked up. The first of equal names wins. */
export function nameIndexOf<Thing>(
  named: Iterable<readonly [name: string, thing: Thing]>,
  { behind, joined }: NameRules,
  words: Words,
): NameIndex<Thing> {
  const stem = stemOf(words)
  const stemOnce = remembered(stem)
  const names = new Map<string, Named<Thing>[]>()
  const add = (stems: readonly string[], thing: Thing): void => {
    const [first] = stems
    if (first === undefined) return
    const sharing = names.get(first)
    if (sharing) sharing.push({ stems, thing })
    else names.set(first, [{ stems, thing }])
  }
  for (const [name, thing] of named) {
    const stems = stemsOf(name, stemOnce)
    add(stems, thing)
    if (words.eitherOrder && stems.length === 2) add(stems.toReversed(), thing)
  }
  return {
    stem,
    nounFirst: words.nounFirst,
    eitherOrder: words.eitherOrder,
    names,
    behind: wordSet(behind),
    joined: joined === undefined ? null : wordSet(joined),
  }
}

export function titleOf(text: string, stem: Stem): Title {
  const words = tokensOf(text.normalize('NFC'))
    .filter(({ kind }) => kind === 'word')
    .map((token) => token.text)
  return { words, stems: words.map(stem) }
}

/** Whether a phrase stands at a place. */
export const isAt = (stems: readonly string[], at: number, phrase: readonly string[]): boolean =>
  phrase.every((stem, word) => stems[at + word] === stem)

/** Shorter ends of a word name no thing, unless they are listed. */
const leastTail = 4
/** Minimum number of letters before such an end. */
const leastBefore = 2

/** The thing that a word ends with, the longest first: "mehl" of "roggenmehl". */
function tailOf<Thing>(word: string, { joined, stem, names }: NameIndex<Thing>): Named<Thing> | null {
  if (joined === null) return null
  for (let at = leastBefore; at < word.length - 1; at += 1) {
    const tail = word.slice(at)
    if (tail.length < leastTail && !joined.has(tail)) continue
    const named = names.get(stem(tail))?.find(({ stems }) => stems.length === 1)
    if (named) return named
  }
  return null
}

function namesIn<Thing>({ words, stems }: Title, index: NameIndex<Thing>): FoundName<Thing>[] {
  const { names, nounFirst, eitherOrder, behind } = index
  const cut = words.findIndex((word, at) => at > 0 && behind.has(word))
  const end = cut === -1 ? words.length : cut
  const found: FoundName<Thing>[] = []
  const add = (named: Named<Thing>, at: number, length: number, size: number) => {
    const isHead = eitherOrder || (nounFirst ? at === 0 : at + length >= end)
    found.push({ ...named, at, words: size, place: at >= end ? 0 : isHead ? 2 : 1 })
  }
  for (const [at, stem] of stems.entries()) {
    const known = (names.get(stem) ?? []).filter((named) => isAt(stems, at, named.stems))
    for (const named of known) add(named, at, named.stems.length, named.stems.length)
    const tail = known.length === 0 ? tailOf(words[at] ?? '', index) : null
    if (tail) add(tail, at, 1, 0.5)
  }
  return found
}

/**
 * The thing that a title names. The thing where the language puts it wins: "peanut butter cookies" are cookies. Then the
 * longest name wins ("tomato paste" before "tomato"), then the one nearest to that place ("cioccolato al latte").
 */
export function bestName<Thing>(title: Title, index: NameIndex<Thing>): FoundName<Thing> | null {
  const [best] = namesIn(title, index).toSorted(
    (a, b) => b.place - a.place || b.words - a.words || (index.nounFirst ? a.at - b.at : b.at - a.at),
  )
  return best ?? null
}
