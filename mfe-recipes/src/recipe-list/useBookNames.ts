import { useKitchens } from '@potluck/parts/useKitchens'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isAllBooks } from '../book/all-books.ts'

const none: ReadonlyMap<string | null, string> = new Map()

/** The names of books by kitchen (null: the own book) for a list of all books; none for a list of one book. */
export function useBookNames(kitchenId: string | undefined): ReadonlyMap<string | null, string> {
  const { t } = useTranslation('recipes')
  const isAll = isAllBooks(kitchenId)
  const kitchens = useKitchens(isAll)
  return useMemo(() => {
    if (!isAll || !kitchens || kitchens.length === 0) return none
    return new Map([[null, t('books.own')], ...kitchens.map(({ id, name }) => [id, name] as const)])
  }, [isAll, kitchens, t])
}
