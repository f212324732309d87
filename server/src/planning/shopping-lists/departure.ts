import { v7 as uuid } from 'uuid'
import type { Departure } from '../../machinery/for-features/define-feature.ts'
import { nobody } from '../../people/people/people.ts'
import { listsOf } from './store.ts'

/** Everybody on a list with a member who deletes their account. Kitchens handle their own end. */
export const listDeparture: Departure = async ({ database, notifier }, member) => {
  const lists = (await listsOf(database, member)).filter(({ kitchen }) => kitchen === null)
  return () => {
    for (const { id: shoppingListId, owner, collaborators } of lists) {
      const others = [owner, ...collaborators].map(({ id }) => id).filter((id) => id !== member.id)
      if (owner.id === member.id) {
        const data = { shoppingListId, updatedBy: nobody(member.id) }
        notifier.notify(others, { type: 'shoppingList:removed', data })
      } else {
        const data = { shoppingListId, updatedBy: owner, reference: uuid() }
        notifier.notify(others, { type: 'shoppingList:itemsUpdated', data })
      }
    }
  }
}
