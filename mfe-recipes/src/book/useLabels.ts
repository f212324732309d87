import { listLabels } from '@potluck/api/labels'
import { inBook } from '@potluck/api/of-book'
import { useAnswer } from '@potluck/platform/answers'

/** All labels of a book by title, with the number of their recipes. @param kitchenId of a kitchen, or `all`; the own book without it */
export const useLabels = (kitchenId?: string) => useAnswer(listLabels, inBook(kitchenId))
