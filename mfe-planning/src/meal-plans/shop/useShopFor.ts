import { getMealPlan, type MealPlanItem, type MealPlanNeed } from '@potluck/api/meal-plans'
import { addShoppingListItems, getShoppingList, listShoppingLists } from '@potluck/api/shopping-lists'
import type { ListChoice } from '@potluck/parts/useListChoice'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useSession } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as newId } from 'uuid'

/** Puts what dishes need onto the chosen list, a line for each dish: the list adds them up. Trying again adds nothing twice. */
export function useShopFor(dishes: readonly MealPlanItem[], choice: ListChoice, onDone: () => void) {
  const { t } = useTranslation('planning')
  const host = useHost()
  const ownId = useSession().account?.id
  const [ids] = useState(() => new Map<string, string>())
  const adding = useCall(addShoppingListItems, { changes: [listShoppingLists, getShoppingList, getMealPlan] })

  /** The same line has the same id at every try. */
  function idOf(line: string): string {
    const id = ids.get(line) ?? newId()
    ids.set(line, id)
    return id
  }

  const { mutate, isPending, isError } = useMutation({
    mutationFn: async (needs: readonly MealPlanNeed[]) => {
      const listId = await choice.settle()
      const lines = needs.flatMap((need) => need.lines)
      // On a list a recipe can be named by whom it belongs to only.
      const own = new Set(dishes.filter(({ recipe }) => recipe?.ownerId === ownId).map(({ id }) => id))
      const items = lines.map(({ dishId, recipeId, title }, at) => ({
        id: idOf(`${listId} ${at} ${dishId} ${title}`),
        title,
        recipeId: own.has(dishId) ? recipeId : null,
        planItemId: dishId,
      }))
      await adding.mutateAsync({ params: { id: listId }, body: { items } })
      return listId
    },
    onSuccess(listId, needs) {
      host.toast({
        message: t('planShop.added', { count: needs.length }),
        tone: 'done',
        action: { label: t('planShop.open'), run: () => host.navigate(paths.shoppingList(listId)) },
      })
      onDone()
    },
  })

  return { shop: mutate, isSending: isPending, hasFailed: isError }
}
