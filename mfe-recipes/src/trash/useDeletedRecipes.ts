import { listTrash } from '@potluck/api/trash'
import { useAnswer } from '@potluck/platform/answers'
import { useState } from 'react'

/** Rows that are shown at first, and that "Show more" adds. */
const pageSize = 100

/** Most rows that are shown: search and "Restore all" reach the others. */
export const maxVisibleRows = 500

/** The deleted recipes, all or those of a search. */
export function useDeletedRecipes() {
  const [query, setQuery] = useState('')
  const [count, setCount] = useState(pageSize)
  const answer = useAnswer(
    listTrash,
    { query: { count, ...(query !== '' && { query }) } },
    { placeholderData: (before) => before },
  )
  return {
    answer,
    query,
    search(words: string) {
      setQuery(words)
      setCount(pageSize)
    },
    /** Null when no more are shown. */
    showMore: count < maxVisibleRows ? () => setCount(Math.min(maxVisibleRows, count + pageSize)) : null,
  }
}

export type DeletedRecipesSearch = ReturnType<typeof useDeletedRecipes>
