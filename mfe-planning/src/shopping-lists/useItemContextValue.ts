import type { ShoppingList } from '@potluck/api/shopping-lists'
import type { Vocabulary } from '@potluck/cooking/vocabulary'
import { useMemo } from 'react'
import type { ItemContextValue } from './ItemContext.ts'
import { isRegular } from './list-aisles.ts'

/** The memoized context of the rows of a list. */
export function useItemContextValue(
  { things }: Pick<ShoppingList, 'things'>,
  vocabulary: Vocabulary | null,
  chosen: ReadonlySet<string> | null,
): ItemContextValue {
  const regulars = useMemo(() => things.filter(({ regular }) => regular), [things])
  return useMemo(
    () => ({
      vocabulary,
      chosen,
      isRegular: (title) => regulars.length > 0 && vocabulary !== null && isRegular({ title }, regulars, vocabulary),
    }),
    [vocabulary, chosen, regulars],
  )
}
