import type { Person } from '@potluck/api/fields'
import type { ShoppingListSummary } from '@potluck/api/shopping-lists'

/** Whose a list or plan is. */
export interface Owned {
  readonly owner: Person
  readonly kitchen: ShoppingListSummary['kitchen']
}

/** Whether somebody deletes a list or plan for all: its owner, or a cook of its kitchen. Others leave it. */
export const mayDelete = ({ owner, kitchen }: Owned, personId: string | undefined): boolean =>
  kitchen ? kitchen.mayChange : owner.id === personId
