import { getPantry, type PantryThing } from '@potluck/api/pantry'
import { dayHere, isThere } from '@potluck/cooking/at-home'
import type { IngredientLine } from '@potluck/cooking/ingredient-line'
import { itemKey } from '@potluck/cooking/item-key'
import { isAtHome, isNeverBought, usuallyAtHome } from '@potluck/cooking/usually-at-home'
import { type Vocabulary, vocabularyOf } from '@potluck/cooking/vocabulary'
import { useHomeWords } from '@potluck/parts/useHomeWords'
import { useAnswer } from '@potluck/platform/answers'
import { newPantryThing } from '@potluck/platform/change-pantry'
import { useState } from 'react'
import { useKitchenWords } from '../recipe-text/useKitchenWords.ts'

/** Brackets alone distinguish headers from ingredients. */
const noWords = vocabularyOf([])

type Named = Pick<IngredientLine, 'ingredient'>

interface KeptThing {
  readonly key: string
  readonly title: string
}

export interface AtHome {
  /** The words to parse lines with. */
  readonly words: Vocabulary
  /** Whether the ingredient of a line is at home, whatever the amount. False until that has loaded. */
  readonly isAtHome: (line: Named) => boolean
  /** Why the ingredient of a line need not be bought: "At home, bought 3 days ago". */
  readonly reasonOf: (line: Named) => string
  /** The thing at home that a line names; null where there is none. */
  readonly thingOf: (line: Named) => PantryThing | null
  /** Whether nobody buys the ingredient of a line: water. */
  readonly isNeverBought: (line: Named) => boolean
  /** Salt, pepper and oil of these lines that are not in the pantry, each once. */
  readonly usualOf: (lines: readonly Named[]) => readonly KeptThing[]
  /** Counts things as being at home before the server has them. */
  readonly keep: (things: readonly KeptThing[]) => void
}

/** Finds the lines of an ingredient text that are at home, or that are never bought. */
export function useAtHome(text: string): AtHome {
  const { data: pantry } = useAnswer(getPantry, {})
  const { reason } = useHomeWords()
  const [kept, setKept] = useState<readonly KeptThing[]>([])
  const words = useKitchenWords(text)
  const keep = (things: readonly KeptThing[]) => setKept((before) => [...before, ...things])
  if (!words) {
    return {
      words: noWords,
      keep,
      isAtHome: () => false,
      isNeverBought: () => false,
      usualOf: () => [],
      reasonOf: () => reason({ since: null }),
      thingOf: () => null,
    }
  }
  const keyOf = (name: string) => itemKey(name, words)
  const today = dayHere()
  const there = (pantry?.things ?? []).filter((thing) => thing.portions === null && isThere(thing, today))
  const always = kept.map(({ title }) => newPantryThing(title, { always: true }))
  const byKey = new Map([...there, ...always].map((thing) => [keyOf(thing.title), thing]))
  const has = (name: string) => byKey.has(keyOf(name))
  const thingOf = ({ ingredient }: Named) => byKey.get(keyOf(ingredient)) ?? null
  return {
    words,
    keep,
    thingOf,
    // "salt and pepper" names two things.
    reasonOf: (line) => reason(thingOf(line) ?? { always: true, since: null }),
    isAtHome: ({ ingredient }) => isAtHome(ingredient, words, has),
    isNeverBought: ({ ingredient }) => isNeverBought(ingredient, words),
    usualOf(lines) {
      // Nothing is asked before the pantry is known.
      const things = pantry ? lines.flatMap(({ ingredient }) => usuallyAtHome(ingredient, words)) : []
      const missing = things.filter((thing) => !has(thing)).map((title) => [keyOf(title), title.toLowerCase()] as const)
      return [...new Map(missing)].map(([key, title]) => ({ key, title }))
    },
  }
}
