import { aisleNames } from './aisle-names.ts'
import type { Aisle, AisleWords, State } from './aisle-words.ts'
import { type Stem, stemOf, stemsOf } from './stems.ts'
import { tokensOf } from './tokens.ts'
import type { Words } from './words.ts'

interface Thing {
  readonly stems: readonly string[]
  readonly aisle: Aisle
}

/** The things of one language by the first of their words. */
export interface ThingIndex {
  readonly stem: Stem
  readonly nounFirst: boolean
  readonly things: ReadonlyMap<string, readonly Thing[]>
  readonly states: ReadonlyMap<State, readonly (readonly string[])[]>
  readonly wiped: readonly (readonly string[])[]
  readonly herbs: ReadonlySet<string>
  readonly several: ReadonlySet<string>
  readonly behind: ReadonlySet<string>
  readonly eitherOrder: boolean
  /** Null where words stand apart. */
  readonly joined: ReadonlySet<string> | null
}

/** A thing that a title names. */
export interface FoundThing {
  readonly aisle: Aisle
  /** Its words; less than one for the end of a longer word, none where only a state is said. */
  readonly words: number
  /** The words of its name in the list, without their endings. */
  readonly stems: readonly string[]
}

const stateNames: readonly State[] = ['frozen', 'canned', 'fresh', 'dried', 'ground']

const listed = (names: string): string[] =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** Makes the things of a language ready to be looked up. */
export function thingIndexOf(aisles: AisleWords, words: Words): ThingIndex {
  const stem = stemOf(words)
  const things = new Map<string, Thing[]>()
  const add = (stems: readonly string[], aisle: Aisle): void => {
    const [first] = stems
    if (first === undefined) return
    const sharing = things.get(first)
    if (sharing) sharing.push({ stems, aisle })
    else things.set(first, [{ stems, aisle }])
  }
  for (const aisle of aisleNames) {
    for (const name of listed(aisles.things[aisle] ?? '')) {
      const stems = stemsOf(name, stem)
      add(stems, aisle)
      if (words.eitherOrder && stems.length === 2) add(stems.toReversed(), aisle)
    }
  }
  const setOf = (names: string) => new Set(listed(names).map((name) => name.toLowerCase()))
  return {
    stem,
    nounFirst: words.nounFirst,
    things,
    states: new Map(stateNames.map((state) => [state, listed(aisles.state[state]).map((name) => stemsOf(name, stem))])),
    wiped: listed(aisles.wiped ?? '').map((name) => stemsOf(name, stem)),
    herbs: new Set(listed(aisles.herbs).map((name) => stemsOf(name, stem).join(' '))),
    several: setOf(aisles.several),
    behind: setOf(aisles.behind),
    eitherOrder: words.eitherOrder,
    joined: aisles.joined === undefined ? null : setOf(aisles.joined),
  }
}

interface Title {
  readonly words: readonly string[]
  readonly stems: readonly string[]
}

function titleOf(text: string, stem: Stem): Title {
  const words = tokensOf(text.normalize('NFC'))
    .filter(({ kind }) => kind === 'word')
    .map((token) => token.text)
  return { words, stems: words.map(stem) }
}

const isAt = (stems: readonly string[], at: number, phrase: readonly string[]): boolean =>
  phrase.every((stem, word) => stems[at + word] === stem)

/** Shorter beginnings of a word say no state. */
const leastState = 4

/** Whether a title says a state, where words are joined also at the beginning of one: "Tiefkühlpizza". */
function says(state: State, { stems }: Title, { states, joined }: ThingIndex): boolean {
  const phrases = states.get(state) ?? []
  const begins = ([only = '', ...others]: readonly string[], stem: string) =>
    joined !== null && others.length === 0 && only.length >= leastState && stem.startsWith(only)
  return stems.some((stem, at) => phrases.some((phrase) => isAt(stems, at, phrase) || begins(phrase, stem)))
}

/** Shorter ends of a word name no thing, unless they are listed. */
const leastTail = 4
/** Minimum number of letters before such an end. */
const leastBefore = 2

