import type { Person } from '@potluck/api/fields'
import { listMealPlans } from '@potluck/api/meal-plans'
import type { ShoppingListSummary } from '@potluck/api/shopping-lists'
import { useShoppingLists } from '@potluck/parts/useShoppingLists'
import { useAnswer } from '@potluck/platform/answers'
import { useSession } from '@potluck/platform/hooks'

/** A list or plan with its people. */
interface SharedThing {
  readonly id: string
  readonly title: string
  readonly owner: Person
  readonly collaborators: readonly Person[]
  readonly kitchen: ShoppingListSummary['kitchen']
}

/** The lists and plans that one of two people owns and shares with the other. */
export function useSharedThings(person: Person) {
  const { account } = useSession()
  const lists = useShoppingLists()
  const plans = useAnswer(listMealPlans, {})
  const isShared = ({ owner, collaborators, kitchen }: SharedThing) => {
    const [other] = [account?.id, person.id].filter((id) => id !== owner.id)
    const isOfOne = owner.id === account?.id || owner.id === person.id
    // Kitchens stay as they are: who does not want to share one leaves it.
    return kitchen === null && isOfOne && collaborators.some(({ id }) => id === other)
  }
  const data =
    lists.data && plans.data ? { lists: lists.data.filter(isShared), plans: plans.data.filter(isShared) } : undefined
  return {
    data,
    error: lists.error ?? plans.error,
    isFetching: lists.isFetching || plans.isFetching,
    refetch: () => Promise.all([lists.refetch(), plans.refetch()]),
  }
}
