import { roleOf } from '@potluck/api/kitchen-roles'
import type { Kitchen } from '@potluck/api/kitchens'
import type { Folder } from '@potluck/api/recipes'
import { useKnownKitchens } from '@potluck/parts/useKitchens'
import { useTranslation } from 'react-i18next'
import { bookToWrite, isAllBooks } from './all-books.ts'

/** The book that a list shows, and the allowed actions. */
export interface OpenBook {
  readonly title: string
  /** The kitchens whose books may be shown instead; undefined until they are known, and if nobody can say. */
  readonly kitchens: readonly Kitchen[] | undefined
  /** The kitchen that is written into; undefined for the own book. */
  readonly kitchenId: string | undefined
  readonly mayWrite: boolean
  /** Whether several recipes can be changed at once: they are of one book. */
  readonly maySelect: boolean
  /** A kitchen that the cook is not in. */
  readonly isGone: boolean
}

/**
 * The books of a folder.
 * @param shown a kitchen, or all books; undefined for the own book
 * @param isWanted false while more urgent things load
 */
export function useOpenBook(folder: Folder, shown: string | undefined, isWanted: boolean): OpenBook {
  const { t } = useTranslation('recipes')
  const kitchens = useKnownKitchens(isWanted)
  const kitchenId = bookToWrite(shown)
  const kitchen = kitchens?.find(({ id }) => id === kitchenId)
  // A cook without a kitchen has one book.
  const isAll = isAllBooks(shown) && kitchens?.length !== 0
  const mayWrite = kitchenId === undefined || (kitchen !== undefined && roleOf(kitchen.role) !== 'reader')
  return {
    title: titleOf(),
    // There is one inbox.
    kitchens: folder === 'main' ? kitchens : undefined,
    kitchenId,
    mayWrite,
    maySelect: mayWrite && !isAll,
    isGone: kitchenId !== undefined && kitchens !== undefined && !kitchen,
  }

  function titleOf(): string {
    if (folder === 'inbox') return t('list.inbox')
    return isAll ? t('books.allTitle') : (kitchen?.name ?? t('list.book'))
  }
}