/** The thing that a word ends with, the longest first: "mehl" of "roggenmehl". */
function tailOf(word: string, { joined, stem, things }: ThingIndex): Thing | null {
  if (joined === null) return null
  for (let at = leastBefore; at < word.length - 1; at += 1) {
    const tail = word.slice(at)
    if (tail.length < leastTail && !joined.has(tail)) continue
    const thing = things.get(stem(tail))?.find(({ stems }) => stems.length === 1)
    if (thing) return thing
  }
  return null
}

interface Candidate extends FoundThing {
  readonly thing: Thing
  readonly at: number
  /** Where it stands: 2 where the language puts the thing itself, 0 behind what the thing is with or for. */
  readonly place: 0 | 1 | 2
}

function candidatesIn({ words, stems }: Title, index: ThingIndex): Candidate[] {
  const { things, nounFirst, eitherOrder, behind } = index
  const cut = words.findIndex((word, at) => at > 0 && behind.has(word))
  const end = cut === -1 ? words.length : cut
  const found: Candidate[] = []
  const add = (thing: Thing, at: number, length: number, size: number) => {
    const isHead = eitherOrder || (nounFirst ? at === 0 : at + length >= end)
    found.push({
      thing,
      aisle: thing.aisle,
      stems: thing.stems,
      at,
      words: size,
      place: at >= end ? 0 : isHead ? 2 : 1,
    })
  }
  for (const [at, stem] of stems.entries()) {
    const known = (things.get(stem) ?? []).filter((thing) => isAt(stems, at, thing.stems))
    for (const thing of known) add(thing, at, thing.stems.length, thing.stems.length)
    const tail = known.length === 0 ? tailOf(words[at] ?? '', index) : null
    if (tail) add(tail, at, 1, 0.5)
  }
  return found
}

/**
 * The thing that a title names. The thing where the language puts it wins: "peanut butter cookies" are cookies. Then the
 * longest name wins ("tomato paste" before "tomato"), then the one nearest to that place ("cioccolato al latte").
 */
function bestOf(title: Title, index: ThingIndex): Candidate | null {
  const [best] = candidatesIn(title, index).toSorted(
    (a, b) => b.place - a.place || b.words - a.words || (index.nounFirst ? a.at - b.at : b.at - a.at),
  )
  return best ?? null
}

/** Other facts on a thing to buy. */
export interface Bought {
  /** The whole title, which may say a state behind the name: "oregano, dried". */
  readonly title: string
  /** It is counted, or comes in a bunch. */
  readonly isWhole: boolean
}

/** The thing that a name names, by whole words, and the aisle in which it stands in its state. */
export function findThing(name: string, { title, isWhole }: Bought, index: ThingIndex): FoundThing | null {
  const named = titleOf(name, index.stem)
  const best = bestOf(named, index)
  if (says('frozen', named, index)) return { aisle: 'frozen', words: best?.words ?? 0, stems: best?.stems ?? [] }
  if (best?.aisle !== 'household' && says('canned', named, index))
    return { aisle: 'canned', words: best?.words ?? 0, stems: best?.stems ?? [] }
  if (!best) return null
  const { thing, stems, words } = best
  const whole = titleOf(title, index.stem)
  const isHerb = index.herbs.has(thing.stems.join(' '))
  if (thing.aisle !== 'produce' && !isHerb) return best
  if (says('frozen', whole, index) && !says('fresh', whole, index)) return { aisle: 'frozen', words, stems }
  if (says('ground', whole, index)) return { aisle: 'spices', words, stems }
  const isWiped = whole.stems.some((_, at) => index.wiped.some((phrase) => isAt(whole.stems, at, phrase)))
  if (!isWiped && says('dried', whole, index)) return { aisle: isHerb ? 'spices' : 'grocery', words, stems }
  const isFresh = isWhole || says('fresh', whole, index) || named.words.some((word) => index.several.has(word))
  return isHerb && isFresh ? { aisle: 'produce', words, stems } : best
}
