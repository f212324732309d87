import { aisleNames } from './aisle-names.ts'
import { type Aisle, type AisleWords, type State, stateNames } from './aisle-words.ts'
import { bestName, type FoundName, isAt, listed, type NameIndex, nameIndexOf, titleOf, wordSet } from './name-index.ts'
import { type StateIndex, saysState, stateIndexOf } from './state-words.ts'
import { stemsOf } from './stems.ts'
import type { Words } from './words.ts'

/** The things of one language, and the words that say how they are sold. */
export interface ThingIndex {
  readonly things: NameIndex<Aisle>
  readonly states: StateIndex<State>
  readonly wiped: readonly (readonly string[])[]
  readonly herbs: ReadonlySet<string>
  readonly several: ReadonlySet<string>
}

/** A thing that a title names. */
export interface FoundThing {
  readonly aisle: Aisle
  /** Its words; less than one for the end of a longer word, none where only a state is said. */
  readonly words: number
  /** The words of its name in the list, without their endings. */
  readonly stems: readonly string[]
}

/** Makes the things of a language ready to be looked up. */
export function thingIndexOf(aisles: AisleWords, words: Words): ThingIndex {
  const named = aisleNames.flatMap((aisle) =>
    listed(aisles.things[aisle] ?? '').map((name): [string, Aisle] => [name, aisle]),
  )
  const things = nameIndexOf(named, aisles, words)
  const phrases = (names: string) => listed(names).map((name) => stemsOf(name, things.stem))
  return {
    things,
    states: stateIndexOf(stateNames, (state) => aisles.state[state], aisles, words),
    wiped: phrases(aisles.wiped ?? ''),
    herbs: new Set(phrases(aisles.herbs).map((stems) => stems.join(' '))),
    several: wordSet(aisles.several),
  }
}

/** Other facts on a thing to buy. */
export interface Bought {
  /** The whole title, which may say a state behind the name: "oregano, dried". */
  readonly title: string
  /** It is counted, or comes in a bunch. */
  readonly isWhole: boolean
}

const found = (name: FoundName<Aisle> | null): FoundThing | null =>
  name && { aisle: name.thing, words: name.words, stems: name.stems }

/** The thing that a name names, by whole words, and the aisle in which it stands in its state. */
export function findThing(name: string, { title, isWhole }: Bought, index: ThingIndex): FoundThing | null {
  const { states } = index
  const { stem } = index.things
  const named = titleOf(name, stem)
  const best = found(bestName(named, index.things))
  if (saysState('frozen', named, states)) return { aisle: 'frozen', words: best?.words ?? 0, stems: best?.stems ?? [] }
  if (best?.aisle !== 'household' && saysState('canned', named, states))
    return { aisle: 'canned', words: best?.words ?? 0, stems: best?.stems ?? [] }
  if (!best) return null
  const { aisle, stems, words } = best
  const whole = titleOf(title, stem)
  const isHerb = index.herbs.has(stems.join(' '))
  if (aisle !== 'produce' && !isHerb) return best
  if (saysState('frozen', whole, states) && !saysState('fresh', whole, states)) return { aisle: 'frozen', words, stems }
  if (saysState('ground', whole, states)) return { aisle: 'spices', words, stems }
  const isWiped = whole.stems.some((_, at) => index.wiped.some((phrase) => isAt(whole.stems, at, phrase)))
  if (!isWiped && saysState('dried', whole, states)) return { aisle: isHerb ? 'spices' : 'grocery', words, stems }
  const isFresh = isWhole || saysState('fresh', whole, states) || named.words.some((word) => index.several.has(word))
  return isHerb && isFresh ? { aisle: 'produce', words, stems } : best
}
