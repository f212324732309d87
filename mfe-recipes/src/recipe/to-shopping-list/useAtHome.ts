import { listStaples } from '@potluck/api/staples'
import type { IngredientLine } from '@potluck/cooking/ingredient-line'
import { itemKey } from '@potluck/cooking/item-key'
import { type Vocabulary, vocabularyOf } from '@potluck/cooking/vocabulary'
import { useAnswer } from '@potluck/platform/answers'
import { useKitchenWords } from '../../recipe-text/useKitchenWords.ts'

/** Brackets alone distinguish headers from ingredients. */
const noWords = vocabularyOf([])

export interface AtHome {
  /** The words to parse lines with. */
  readonly words: Vocabulary
  /** Whether the ingredient of a line is in the pantry, whatever the amount. False until that has loaded. */
  readonly isAtHome: (line: Pick<IngredientLine, 'ingredient'>) => boolean
}

/** Finds the lines of an ingredient text that are in the pantry. */
export function useAtHome(text: string): AtHome {
  const staples = useAnswer(listStaples, {}).data ?? []
  const words = useKitchenWords(text)
  if (!words) return { words: noWords, isAtHome: () => false }
  const keys = new Set(staples.map(({ title }) => itemKey(title, words)))
  return { words, isAtHome: ({ ingredient }) => keys.has(itemKey(ingredient, words)) }
}
