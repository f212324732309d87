import type { ShoppingListSummary } from '@potluck/api/shopping-lists'

/** A kitchen that a list or plan is made for. */
export interface NamedKitchen {
  readonly id: string
  readonly name: string
}

/** The kitchen of a new list or plan, as its answer states it. */
export const owning = (kitchen: NamedKitchen | undefined): ShoppingListSummary['kitchen'] =>
  kitchen ? { id: kitchen.id, name: kitchen.name, mayChange: true } : null

/** Whether the cook may change a list or plan: what is a kitchen's, its readers only see. */
export const isWritable = ({ kitchen }: Pick<ShoppingListSummary, 'kitchen'>): boolean =>
  kitchen === null || kitchen.mayChange
