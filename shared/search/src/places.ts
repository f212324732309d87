/** Where a word stands in a recipe, as bits. */
export const place = { title: 1, ingredients: 2, source: 4, rest: 8 } as const
