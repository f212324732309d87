import { listUsualThings, type ShoppingListItem } from '@potluck/api/shopping-lists'
import { namesOfThings } from '@potluck/cooking/aisles'
import type { ShopWords } from '@potluck/cooking/arrange-shop'
import { thingKey } from '@potluck/cooking/shop-aisles'
import { useAnswer } from '@potluck/platform/answers'
import { isOneSlipFrom } from '@potluck/search/typos'
import { fittingSuggestions } from '@potluck/ui/pickers'
import { useMemo } from 'react'
import { nameOf } from './list-aisles.ts'

/** What is offered at most; some of it may be on the list. */
const maxFitting = 40

/** A shorter word with one slip may be any other. */
const minLetters = 4

/** Names that begin with what was typed but for one slip: "mlik" is milk. */
const almostFitting = (names: readonly string[], wanted: string): readonly string[] => {
  if (wanted.length < minLetters) return []
  return names.filter((name) => isOneSlipFrom(wanted, name.toLowerCase().slice(0, wanted.length)))
}

/**
 * What is offered for what was typed: what was put on lists before, most often first, then what everybody buys; without
 * amounts, and nothing that is to buy already.
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
