import { getMealPlanNeeds, type MealPlanNeed } from '@potluck/api/meal-plans'
import { addStaple, deleteStaple, listStaples } from '@potluck/api/staples'
import { useCall } from '@potluck/platform/answers'

/** What is at home as a rule: remembered and forgotten. */
export function useStaples() {
  const changes = [listStaples, getMealPlanNeeds]
  const add = useCall(addStaple, { changes, toast: true })
  const remove = useCall(deleteStaple, { changes, toast: true })
  return {
    setStaple({ key, lines, title }: MealPlanNeed, staple: boolean) {
      if (staple) add.mutate({ body: { title: lines[0]?.title ?? title } })
      else remove.mutate({ params: { key } })
    },
  }
}
