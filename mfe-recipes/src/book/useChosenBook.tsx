import { roleOf } from '@potluck/api/kitchen-roles'
import type { Kitchen } from '@potluck/api/kitchens'
import { useKitchens } from '@potluck/parts/useKitchens'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { BookSwitch } from './BookSwitch.tsx'
import { useBookOfAddress } from './useBookOfAddress.ts'

/** The book of a page. */
export interface ChosenBook {
  /** The kitchen in whose book the page works; undefined for the own book. */
  readonly kitchenId: string | undefined
  /** The same kitchen, as soon as it is known. */
  readonly kitchen: Kitchen | undefined
  /** The choice between the own book and those of kitchens; nothing for who cooks in none. */
  readonly choice: ReactNode
}

/**
 * The book of a page that changes one, as its address says.
 * @param pathOf the address of the page for a kitchen, or for the own book
 */
export function useChosenBook(pathOf: (kitchenId?: string) => string): ChosenBook {
  const { t } = useTranslation('recipes')
  const kitchenId = useBookOfAddress()
  const navigate = useNavigate()
  const kitchens = (useKitchens() ?? []).filter(({ role }) => roleOf(role) !== 'reader')
  const choose = (id: string | undefined) => navigate(pathOf(id), { replace: true })
  const kitchen = kitchens.find(({ id }) => id === kitchenId)
  return {
    kitchenId,
    kitchen,
    choice: kitchens.length > 0 && (
      <BookSwitch title={kitchen?.name ?? t('books.own')} kitchens={kitchens} kitchenId={kitchenId} onChoose={choose} />
    ),
  }
}
