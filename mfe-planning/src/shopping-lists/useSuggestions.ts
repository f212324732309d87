import { listUsualThings, type ShoppingListItem } from '@potluck/api/shopping-lists'
import { namesOfThings } from '@potluck/cooking/aisles'
import type { ShopWords } from '@potluck/cooking/arrange-shop'
import { thingKey } from '@potluck/cooking/shop-aisles'
import { useAnswer } from '@potluck/platform/answers'
import { isOneSlipFrom } from '@potluck/search/typos'
import { fittingSuggestions } from '@potluck/ui/pickers'
import { useMemo } from 'react'
import { nameOf } from './list-aisles.ts'

/** Maximum number of suggestions before those on the list are removed. */
const maxFitting = 40

/** Minimum length of a word with a typo: a shorter one may be any other word. */
const minLetters = 4

/** Names that begin with the typed text with one typo: "mlik" is milk. */
const almostFitting = (names: readonly string[], wanted: string): readonly string[] => {
  if (wanted.length < minLetters) return []
  return names.filter((name) => isOneSlipFrom(wanted, name.toLowerCase().slice(0, wanted.length)))
}

/**
 * Suggestions for the typed text: earlier items, the most frequent first, then common items; without amounts, and without
 * open items of the list.
 */
export function useSuggestions(
  items: readonly ShoppingListItem[],
  words: ShopWords | undefined,
): (typed: string) => readonly string[] {
  const { data: usual } = useAnswer(listUsualThings, {})
  const common = useMemo(() => (words ? namesOfThings(words.titles) : []), [words])
  return useMemo(() => {
    const vocabulary = words?.index.vocabulary
    const keyOf = (title: string) => (vocabulary ? thingKey(nameOf({ title }, vocabulary), vocabulary) : title)
    const toBuy = new Set(items.filter(({ completed }) => !completed).map(({ title }) => keyOf(title)))
    const inBasket = items.filter(({ completed }) => completed).map(({ groupTitle }) => groupTitle)
    const known = [...(usual ?? []), ...inBasket]
    return (typed) => {
      if (typed.trim() === '') return []
      const wanted = typed.trim().toLowerCase()
      const begun = common.filter((name) => name.split(' ').some((word) => word.toLowerCase().startsWith(wanted)))
      const fitting = [known, begun].flatMap((names) => fittingSuggestions(names, typed, maxFitting))
      const offered = fitting.length > 0 ? fitting : almostFitting([...known, ...common], wanted)
      const keys = new Set<string>()
      return offered.filter((name) => {
        const key = keyOf(name)
        if (toBuy.has(key) || keys.has(key)) return false
        keys.add(key)
        return true
      })
    }
  }, [items, usual, common, words])
}
