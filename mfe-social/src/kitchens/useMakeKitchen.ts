import { startMove } from '@potluck/api/kitchen-moves'
import { createKitchen, listKitchens } from '@potluck/api/kitchens'
import { createMealPlan, listMealPlans } from '@potluck/api/meal-plans'
import { createShoppingList, listShoppingLists } from '@potluck/api/shopping-lists'
import { useCall } from '@potluck/platform/answers'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as uuid } from 'uuid'

interface NewKitchen {
  readonly name: string
  /** Whether the recipes of the own book move into it. */
  readonly movesRecipes: boolean
}

/** @returns makes a household with a shopping list and a week, and gives back its id */
export function useMakeKitchen(): (made: NewKitchen) => Promise<string> {
  const { t } = useTranslation('social')
  // Sent once more after a failure, nothing of it is made twice.
  const [ids] = useState(() => ({ kitchen: uuid(), list: uuid(), plan: uuid(), move: uuid() }))
  const making = useCall(createKitchen, { changes: [listKitchens] })
  const listing = useCall(createShoppingList, { changes: [listShoppingLists] })
  const planning = useCall(createMealPlan, { changes: [listMealPlans] })
  const moving = useCall(startMove)
  return async ({ name, movesRecipes }) => {
    const kitchenId = ids.kitchen
    await making.mutateAsync({ body: { id: kitchenId, name } })
    await listing.mutateAsync({ body: { id: ids.list, title: t('kitchens.itsList'), collaborators: [], kitchenId } })
    await planning.mutateAsync({ body: { id: ids.plan, title: t('kitchens.itsWeek'), collaborators: [], kitchenId } })
    if (movesRecipes) {
      const body = { id: ids.move, recipes: { kind: 'all' as const }, duplicateIds: [], emptiesOwnBook: true }
      await moving.mutateAsync({ params: { id: kitchenId }, body })
    }
    return kitchenId
  }
}
