/** A line as a cook writes it, and how it is read: how much ("1 1/2", "2-3"), the name of the unit, the ingredient. */
export type WrittenLine = readonly [line: string, quantity: string, unit: string, ingredient: string]
