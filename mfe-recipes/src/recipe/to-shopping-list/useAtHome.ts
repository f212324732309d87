import { listPantry } from '@potluck/api/pantry'
import type { IngredientLine } from '@potluck/cooking/ingredient-line'
import { itemKey } from '@potluck/cooking/item-key'
import { isAtHome, isNeverBought, usuallyAtHome } from '@potluck/cooking/usually-at-home'
import { type Vocabulary, vocabularyOf } from '@potluck/cooking/vocabulary'
import { useAnswer } from '@potluck/platform/answers'
import { useState } from 'react'
import { useKitchenWords } from '../../recipe-text/useKitchenWords.ts'

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
  /** Whether the ingredient of a line is in the pantry, whatever the amount. False until that has loaded. */
  readonly isAtHome: (line: Named) => boolean
  /** Whether nobody buys the ingredient of a line: water. */
  readonly isNeverBought: (line: Named) => boolean
  /** Salt, pepper and oil of these lines that are not in the pantry, each once. */
  readonly usualOf: (lines: readonly Named[]) => readonly KeptThing[]
  /** Counts things as being at home before the server has them. */
  readonly keep: (things: readonly KeptThing[]) => void
}

/** Finds the lines of an ingredient text that are in the pantry, or that are never bought. */
export function useAtHome(text: string): AtHome {
  const { data: pantry } = useAnswer(listPantry, {})
  const [kept, setKept] = useState<readonly KeptThing[]>([])
  const words = useKitchenWords(text)
  const keep = (things: readonly KeptThing[]) => setKept((before) => [...before, ...things])
  if (!words) {
    return { words: noWords, isAtHome: () => false, isNeverBought: () => false, usualOf: () => [], keep }
  }
  const keyOf = (name: string) => itemKey(name, words)
  const keys = new Set([...(pantry ?? []), ...kept].map(({ title }) => keyOf(title)))
  const has = (name: string) => keys.has(keyOf(name))
  return {
    words,
    keep,
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
