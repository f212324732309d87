/** The name of the place from where a new dish flies to its day. */
export const plannedDish = (dishId: string): string => `planned:${dishId}`
