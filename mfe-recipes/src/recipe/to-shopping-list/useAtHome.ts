import { listStaples } from '@potluck/api/staples'
import type { IngredientLine } from '@potluck/cooking/ingredient-line'
import { itemKey } from '@potluck/cooking/item-key'
import { type Vocabulary, vocabularyOf } from '@potluck/cooking/vocabulary'
import { useAnswer } from '@potluck/platform/answers'
import { useKitchenWords } from '../../recipe-text/useKitchenWords.ts'

/** Headings are told from ingredients by their brackets alone. */
const noWords = vocabularyOf([])

export interface AtHome {
  /** What lines are read with. */
  readonly words: Vocabulary
  /** Whether the cook has the thing of a line at home as a rule, whatever the amount. Until that is known: no. */
  readonly isAtHome: (line: Pick<IngredientLine, 'ingredient'>) => boolean
}

/** Tells what of a text of ingredients is at home. */
export function useAtHome(text: string): AtHome {
  const staples = useAnswer(listStaples, {}).data ?? []
  const words = useKitchenWords(text)
  if (!words) return { words: noWords, isAtHome: () => false }
  const keys = new Set(staples.map(({ title }) => itemKey(title, words)))
  return { words, isAtHome: ({ ingredient }) => keys.has(itemKey(ingredient, words)) }
}
