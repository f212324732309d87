import { type Label, listLabels } from '@potluck/api/labels'
import { inBook } from '@potluck/api/of-book'
import { useKitchens } from '@potluck/parts/useKitchens'
import { answerOptions, useAnswer } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useQueries } from '@tanstack/react-query'
import { isAllBooks } from './all-books.ts'
import { labelsTogether } from './labels-together.ts'

/** All labels of a book by title, with the number of their recipes. @param kitchenId of a kitchen; the own book without it */
export const useLabels = (kitchenId?: string) => useAnswer(listLabels, inBook(kitchenId))

/** The labels of what a list shows: those of one book, or those of all books, each title once; undefined until all are known. */
export function useLabelsToFilter(kitchenId: string | undefined): readonly Label[] | undefined {
  const host = useHost()
  const isAll = isAllBooks(kitchenId)
  const kitchens = useKitchens(isAll)
  const books = isAll ? [undefined, ...(kitchens ?? []).map(({ id }) => id)] : [kitchenId]
  const answers = useQueries({ queries: books.map((book) => answerOptions(host, listLabels, inBook(book))) })
  const labels = answers.flatMap(({ data }) => (data ? [data] : []))
  return labels.length < books.length || (isAll && !kitchens) ? undefined : labelsTogether(labels)
}
