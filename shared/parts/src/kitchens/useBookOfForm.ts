import { roleOf } from '@potluck/api/kitchen-roles'
import type { Kitchen } from '@potluck/api/kitchens'
import { useHost } from '@potluck/platform/HostProvider'
import { useStore } from '@potluck/platform/hooks'
import { useState } from 'react'
import { useKitchens } from './useKitchens.ts'

/** The kitchen whose book the list of recipes showed last; '' for the own book. The list has it among its preferences. */
function useShownKitchen(): string {
  const { myRecipes } = useStore(useHost().preferences)
  const isStored = typeof myRecipes === 'object' && myRecipes !== null && 'kitchenId' in myRecipes
  return isStored && typeof myRecipes.kitchenId === 'string' ? myRecipes.kitchenId : ''
}

/** The book that a form is about. */
interface BookOfForm {
  /** Undefined for the own book. */
  readonly kitchenId: string | undefined
  /** The kitchens to choose from; undefined until they are known. */
  readonly kitchens: readonly Kitchen[] | undefined
  readonly choose: (kitchenId: string | undefined) => void
}

/**
 * The book that a form is about: at first the one that the list of recipes showed last.
 * @param use whether it is written into, which readers of a kitchen do not
 * @param first the kitchen with which the form begins; '' for the own book
 */
export function useBookOfForm(use: 'read' | 'write', first?: string): BookOfForm {
  const shown = useShownKitchen()
  const [chosen, setChosen] = useState<string | null>(null)
  const all = useKitchens()
  const kitchens = use === 'read' ? all : all?.filter(({ role }) => roleOf(role) !== 'reader')
  const wanted = chosen ?? first ?? shown
  // Without an answer, as offline, an address that names a kitchen is believed.
  const believed = (all ?? []).length === 0 && chosen === null && first ? first : undefined
  return {
    kitchenId: kitchens?.find(({ id }) => id === wanted)?.id ?? believed,
    kitchens,
    choose: (kitchenId) => setChosen(kitchenId ?? ''),
  }
}
