import type { Person } from '@potluck/api/fields'
import { listMealPlans } from '@potluck/api/meal-plans'
import { useShoppingLists } from '@potluck/parts/useShoppingLists'
import { useAnswer } from '@potluck/platform/answers'
import { useSession } from '@potluck/platform/hooks'

/** A list or a plan, as much of it as its people need. */
interface SharedThing {
  readonly id: string
  readonly title: string
  readonly owner: Person
  readonly collaborators: readonly Person[]
}

/** The shopping lists and meal plans of one of two people that the other is on too. On a third person's both are guests. */
export function useSharedThings(person: Person) {
  const { account } = useSession()
  const lists = useShoppingLists()
  const plans = useAnswer(listMealPlans, {})
  const isShared = ({ owner, collaborators }: SharedThing) => {
    const [other] = [account?.id, person.id].filter((id) => id !== owner.id)
    const isOfOne = owner.id === account?.id || owner.id === person.id
    return isOfOne && collaborators.some(({ id }) => id === other)
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
