import { inBook } from '@potluck/api/of-book'
import { listTrash } from '@potluck/api/trash'
import { useAnswer } from '@potluck/platform/answers'
import { useState } from 'react'

/** Number of rows displayed at first, and added by "Show more". */
const pageSize = 100

/** Maximum number of rows: search and "Restore all" reach the others. */
export const maxVisibleRows = 500

/** The deleted recipes of a book, all or those of a search. @param kitchenId of a kitchen; the own book without it */
export function useDeletedRecipes(kitchenId: string | undefined) {
  const [query, setQuery] = useState('')
  const [count, setCount] = useState(pageSize)
  const answer = useAnswer(
    listTrash,
    { query: { ...inBook(kitchenId).query, count, ...(query !== '' && { query }) } },
    { placeholderData: (before) => before },
  )
  return {
    kitchenId,
    answer,
    query,
    search(words: string) {
      setQuery(words)
      setCount(pageSize)
    },
    /** Null if there are no more. */
    showMore: count < maxVisibleRows ? () => setCount(Math.min(maxVisibleRows, count + pageSize)) : null,
  }
}

export type DeletedRecipesSearch = ReturnType<typeof useDeletedRecipes>
