/** After these, the cook may write into an open list or plan of a kitchen, or no longer. */
export const kitchenEvents = ['kitchen:changed'] as const
